import { JOB_LABELS } from "#app/domain/jobs/form.ts";
import { TOO_MANY_OPEN } from "#app/domain/jobs/job.ts";
import type { JobFormState } from "#app/domain/jobs/new-job.ts";
import { altField, type FormPhoto } from "#app/domain/services/photo.ts";
import { paths } from "#app/links.ts";
import { Button, EnterButton } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { KeptDraft } from "#app/ui/forms/kept-draft.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { PageMain, PageWithAside } from "#app/ui/pages/page.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { OffersPart, WhatPart, WhenPart, WherePart } from "./form-parts.tsx";

type PostJobPageProps = {
  state: JobFormState;
  /** Why this person cannot post a job now; null when they can. */
  refusal: string | null;
  isSignedIn: boolean;
  /** Whether it is shown as it was kept while its person signed in. */
  isKept: boolean;
  /** Whether what was kept is not in this browser. */
  isElsewhere: boolean;
  /** UTC milliseconds now. */
  today: number;
};

/** The form that posts a job: what, where, when. */
export function PostJobPage(props: PostJobPageProps) {
  const { state, refusal, isSignedIn, isKept, isElsewhere, today } = props;
  const { values, errors, problem, photos } = state;
  return (
    <PageMain>
      <Breadcrumbs trail={[{ name: "Home", href: "/" }, { name: "Post a job" }]} />
      <PageWithAside label="How it works" aside={<HowItWorks />}>
        <div className="stack-2">
          <h1>Post a job</h1>
          <p className="text-soft">
            Say once what you need. Professionals near you answer with a price and times.
            {!isSignedIn && " You sign in at the last step; what you typed is kept."}
          </p>
        </div>
        <ErrorSummary errors={errors} labels={{ ...JOB_LABELS, ...altLabels(photos) }} />
        {!problem && refusal && (
          <Notice tone="wait">
            {refusal} {refusal === TOO_MANY_OPEN && <a href={paths.jobs}>My Jobs</a>}
          </Notice>
        )}
        {isSignedIn && isKept && !problem && !refusal && (
          <Notice tone="info">
            Your job is not posted yet. Check it, add photos if you like, and tap Post job.
          </Notice>
        )}
        {isElsewhere && !refusal && (
          <Notice tone="info">
            Did you fill in your job in another browser? It is kept there: go on there, or fill in
            the form again.
          </Notice>
        )}
        <Problem>{problem}</Problem>
        <form
          className="stack-4"
          method="post"
          action={paths.newJob({ draft: values.key })}
          encType={isSignedIn ? "multipart/form-data" : undefined}
          noValidate
        >
          <AccountField />
          <EnterButton name="press" value="save" />
          <KeptDraft />
          <input type="hidden" name="key" value={values.key} data-form-id="" />
          <WhatPart state={state} isSignedIn={isSignedIn} />
          <WherePart state={state} />
          <WhenPart state={state} today={today} />
          <OffersPart state={state} />
          <div className="flex flex-wrap items-center gap-3">
            <Button name="press" value="save">
              <Icon name="send" />
              Post job
            </Button>
            {!isSignedIn && (
              <Button variant="secondary" name="press" value="sign-in">
                I have an account
              </Button>
            )}
          </div>
        </form>
      </PageWithAside>
    </PageMain>
  );
}

function altLabels(photos: readonly FormPhoto[]): Record<string, string> {
  return Object.fromEntries(photos.map(({ id }, i) => [altField(id), `Photo ${i + 1}`]));
}

function HowItWorks() {
  return (
    <Panel variant="flat" className="stack-4">
      <h2 className="text-lg">How it works</h2>
      <ol className="list-decimal space-y-2 pl-5">
        <li>We tell up to 30 professionals of the trade in your region.</li>
        <li>They send offers: a price, what is included, and times.</li>
        <li>You accept one, and it is booked. The others are told.</li>
      </ol>
      <p className="text-sm text-soft">
        It is free. Until you accept an offer, professionals see your first name and your town,
        never your phone number or your street.
      </p>
    </Panel>
  );
}
