import { useEffect, useRef } from "react";
import type { QueueEntry } from "#app/domain/queue/entry.ts";
import { notSentText } from "#app/domain/queue/words.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Notice } from "#app/ui/notice.tsx";

type SignOutQuestionProps = {
  entries: readonly QueueEntry[];
  /** What the person has chosen last. */
  state: "asking" | "sending" | "not sent";
  sendNow: () => void;
  discard: () => void;
  cancel: () => void;
};

/** Asks before a sign-out that would erase what was not sent yet. */
export function SignOutQuestion({
  entries,
  state,
  sendNow,
  discard,
  cancel,
}: SignOutQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <Dialog ref={dialog} aria-labelledby="sign-out-question" onClose={cancel}>
      <div className="stack-4">
        <h2 id="sign-out-question">{notSentText(entries)}</h2>
        <p>Signing out erases what has not been sent from this device.</p>
        {state === "not sent" && (
          <Notice tone="bad">It could not be sent right now. Please try again later.</Notice>
        )}
        <div className="flex flex-wrap gap-2" aria-busy={state === "sending"}>
          <Button type="button" onClick={sendNow} disabled={state === "sending"}>
            {state === "sending" ? "Sending…" : "Send now"}
          </Button>
          <Button type="button" variant="danger" onClick={discard}>
            Sign out and discard
          </Button>
          <Button type="button" variant="quiet" onClick={() => dialog.current?.close()}>
            Stay signed in
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
