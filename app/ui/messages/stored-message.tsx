import type { ReactNode } from "react";
import type { Message } from "#app/domain/messages/message.ts";
import { leadsElsewhere, SCAM_HINT } from "#app/domain/messages/scam-hint.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { GuyanaClock } from "#app/ui/values/date-time.tsx";
import { OWN, STATE, THEIRS } from "./message-side.ts";

type StoredProps = { message: Message; children: ReactNode };

/** A message of the reader, with whether the other person has read it. */
export function OwnMessage({ message, isRead, children }: StoredProps & { isRead: boolean }) {
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

type OtherMessageProps = StoredProps & {
  from: string;
  /** Whether it is the first that somebody wrote, which is checked for leading somewhere else. */
  isFirst: boolean;
};

/** A message of the other person. */
export function OtherMessage({ message, from, isFirst, children }: OtherMessageProps) {
  return (
    <li className={THEIRS} data-message="theirs">
      {children}
      <small className={STATE}>
        <span className="sr-only">{from}, </span>
        <GuyanaClock at={message.createdAt} />
      </small>
      {isFirst && leadsElsewhere(message.content) && <Notice tone="wait">{SCAM_HINT}</Notice>}
    </li>
  );
}
