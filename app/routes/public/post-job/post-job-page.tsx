import { MOST_HORIZON } from "#app/domain/bookings/times.ts";
import { JOB_LABELS } from "#app/domain/jobs/form.ts";
import {
  DEFAULT_OFFERS,
  JOB_WHENS,
  LEAST_DETAILS,
  MOST_OFFERS,
  MOST_WHAT,
  TOO_MANY_OPEN,
  WHEN_NAMES,
} from "#app/domain/jobs/job.ts";
import { REGIONS } from "#app/domain/places/regions.ts";
import { PART_TEXT } from "#app/domain/search/labels.ts";
import { PART_NAMES } from "#app/domain/search/when.ts";
import type { CategoryProposal } from "#app/domain/services/category-proposal.ts";
import { altField, type FormPhoto, type ShownPhoto } from "#app/domain/services/photo.ts";
import { addDays, dayOf } from "#app/domain/time/guyana-day.ts";
import { paths } from "#app/links.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { FormPart } from "#app/ui/bookings/form-part.tsx";
import { RadioTile } from "#app/ui/bookings/radio-tile.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Button, EnterButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FieldError, Hint, SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { type FormState, fieldsOf } from "#app/ui/form-state.ts";
import { Icon } from "#app/ui/icon.tsx";
import { KeptDraft } from "#app/ui/kept-draft.tsx";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { PageMain, PageWithAside } from "#app/ui/page.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { JobPhotos } from "./job-photos.tsx";
import { TradeField } from "./trade-field.tsx";

/** The state of the form of a job: its values, its errors, and the trades that its words mean. */
export type JobFormState = FormState & {
  photos: ShownPhoto[];
  proposals: CategoryProposal[];
};

type PostJobPageProps = {
  state: JobFormState;
  /** Why this person cannot post a job now; null when they can. */
  refusal: string | null;
  isSignedIn: boolean;
  /** Whether it is shown as it was kept while its person signed in. */
  isKept: boolean;
  /** UTC milliseconds now. */
  today: number;
};

const REGION_OPTIONS = [
  { value: "", name: "Choose your region" },
  ...REGIONS.map(({ number, name }) => ({ value: name, name: `Region ${number}, ${name}` })),
];
const PART_OPTIONS = [
  { value: "", name: "Any time of the day" },
  ...PART_NAMES.map((value) => ({ value, name: PART_TEXT[value] })),
];
const OFFER_OPTIONS = Array.from({ length: MOST_OFFERS }, (_, i) => ({
  value: String(i + 1),
  name: i === 0 ? "1 offer" : `Up to ${i + 1} offers`,
}));

/** The form that posts a job: what, where, when. */
export function PostJobPage({ state, refusal, isSignedIn, isKept, today }: PostJobPageProps) {
  const { values, errors, problem, photos, proposals } = state;
  const field = fieldsOf(JOB_LABELS, state);
  const when = values.when ?? "asap";
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
          <FormPart title="1. What">
            <TextField
              {...field("what")}
              marked
              maxLength={MOST_WHAT}
              hint="For example: kitchen tap leaks"
              autoComplete="off"
            />
            <TradeField proposals={proposals} values={values} error={errors.subcategoryId} />
            <TextAreaField
              {...field("details")}
              marked
              rows={5}
              hint={`At least ${LEAST_DETAILS} characters. Sizes, material, what you tried. Please no phone number: we hide it until you accept an offer.`}
            />
            {isSignedIn ? (
              <div>
                <JobPhotos
                  photos={photos}
                  errors={errors}
                  isRemoved={values.press?.startsWith("remove:") ?? false}
                />
                <p role="status" className="mt-1.5 text-sm empty:sr-only" data-photos-said="" />
              </div>
            ) : (
              <Hint>You can add photos after you have signed in.</Hint>
            )}
          </FormPart>
          <FormPart title="2. Where">
            <SelectField {...field("region")} marked options={REGION_OPTIONS} />
            <TextField {...field("city")} marked autoComplete="address-level2" />
            <TextField
              {...field("landmark")}
              autoComplete="street-address"
              hint="Only the professional whose offer you accept sees it."
            />
          </FormPart>
          <FormPart title="3. When" id="when" describedBy={errors.when && "when-error"}>
            <div className="grid gap-2 sm:grid-cols-3">
              {JOB_WHENS.map((value) => (
                <RadioTile key={value} name="when" value={value} defaultChecked={value === when}>
                  {WHEN_NAMES[value]}
                </RadioTile>
              ))}
            </div>
            {errors.when && <FieldError id="when-error">{errors.when}</FieldError>}
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                {...field("day")}
                type="date"
                min={dayOf(today)}
                max={addDays(dayOf(today), MOST_HORIZON)}
                hint="Only for “On a day”."
              />
              <SelectField {...field("part")} options={PART_OPTIONS} />
            </div>
          </FormPart>
          <FormPart title="4. Offers">
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField {...field("budget")} inputMode="decimal" placeholder="25,000" />
              <SelectField
                {...field("offersWanted")}
                defaultValue={values.offersWanted ?? String(DEFAULT_OFFERS)}
                options={OFFER_OPTIONS}
              />
            </div>
          </FormPart>
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
