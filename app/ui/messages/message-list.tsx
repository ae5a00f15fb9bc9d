import { cva, type VariantProps } from "class-variance-authority";
import { Fragment, type ReactNode, useEffect, useState } from "react";
import type { Card } from "#app/domain/messages/card.ts";
import type { Chat, Pending } from "#app/domain/messages/chat.ts";
import type { Message } from "#app/domain/messages/message.ts";
import { leadsElsewhere, SCAM_HINT } from "#app/domain/messages/scam-hint.ts";
import { textParts } from "#app/domain/text/links.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { GuyanaClock, PastDay } from "#app/ui/values/date-time.tsx";
import { MessageCard } from "./card.tsx";

const THEIRS = "max-w-[84%] self-start lg:max-w-[62%]";
const OWN = "max-w-[84%] self-end lg:max-w-[62%]";
const STATE = "mt-0.75 flex items-center gap-1 text-xs text-soft";
const bubbleClass = cva("px-3 py-2 wrap-anywhere whitespace-pre-line", {
  variants: {
    variant: {
      theirs: "rounded-[2px_12px_12px] border border-line bg-card",
      own: "rounded-[12px_2px_12px_12px] border border-own-bubble bg-own-bubble text-on-deep [&_a]:text-inherit",
      sending:
        "rounded-[12px_2px_12px_12px] border-[1.5px] border-dashed border-control bg-card text-ink",
    },
  },
});
type BubbleVariant = NonNullable<VariantProps<typeof bubbleClass>["variant"]>;

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
      <MessageCard card={card} path={path} />
    ) : (
      <Content text={message.content} variant={variant} />
    );
  };
  return (
    <ol className="flex flex-col gap-2">
      {messages.map((message, i) => (
        <Fragment key={message.seq}>
          <DayHeading at={message.createdAt} before={messages[i - 1]?.createdAt} now={now} />
          {message.senderId === me ? (
            <Own message={message} isRead={message.seq <= otherReadSeq}>
              {contentOf(message, "own")}
            </Own>
          ) : (
            <Theirs message={message} from={other}>
              {contentOf(message, "theirs")}
            </Theirs>
          )}
        </Fragment>
      ))}
      {pending.map(({ clientId, content, kept }) =>
        // Until the device has stored it, nothing says that it can wait.
        waits === null || kept === undefined ? (
          <Sending key={clientId} content={content} />
        ) : (
          <Waits
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

type StoredProps = { message: Message; children: ReactNode };

function Own({ message, isRead, children }: StoredProps & { isRead: boolean }) {
  return (
    <li className={OWN} data-message="own">
      {children}
      <small className={`${STATE} justify-end`}>
        <span className="sr-only">You, </span>
        <GuyanaClock at={message.createdAt} />
        <Icon name={isRead ? "check-check" : "check"} className="size-3.5" />
        {isRead ? "Read" : "Sent"}
      </small>
    </li>
  );
}

function Theirs({ message, from, children }: StoredProps & { from: string }) {
  return (
    <li className={THEIRS} data-message="theirs">
      {children}
      <small className={STATE}>
        <span className="sr-only">{from}, </span>
        <GuyanaClock at={message.createdAt} />
      </small>
      {message.seq === 1 && leadsElsewhere(message.content) && (
        <Notice tone="wait">{SCAM_HINT}</Notice>
      )}
    </li>
  );
}

const LATE_AFTER_MS = 2_000;

function Sending({ content }: { content: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <li className={OWN} data-message="sending">
      <Content text={content} variant="sending" />
      <small className={`${STATE} justify-end`}>
        <Icon name="clock" className="size-3.5" />
        {late ? "Still sending…" : "Sending…"}
      </small>
    </li>
  );
}

type WaitsProps = {
  content: string;
  waits: NonNullable<Chat["waits"]>;
  takeBack: () => void;
};

/** A message that is kept on the device until it can be sent. */
function Waits({ content, waits, takeBack }: WaitsProps) {
  return (
    <li className={OWN} data-message="waiting">
      <Content text={content} variant="sending" />
      <div className="flex flex-wrap items-center justify-end gap-x-2">
        <small className={STATE}>
          <Icon name="clock" className="size-3.5" />
          {waits === "connection" ? (
            "Waiting for a connection"
          ) : (
            <span>
              Waiting: goes out at <GuyanaClock at={waits} />, when the hourly limit is over
            </span>
          )}
        </small>
        <Button type="button" variant="quiet" size="small" onClick={takeBack}>
          Take back<span className="sr-only"> “{content.slice(0, 40)}”</span>
        </Button>
      </div>
    </li>
  );
}

function Content({ text, variant }: { text: string; variant: BubbleVariant }) {
  return (
    <p className={bubbleClass({ variant })}>
      {textParts(text).map((part, i) =>
        part.href === null ? (
          part.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a stored text never move
          <a key={i} href={part.href} rel="nofollow ugc noopener" target="_blank">
            {part.text}
          </a>
        ),
      )}
    </p>
  );
}
