import { paths, signInFor } from "#app/links.ts";
import { Notice } from "#app/ui/notice.tsx";
import { ShortWhen } from "#app/ui/values/date-time.tsx";

type WaitingRequest = {
  /** UTC milliseconds. */
  startsAt: number;
  proFirstName: string;
};

/** A booking request, or a job, that waits in this browser for its account. */
export type Waiting = WaitingRequest | { what: string };

/** A booking request that this browser keeps, with where it is. */
export type Kept = WaitingRequest & { serviceId: string; draftId: string };

/** Leads somebody who signs in on another way to the request that is not sent yet. */
export function KeptRequest({ kept }: { kept: Kept }) {
  const summary = paths.bookingForm(kept.serviceId, { draft: kept.draftId });
  return (
    <Notice tone="info">
      Your request to {kept.proFirstName} for <ShortWhen at={kept.startsAt} /> is not sent yet.{" "}
      <a href={signInFor(summary)}>Sign in to send it</a>
    </Notice>
  );
}

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
          Next: {left}. Then you check your request to {waiting.proFirstName} for{" "}
          <ShortWhen at={waiting.startsAt} /> and send it.
        </>
      )}
    </Notice>
  );
}
