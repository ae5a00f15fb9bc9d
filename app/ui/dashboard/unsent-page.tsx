import type { UnsentForm } from "#app/domain/unsent-form.ts";
import { Failure } from "../failure.tsx";
import { withNext } from "../links.ts";
import { Notice } from "../notice.tsx";
import { UnsentFields } from "../unsent-fields.tsx";
import { DashboardPage } from "./page.tsx";

type UnsentPageProps = {
  /** Null when it could not be read right now. */
  unsent: UnsentForm | null;
  /** What the form saves, in words; null for one we have no words for. */
  saved: string | null;
  /** Where to go on without it. */
  next: string;
  problem: string | null;
};

/** Gives somebody back what they sent when they were signed out already; they decide what becomes of it. */
export function UnsentPage({ unsent, saved, next, problem }: UnsentPageProps) {
  const here = withNext("/dashboard/unsent", next);
  return (
    <DashboardPage title="Your changes are kept">
      {problem && <Notice tone="bad">{problem}</Notice>}
      {unsent ? (
        <div className="page-d panel stack">
          <UnsentFields unsent={unsent} button="Save now">
            <p>
              You were signed out while saving {saved ?? "a form"}. Your changes are kept for an
              hour. Nothing was saved yet.
            </p>
          </UnsentFields>
          <form method="post" action={here}>
            <button className="btn alt">Discard</button>
          </form>
        </div>
      ) : (
        <Failure again={here} />
      )}
    </DashboardPage>
  );
}
