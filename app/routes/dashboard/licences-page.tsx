import { useState } from "react";
import { Form } from "react-router";
import type { FormState } from "#app/domain/forms/form-state.ts";
import {
  endsSoon,
  LICENCE_KINDS,
  lastDayOf,
  licenceName,
  licenceState,
  MOST_LICENCES,
  type StoredState,
  TOO_MANY_LICENCES,
} from "#app/domain/licences/licences.ts";
import { paths } from "#app/links.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FieldError, Hint, SelectField, TextField } from "#app/ui/forms/field.tsx";
import { FilePicker } from "#app/ui/forms/file-picker.tsx";
import { fieldsOf } from "#app/ui/forms/form-state.ts";
import { KeptDraft } from "#app/ui/forms/kept-draft.tsx";
import { Notice, Problem } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Day, Month } from "#app/ui/values/date-time.tsx";

type Licence = {
  id: string;
  kind: string;
  number: string;
  issuer: string;
  expiresOn: string | null;
  state: StoredState;
  reason: string;
};

type LicencesPageProps = FormState & {
  licences: readonly Licence[];
  today: string;
  /** The id of the licence that the form adds. */
  newId: string;
};

/** The licences of a professional with what the team found, and the form that adds one. */
export function LicencesPage({ licences, today, newId, ...form }: LicencesPageProps) {
  const [formId, setFormId] = useState(newId);
  // The licence of this form is added: the next one begins empty.
  if (licences.some(({ id }) => id === formId)) setFormId(newId);
  return (
    <DashboardPage title="Licences">
      <p className="max-w-text">
        Show us a licence or certificate, and customers see that we have seen it. Only our team sees
        the photo and the number. We delete the photo as soon as we have decided.
      </p>
      {licences.length > 0 && (
        <ul className="ruled max-w-text">
          {licences.map((licence) => (
            <OwnLicence key={licence.id} licence={licence} today={today} />
          ))}
        </ul>
      )}
      {licences.length < MOST_LICENCES ? (
        <AddForm key={formId} today={today} newId={formId} {...form} />
      ) : (
        <Notice tone={form.problem ? "bad" : "info"}>{TOO_MANY_LICENCES}</Notice>
      )}
    </DashboardPage>
  );
}

function OwnLicence({ licence, today }: { licence: Licence; today: string }) {
  const { id, kind, number, issuer } = licence;
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 flex-[1_1_12rem]">
        <b>{licenceName(kind)}</b>
        <p className="text-sm text-soft wrap-anywhere">
          {number}, {issuer}
        </p>
        <p className="wrap-anywhere">
          <State licence={licence} today={today} />
        </p>
      </div>
      <ButtonLink variant="secondary" size="small" to={paths.removeLicence(id)}>
        Remove<span className="sr-only"> {licenceName(kind)}</span>
      </ButtonLink>
    </li>
  );
}

/** The state of a licence in words. */
function State({ licence, today }: { licence: Licence; today: string }) {
  const { expiresOn, reason } = licence;
  switch (licenceState(licence, today)) {
    case "waiting":
      return (
        <>
          We are looking at it.
          {expiresOn !== null && (
            <>
              {" "}
              Last valid day: <Day at={lastDayOf(expiresOn)} />
            </>
          )}
        </>
      );
    case "refused":
      return `Not accepted: ${reason}`;
    case "expired":
      return (
        <>
          Expired.
          {expiresOn !== null && (
            <>
              {" "}
              Its last valid day was <Day at={lastDayOf(expiresOn)} />. Add the new one.
            </>
          )}
        </>
      );
    case "seen":
      return <Seen expiresOn={expiresOn} today={today} />;
  }
}

/** How long one that the team has seen is valid, and that it is time for a new one. */
function Seen({ expiresOn, today }: { expiresOn: string | null; today: string }) {
  if (expiresOn === null) return "Seen, does not expire";
  if (!endsSoon(expiresOn, today)) {
    return (
      <>
        Seen, valid until <Month at={lastDayOf(expiresOn)} />
      </>
    );
  }
  return (
    <>
      Seen, but it ends soon. Its last valid day is <Day at={lastDayOf(expiresOn)} />. Add the new
      one once you have it.
    </>
  );
}

const LABELS = {
  kind: "What it is",
  number: "Number",
  issuer: "Who issued it",
  expiresOn: "Last valid day",
  paper: "Photo of the paper",
};

const KINDS = [
  { value: "", name: "Please choose" },
  ...Object.entries(LICENCE_KINDS).map(([value, { name }]) => ({ value, name })),
];

type AddFormProps = FormState & Pick<LicencesPageProps, "today" | "newId">;

function AddForm({ today, newId, values, errors, problem }: AddFormProps) {
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <Panel
      as={Form}
      className="stack-4 max-w-text"
      method="post"
      encType="multipart/form-data"
      noValidate
    >
      <AccountField />
      <KeptDraft />
      <input type="hidden" name="id" value={values.id ?? newId} />
      <h2>Add a licence</h2>
      <ErrorSummary errors={errors} labels={LABELS} />
      <Problem>{problem}</Problem>
      <SelectField
        {...field("kind")}
        options={KINDS}
        hint="Nobody but our team learns of a police clearance."
      />
      <TextField {...field("number")} autoComplete="off" />
      <TextField {...field("issuer")} hint="For example the Mayor and Town Council or GRA." />
      <TextField
        {...field("expiresOn")}
        type="date"
        min={today}
        hint="Leave it empty for a technical certificate that does not expire."
      />
      <PaperField error={errors.paper} />
      <Button>Add licence</Button>
    </Panel>
  );
}

function PaperField({ error }: { error?: string }) {
  return (
    <div>
      <FilePicker
        action={LABELS.paper}
        thing="it"
        id="paper"
        name="paper"
        accept="image/jpeg,image/png,image/webp"
        aria-describedby={error ? "paper-hint paper-error" : "paper-hint"}
        aria-invalid={error ? true : undefined}
      />
      <Hint id="paper-hint">
        JPG, PNG or WebP, less than 5MB. All of the paper, so that its number can be read.
      </Hint>
      {error && <FieldError id="paper-error">{error}</FieldError>}
    </div>
  );
}
