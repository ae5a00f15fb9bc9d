import type { ShownForm } from "#app/domain/unsent-form.ts";
import { paths, withNext } from "#app/links.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { Button } from "../button.tsx";
import { Notice } from "../notice.tsx";
import { Panel } from "../panel.tsx";
import { UnsentFields } from "../unsent-fields.tsx";
import { DashboardPage } from "./page.tsx";

type UnsentPageProps = {
  unsent: ShownForm;
  /** What the form saves, in words; null for an unknown form. */
  saved: string | null;
  /** The path to go on to without it. */
  next: string;
  problem: string | null;
};

/** Returns to somebody the form they sent after their session had ended, to send again or discard. */
export function UnsentPage({ unsent, saved, next, problem }: UnsentPageProps) {
  const here = withNext(paths.unsentForm, next);
  return (
    <DashboardPage title="Your changes are kept">
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Panel narrow className="stack-4">
        <UnsentFields unsent={unsent} button="Save now">
          <p>
            You were signed out while saving {saved ?? "a form"}. Your changes are kept for an hour.
            Nothing was saved yet.
          </p>
        </UnsentFields>
        <form method="post" action={here}>
          <AccountField />
          <Button variant="secondary">Discard</Button>
        </form>
      </Panel>
    </DashboardPage>
  );
}
