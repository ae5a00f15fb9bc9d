import { useEffect, useState } from "react";
import type { Chat } from "#app/domain/messages/chat.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { GuyanaClock } from "#app/ui/values/date-time.tsx";
import { MessageContent } from "./message-content.tsx";
import { OWN, STATE } from "./message-side.ts";

const LATE_AFTER_MS = 2_000;

/** A message that is on its way. */
export function SendingMessage({ content }: { content: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <li className={OWN} data-message="sending">
      <MessageContent text={content} variant="sending" />
      <small className={`${STATE} justify-end`}>
        <Icon name="clock" className="size-3.5" />
        {late ? "Still sending…" : "Sending…"}
      </small>
    </li>
  );
}

type WaitingMessageProps = {
  content: string;
  waits: NonNullable<Chat["waits"]>;
  takeBack: () => void;
};

/** A message that is kept on the device until it can be sent. */
export function WaitingMessage({ content, waits, takeBack }: WaitingMessageProps) {
  return (
    <li className={OWN} data-message="waiting">
      <MessageContent text={content} variant="sending" />
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
