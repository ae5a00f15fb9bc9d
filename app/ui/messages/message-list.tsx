import { Fragment, useEffect, useState } from "react";
import { dayOf } from "#app/domain/guyana-day.ts";
import type { Pending } from "#app/domain/messages/chat.ts";
import type { Message } from "#app/domain/messages/message.ts";
import { leadsElsewhere, SCAM_HINT } from "#app/domain/messages/scam-hint.ts";
import { textParts } from "#app/domain/text-links.ts";
import { Clock, WholeDay } from "#app/ui/date-time.tsx";
import { classes } from "../classes.ts";
import { Icon } from "../icon.tsx";
import { Notice } from "../notice.tsx";

const THEIRS = "max-w-[84%] self-start lg:max-w-[62%]";
const OWN = "max-w-[84%] self-end lg:max-w-[62%]";
const STATE = "mt-0.75 flex items-center gap-1 text-xs text-soft";
const BUBBLES = {
  theirs: "rounded-[2px_12px_12px] border border-line bg-card",
  own: "rounded-[12px_2px_12px_12px] border border-own-bubble bg-own-bubble text-white [&_a]:text-inherit",
  sending:
    "rounded-[12px_2px_12px_12px] border-[1.5px] border-dashed border-control bg-card text-ink",
};

type MessageListProps = {
  me: string;
  messages: readonly Message[];
  pending: readonly Pending[];
  /** The place up to which the other person has read. */
  otherReadSeq: number;
};

/** The messages of a conversation, oldest first, each day under its date; those being sent come last. */
export function MessageList({ me, messages, pending, otherReadSeq }: MessageListProps) {
  return (
    <ol className="flex flex-col gap-2">
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
        <Sending key={one.clientId} content={one.content} />
      ))}
    </ol>
  );
}

function DayHeading({ at, before }: { at: number; before: number | undefined }) {
  if (before !== undefined && dayOf(before) === dayOf(at)) return null;
  return (
    <li data-day className="self-center py-1 text-meta text-soft">
      <WholeDay at={at} />
    </li>
  );
}

function Own({ message, isRead }: { message: Message; isRead: boolean }) {
  return (
    <li className={OWN} data-message="own">
      <Content text={message.content} look="own" />
      <small className={`${STATE} justify-end`}>
        <span className="sr-only">You, </span>
        <Clock at={message.createdAt} />
        <Icon name={isRead ? "check-check" : "check"} className="size-3.5" />
        {isRead ? "Read" : "Sent"}
      </small>
    </li>
  );
}

function Theirs({ message }: { message: Message }) {
  return (
    <li className={THEIRS} data-message="theirs">
      <Content text={message.content} look="theirs" />
      <small className={STATE}>
        <Clock at={message.createdAt} />
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
      <Content text={content} look="sending" />
      <small className={`${STATE} justify-end`}>
        <Icon name="clock" className="size-3.5" />
        {late ? "Still sending…" : "Sending…"}
      </small>
    </li>
  );
}

function Content({ text, look }: { text: string; look: keyof typeof BUBBLES }) {
  return (
    <p className={classes("px-3 py-2 wrap-anywhere whitespace-pre-line", BUBBLES[look])}>
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
