import { ShortWhen } from "#app/ui/date-time.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** A booking request that waits in this browser for its account. */
export type Waiting = {
  /** UTC milliseconds. */
  startsAt: number;
  proFirstName: string;
};

/** Says on a page of the account which request waits for it, and what is left to do. */
export function WaitingRequest({ waiting, left }: { waiting: Waiting; left: string }) {
  return (
    <Notice tone="info">
      One step left: {left}. Then {waiting.proFirstName} gets your request for{" "}
      <ShortWhen at={waiting.startsAt} />.
    </Notice>
  );
}
