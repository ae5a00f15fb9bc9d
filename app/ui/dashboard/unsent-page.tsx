import type { UnsentForm } from "#app/domain/unsent-form.ts";
import { paths, withNext } from "#app/links.ts";
import { Button } from "../button.tsx";
import { Failure } from "../failure.tsx";
import { Notice } from "../notice.tsx";
import { Panel } from "../panel.tsx";
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
  const here = withNext(paths.unsentForm, next);
  return (
    <DashboardPage title="Your changes are kept">
      {problem && <Notice tone="bad">{problem}</Notice>}
      {unsent ? (
        <Panel narrow className="stack-4">
          <UnsentFields unsent={unsent} button="Save now">
            <p>
              You were signed out while saving {saved ?? "a form"}. Your changes are kept for an
              hour. Nothing was saved yet.
            </p>
          </UnsentFields>
          <form method="post" action={here}>
            <Button variant="secondary">Discard</Button>
          </form>
        </Panel>
      ) : (
        <Failure again={here} />
      )}
    </DashboardPage>
  );
}
