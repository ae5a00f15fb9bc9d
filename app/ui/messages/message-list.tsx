import { Fragment, useEffect, useState } from "react";
import { dayOf } from "#app/domain/guyana-day.ts";
import type { Pending } from "#app/domain/messages/chat.ts";
import type { Message } from "#app/domain/messages/message.ts";
import { leadsElsewhere, SCAM_HINT } from "#app/domain/messages/scam-hint.ts";
import { textParts } from "#app/domain/text-links.ts";
import { Icon } from "../icon.tsx";
import { Notice } from "../notice.tsx";
import { Clock, WholeDay } from "../when.tsx";

type MessageListProps = {
  me: string;
  messages: readonly Message[];
  pending: readonly Pending[];
  /** How far the other one has read. */
  otherReadSeq: number;
};

/** The messages of a conversation, oldest first, each day under its date; what is on its way stands last. */
export function MessageList({ me, messages, pending, otherReadSeq }: MessageListProps) {
  return (
    <ol className="msgs">
      {messages.map((message, i) => (
        <Fragment key={message.seq}>
          <DayHeading at={message.createdAt} before={messages[i - 1]?.createdAt} />
          {message.senderId === me ? (
            <Own message={message} isRead={message.seq <= otherReadSeq} />
          ) : (
            <Theirs message={message} />
          )}
        </Fragment>
      ))}
      {pending.map((one) => (
        <OnItsWay key={one.clientId} content={one.content} />
      ))}
    </ol>
  );
}

function DayHeading({ at, before }: { at: number; before: number | undefined }) {
  if (before !== undefined && dayOf(before) === dayOf(at)) return null;
  return (
    <li className="day">
      <WholeDay at={at} />
    </li>
  );
}

function Own({ message, isRead }: { message: Message; isRead: boolean }) {
  return (
    <li className="msg me">
      <Content text={message.content} />
      <small>
        <span className="vh">You, </span>
        <Clock at={message.createdAt} />
        <Icon name={isRead ? "check-check" : "check"} />
        {isRead ? "Read" : "Sent"}
      </small>
    </li>
  );
}

function Theirs({ message }: { message: Message }) {
  return (
    <li className="msg">
      <Content text={message.content} />
      <small>
        <Clock at={message.createdAt} />
      </small>
      {message.seq === 1 && leadsElsewhere(message.content) && (
        <Notice tone="wait">{SCAM_HINT}</Notice>
      )}
    </li>
  );
}

const STILL_MS = 2_000;

function OnItsWay({ content }: { content: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), STILL_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <li className="msg me sending">
      <Content text={content} />
      <small>
        <Icon name="clock" />
        {late ? "Still sending…" : "Sending…"}
      </small>
    </li>
  );
}

function Content({ text }: { text: string }) {
  return (
    <p>
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
