import { type ReactNode, useContext, useEffect, useRef } from "react";
import { OFFER_WAITS, waitingText } from "#app/domain/queue/words.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { QueuedWritesContext, useWaitingOffer, useWaitingTransition } from "./queued-writes.ts";

type UnlessProps = {
  className?: string;
  /** The buttons or the form. */
  children: ReactNode;
};

/** What can be done with a booking, or that it was done without a connection and waits. */
export function UnlessWaiting({ bookingId, ...unless }: UnlessProps & { bookingId: string }) {
  const waiting = useWaitingTransition(bookingId);
  const text = waiting && waitingText(waiting.transition);
  return <Unless id={waiting?.id ?? null} text={text} {...unless} />;
}

/** The form of an offer for a job, or that one was sent without a connection and waits. */
export function UnlessOfferWaits({ jobId, ...unless }: UnlessProps & { jobId: string }) {
  const waiting = useWaitingOffer(jobId);
  return <Unless id={waiting?.id ?? null} text={OFFER_WAITS} {...unless} />;
}

/** `children`, or what waits under `id` on the device, with a way to take it back. */
function Unless({
  id,
  text,
  className,
  children,
}: UnlessProps & { id: string | null; text: string | null }) {
  const writes = useContext(QueuedWritesContext);
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const isWaiting = id !== null;
  // What had the focus was replaced by a press; nothing else takes the focus away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is shown
  useEffect(() => {
    if (isPressed.current) place.current?.focus();
    isPressed.current = false;
  }, [isWaiting]);
  const press = () => {
    isPressed.current = true;
  };
  if (!writes) return <div className={className}>{children}</div>;
  return (
    <div ref={place} className={className} tabIndex={-1} onSubmitCapture={press}>
      {id === null ? (
        children
      ) : (
        <Notice tone="wait">
          <p>{text}</p>
          <Button
            type="button"
            variant="secondary"
            size="small"
            className="mt-1"
            onClick={() => {
              press();
              writes.remove(id);
            }}
          >
            Take back
          </Button>
        </Notice>
      )}
    </div>
  );
}
