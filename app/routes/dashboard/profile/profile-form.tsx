import { Form } from "react-router";
import { fullRegionText } from "#app/domain/places/full-region-text.ts";
import { REGIONS } from "#app/domain/places/regions.ts";
import type { ProfileFormState } from "#app/domain/profiles/form-state.ts";
import {
  MOST_BIO,
  PROFILE_LABELS,
  PROFILE_NOT_UPDATED,
  type Profile,
  specialtyChoices,
} from "#app/domain/profiles/profile.ts";
import { paths } from "#app/links.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ChangedElsewhere } from "#app/ui/forms/changed-elsewhere.tsx";
import { useDraftOf } from "#app/ui/forms/draft-of.ts";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Hint, Legend, TextAreaField, TextField, Tick } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-state.ts";
import { KeptDraft } from "#app/ui/forms/kept-draft.tsx";
import { barButton, SaveBar } from "#app/ui/forms/save-bar.tsx";
import { VersionField } from "#app/ui/forms/version-field.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { useChosenPicture } from "#app/ui/profiles/use-chosen-picture.ts";
import { PlaceFields } from "#app/ui/services/place-fields.tsx";
import { TimeFields } from "#app/ui/services/time-fields.tsx";
import { PictureField } from "./picture-field.tsx";

const PATH = paths.profile;

/** Leads from the profile to its form. */
export function EditProfileLink() {
  return (
    <ButtonLink size="small" to={paths.editProfile}>
      <Icon name="pencil" />
      Edit profile
    </ButtonLink>
  );
}

/** The whole profile as one form; Cancel goes back to what is stored. */
export function ProfileForm({ profile, state }: { profile: Profile; state: ProfileFormState }) {
  const { errors, problem, differences, version } = state;
  const picture = useChosenPicture(useDraftOf());
  return (
    <>
      <ErrorSummary errors={errors} labels={PROFILE_LABELS} />
      <Problem>{problem}</Problem>
      {differences && (
        <ChangedElsewhere
          differences={differences}
          kept="Your version is still in the form below."
          href={PATH}
        />
      )}
      <Form
        className="stack-4"
        method="post"
        action={PATH}
        encType="multipart/form-data"
        noValidate
        onSubmit={(event) => {
          if (!picture.chosen?.problem) return;
          // A save without the chosen picture would say that it succeeded.
          event.preventDefault();
          picture.field.current?.focus();
        }}
      >
        <AccountField />
        <KeptDraft alsoKeptAt={picture.keptAt} onDiscard={picture.discard} />
        <VersionField version={version} />
        <p className="text-sm text-soft">
          Fields with <span className="font-bold text-danger">*</span> are required.
        </p>
        <section className="mt-6 stack-4 border-t border-line pt-5">
          <h2>Personal information</h2>
          <PersonFields {...state} />
        </section>
        {profile.role === "professional" && (
          <section className="mt-6 stack-4 border-t border-line pt-5">
            <h2>Your work</h2>
            <ProfessionFields {...state} />
          </section>
        )}
        <section className="mt-6 stack-4 border-t border-line pt-5">
          <h2>Location</h2>
          <PlaceFields values={state.values} errors={errors} optional />
          {profile.role === "professional" && <WorkRegions chosen={state.workRegions} />}
        </section>
        <section className="mt-6 stack-4 border-t border-line pt-5">
          <h2>{PROFILE_LABELS.picture}</h2>
          <PictureField profile={profile} picture={picture} {...state} error={errors.picture} />
        </section>
        <SaveBar>
          <FormFailure>{PROFILE_NOT_UPDATED}</FormFailure>
          <Button className={barButton}>Save Changes</Button>
          <ButtonLink variant="secondary" className={barButton} to={PATH} data-discards="">
            Cancel
          </ButtonLink>
        </SaveBar>
      </Form>
    </>
  );
}

function WorkRegions({ chosen }: { chosen: readonly string[] }) {
  return (
    <fieldset id="workRegions" tabIndex={-1} aria-describedby="workRegions-hint">
      <Legend>{PROFILE_LABELS.workRegions}</Legend>
      <Hint id="workRegions-hint">
        People who search there find your services, below those of professionals from there. We also
        write to you about jobs that customers post there.
      </Hint>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {REGIONS.map(({ name }) => (
          <Tick
            key={name}
            type="checkbox"
            name="workRegions"
            value={name}
            defaultChecked={chosen.includes(name)}
          >
            {fullRegionText(name)}
          </Tick>
        ))}
      </div>
    </fieldset>
  );
}

function PersonFields({ values, errors }: ProfileFormState) {
  const field = fieldsOf(PROFILE_LABELS, { values, errors });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field("firstName")} marked autoComplete="given-name" />
        <TextField {...field("lastName")} marked autoComplete="family-name" />
        <TextField
          {...field("phone")}
          type="tel"
          placeholder="+592 XXX XXXX"
          hint="Optional. Nobody sees it unless you allow it in Settings."
          autoComplete="tel"
        />
        <TextField
          {...field("dateOfBirth")}
          type="date"
          hint="Optional and private: only to check that you are 18 or older."
          autoComplete="bday"
        />
      </div>
      <TextAreaField
        {...field("bio")}
        rows={6}
        hint={`Optional, up to ${MOST_BIO} characters. What you do, where, and how you work.`}
      />
    </>
  );
}

function ProfessionFields({ values, specialties, errors }: ProfileFormState) {
  const field = fieldsOf(PROFILE_LABELS, { values, errors });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field("businessName")}
          hint="Optional. Shown instead of your name."
          autoComplete="organization"
        />
        <TextField
          {...field("yearsOfExperience")}
          type="number"
          min={0}
          max={50}
          hint="Optional, 0 to 50."
        />
        <TextField
          {...field("website")}
          type="url"
          placeholder="https://"
          hint="Optional."
          autoComplete="url"
        />
        <TextField
          {...field("hourlyRate")}
          inputMode="decimal"
          hint="Optional, in Guyana dollars."
        />
      </div>
      <fieldset id="specialties" tabIndex={-1}>
        <Legend>{PROFILE_LABELS.specialties}</Legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {specialtyChoices(specialties).map((name) => (
            <Tick
              key={name}
              type="checkbox"
              name="specialties"
              value={name}
              defaultChecked={specialties.includes(name)}
            >
              {name}
            </Tick>
          ))}
        </div>
      </fieldset>
      <TimeFields values={values} errors={errors} />
      <Hint>New services start with these times.</Hint>
    </>
  );
}
