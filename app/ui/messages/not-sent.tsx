import { useEffect, useState } from "react";
import type { Chat } from "#app/domain/messages/chat.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type { ChatActions } from "./chat-actions.ts";

type NotSentProps = { chat: Chat; actions: ChatActions | null; disabled: boolean };

/** Why sending failed. The text is in the box again; Retry sends it and all messages that wait behind it. */
export function NotSent({ chat: { problem, held }, actions, disabled }: NotSentProps) {
  const seconds = useSecondsUntil(problem?.retryAt ?? null);
  return (
    <Notice tone="bad">
      <p>
        {problem?.sentence}
        {seconds > 0 && <TryAgainIn key={problem?.retryAt} seconds={seconds} />}
      </p>
      {held.length > 0 && (
        <p>
          {held.length === 1 ? "1 more message is" : `${held.length} more messages are`} sent after
          this one.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="small" disabled={disabled || seconds > 0}>
          <Icon name="rotate-ccw" />
          Retry
        </Button>
        <Button type="button" variant="secondary" size="small" onClick={actions?.discard}>
          Discard
        </Button>
      </div>
    </Notice>
  );
}

/** Counts down for the eye; a screen reader hears the time once, in the alert that it is part of. */
function TryAgainIn({ seconds }: { seconds: number }) {
  const [atFirst] = useState(seconds);
  return (
    <>
      <span className="sr-only"> You can try again in {atFirst} seconds.</span>
      <span aria-hidden="true"> You can try again in {seconds} seconds.</span>
    </>
  );
}

function useSecondsUntil(moment: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (moment === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === null ? 0 : Math.max(0, Math.ceil((moment - now) / 1_000));
}
