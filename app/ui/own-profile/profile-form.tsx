import { Form, Link } from "react-router";
import { type OwnProfile, specialtyChoices } from "#app/domain/own-profile.ts";
import { PROFILE_LABELS } from "#app/domain/profile-differences.ts";
import { ErrorSummary } from "../error-summary.tsx";
import { TextAreaField, TextField } from "../field.tsx";
import { Icon } from "../icon.tsx";
import { Notice } from "../notice.tsx";
import { PlaceFields } from "../own-services/place-fields.tsx";
import { TimeFields } from "../own-services/time-fields.tsx";
import { ChangedElsewhere } from "./changed-elsewhere.tsx";
import type { ProfileFormState } from "./form-state.ts";
import { PictureField } from "./picture-field.tsx";

const PATH = "/dashboard/profile";

/** The way from the profile to its form. */
export function EditProfileLink() {
  return (
    <Link className="btn s" to={`${PATH}?edit=1`}>
      <Icon name="pencil" />
      Edit Profile
    </Link>
  );
}

/** The whole profile as one form; Cancel goes back to what is stored. */
export function ProfileForm({ profile, state }: { profile: OwnProfile; state: ProfileFormState }) {
  const { errors, problem, differences, version } = state;
  return (
    <>
      <ErrorSummary errors={errors} labels={PROFILE_LABELS} />
      {problem && <Notice tone="bad">{problem}</Notice>}
      {differences && <ChangedElsewhere differences={differences} />}
      <Form
        className="f stack profile-form"
        method="post"
        action={PATH}
        encType="multipart/form-data"
        noValidate
      >
        <input type="hidden" name="version" value={version} />
        <section className="stack">
          <h2>Personal information</h2>
          <PersonFields {...state} />
        </section>
        {profile.role === "professional" && (
          <section className="stack">
            <h2>Your work</h2>
            <ProfessionFields {...state} />
          </section>
        )}
        <section className="stack">
          <h2>Location</h2>
          <PlaceFields values={state.values} errors={errors} />
        </section>
        <section className="stack">
          <h2>{PROFILE_LABELS.picture}</h2>
          <PictureField profile={profile} {...state} error={errors.picture} />
        </section>
        <div className="save-bar line">
          <button className="btn">Save Changes</button>
          <Link className="btn alt" to={PATH}>
            Cancel
          </Link>
        </div>
      </Form>
    </>
  );
}

function PersonFields({ values, errors }: ProfileFormState) {
  return (
    <>
      <div className="pair-w">
        <TextField
          id="firstName"
          name="firstName"
          label={PROFILE_LABELS.firstName}
          autoComplete="given-name"
          defaultValue={values.firstName}
          error={errors.firstName}
          required
        />
        <TextField
          id="lastName"
          name="lastName"
          label={PROFILE_LABELS.lastName}
          autoComplete="family-name"
          defaultValue={values.lastName}
          error={errors.lastName}
          required
        />
        <TextField
          id="phone"
          name="phone"
          type="tel"
          label={PROFILE_LABELS.phone}
          placeholder="+592 XXX XXXX"
          hint="Optional. Nobody sees it unless you allow it in Settings."
          autoComplete="tel"
          defaultValue={values.phone}
          error={errors.phone}
        />
        <TextField
          id="dateOfBirth"
          name="dateOfBirth"
          type="date"
          label={PROFILE_LABELS.dateOfBirth}
          hint="Optional and private: only to check that you are 18 or older."
          autoComplete="bday"
          defaultValue={values.dateOfBirth}
          error={errors.dateOfBirth}
        />
      </div>
      <TextAreaField
        id="bio"
        name="bio"
        rows={6}
        label={PROFILE_LABELS.bio}
        hint="Optional, up to 1000 characters. What you do, where, and how you work."
        defaultValue={values.bio}
        error={errors.bio}
      />
    </>
  );
}

function ProfessionFields({ values, specialties, errors }: ProfileFormState) {
  return (
    <>
      <div className="pair-w">
        <TextField
          id="businessName"
          name="businessName"
          label={PROFILE_LABELS.businessName}
          hint="Optional. Shown in place of your name."
          autoComplete="organization"
          defaultValue={values.businessName}
          error={errors.businessName}
        />
        <TextField
          id="yearsOfExperience"
          name="yearsOfExperience"
          type="number"
          min={0}
          max={50}
          label={PROFILE_LABELS.yearsOfExperience}
          hint="Optional, 0 to 50."
          defaultValue={values.yearsOfExperience}
          error={errors.yearsOfExperience}
        />
        <TextField
          id="website"
          name="website"
          type="url"
          label={PROFILE_LABELS.website}
          placeholder="https://"
          hint="Optional."
          autoComplete="url"
          defaultValue={values.website}
          error={errors.website}
        />
        <TextField
          id="hourlyRate"
          name="hourlyRate"
          inputMode="decimal"
          min={0}
          step={0.01}
          label={PROFILE_LABELS.hourlyRate}
          hint="Optional, in Guyana dollars."
          defaultValue={values.hourlyRate}
          error={errors.hourlyRate}
        />
      </div>
      <fieldset id="specialties" tabIndex={-1}>
        <legend>{PROFILE_LABELS.specialties}</legend>
        <div className="ticks">
          {specialtyChoices(specialties).map((name) => (
            <label key={name} className="tick">
              <input
                type="checkbox"
                name="specialties"
                value={name}
                defaultChecked={specialties.includes(name)}
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <TimeFields values={values} errors={errors} />
      <p className="hint">New services start with these times.</p>
    </>
  );
}
