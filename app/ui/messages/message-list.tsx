import { Fragment } from "react";
import { type BookingStep, withSteps } from "#app/domain/messages/booking-step.ts";
import type { Card } from "#app/domain/messages/card.ts";
import type { Chat, Pending } from "#app/domain/messages/chat.ts";
import type { Message } from "#app/domain/messages/message.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import { PastDay } from "#app/ui/values/date-time.tsx";
import { BookingStepLine } from "./booking-step-line.tsx";
import { MessageCard } from "./card.tsx";
import { type BubbleVariant, MessageContent } from "./message-content.tsx";
import { OtherMessage, OwnMessage } from "./stored-message.tsx";
import { SendingMessage, WaitingMessage } from "./unsent-message.tsx";

type MessageListProps = {
  me: string;
  /** The name of the other person. */
  other: string;
  messages: readonly Message[];
  pending: readonly Pending[];
  /** What those being sent wait for: a connection, or the end of a limit (UTC ms). */
  waits: Chat["waits"];
  /** Puts one of them back into the input. */
  takeBack: (clientId: string) => void;
  /** The place up to which the other person has read. */
  otherReadSeq: number;
  /** The bookings and offers that stand in the place of messages. */
  cards: readonly Card[];
  /** What was done about these bookings, oldest first. */
  steps: readonly BookingStep[];
  /** The page of the conversation. */
  path: string;
  /** UTC milliseconds. */
  now: number;
};

/** The messages of a conversation, oldest first, each day under its date; those being sent come last. */
export function MessageList(props: MessageListProps) {
  const { me, other, messages, pending, waits, takeBack, otherReadSeq, cards, path, now } = props;
  const cardOf = new Map(cards.map((card) => [card.messageId, card]));
  const contentOf = (message: Message, variant: BubbleVariant) => {
    const card = cardOf.get(message.id);
    return card ? (
      <MessageCard card={card} text={message.content} path={path} />
    ) : (
      <MessageContent text={message.content} variant={variant} />
    );
  };
  // Before the first message stand the bookings from before the conversation, which count as read from its beginning.
  const first = messages[0]?.seq === 1 ? messages.find(({ id }) => !cardOf.has(id)) : undefined;
  const lines = withSteps(messages, props.steps);
  return (
    <ol className="flex flex-col gap-2">
      {lines.map((line, i) => (
        <Fragment key={"seq" in line ? line.seq : `${line.bookingId} ${line.createdAt}`}>
          <DayHeading at={line.createdAt} before={lines[i - 1]?.createdAt} now={now} />
          {!("seq" in line) ? (
            <BookingStepLine step={line} />
          ) : line.senderId === me ? (
            <OwnMessage message={line} isRead={Math.max(line.seq, first?.seq ?? 0) <= otherReadSeq}>
              {contentOf(line, "own")}
            </OwnMessage>
          ) : (
            <OtherMessage message={line} from={other} isFirst={line === first}>
              {contentOf(line, "theirs")}
            </OtherMessage>
          )}
        </Fragment>
      ))}
      {pending.map(({ clientId, content, kept }) =>
        // Until the device has stored it, nothing says that it can wait.
        waits === null || kept === undefined ? (
          <SendingMessage key={clientId} content={content} />
        ) : (
          <WaitingMessage
            key={clientId}
            content={content}
            waits={waits}
            takeBack={() => takeBack(clientId)}
          />
        ),
      )}
    </ol>
  );
}

type DayHeadingProps = { at: number; before: number | undefined; now: number };

function DayHeading({ at, before, now }: DayHeadingProps) {
  if (before !== undefined && dayOf(before) === dayOf(at)) return null;
  return (
    <li data-day className="self-center py-1 text-meta text-soft">
      <PastDay at={at} now={now} />
    </li>
  );
}
