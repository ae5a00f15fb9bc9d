import { ShortWhen } from "#app/ui/date-time.tsx";
import { Notice } from "#app/ui/notice.tsx";

type WaitingRequest = {
  /** UTC milliseconds. */
  startsAt: number;
  proFirstName: string;
};

/** A booking request, or a job, that waits in this browser for its account. */
export type Waiting = WaitingRequest | { what: string };

/** Says on a page of the account what waits for it, and what is left to do. */
export function WaitingForm({ waiting, left }: { waiting: Waiting; left: string }) {
  return (
    <Notice tone="info">
      {"what" in waiting ? (
        <>
          We keep your job “{waiting.what}”. Next step: {left}. Then you post it.
        </>
      ) : (
        <>
          One step left: {left}. Then {waiting.proFirstName} gets your request for{" "}
          <ShortWhen at={waiting.startsAt} />.
        </>
      )}
    </Notice>
  );
}
