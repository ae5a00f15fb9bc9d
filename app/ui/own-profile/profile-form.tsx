import { Form, Link } from "react-router";
import { type OwnProfile, specialtyChoices } from "#app/domain/people/own-profile.ts";
import { PROFILE_LABELS } from "#app/domain/people/profile-differences.ts";
import { ChangedElsewhere } from "../changed-elsewhere.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { TextAreaField, TextField } from "../field.tsx";
import { fieldsOf } from "../form-state.ts";
import { Icon } from "../icon.tsx";
import { Notice } from "../notice.tsx";
import { PlaceFields } from "../own-services/place-fields.tsx";
import { TimeFields } from "../own-services/time-fields.tsx";
import { VersionField } from "../version-field.tsx";
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
      {differences && (
        <ChangedElsewhere
          differences={differences}
          kept="Your version is still in the form below."
          href={PATH}
        />
      )}
      <Form
        className="f stack profile-form"
        method="post"
        action={PATH}
        encType="multipart/form-data"
        noValidate
      >
        <VersionField version={version} />
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
        <div className="save-bar">
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
  const field = fieldsOf(PROFILE_LABELS, { values, errors });
  return (
    <>
      <div className="pair-w">
        <TextField {...field("firstName")} autoComplete="given-name" required />
        <TextField {...field("lastName")} autoComplete="family-name" required />
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
        hint="Optional, up to 1000 characters. What you do, where, and how you work."
      />
    </>
  );
}

function ProfessionFields({ values, specialties, errors }: ProfileFormState) {
  const field = fieldsOf(PROFILE_LABELS, { values, errors });
  return (
    <>
      <div className="pair-w">
        <TextField
          {...field("businessName")}
          hint="Optional. Shown in place of your name."
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
          min={0}
          step={0.01}
          hint="Optional, in Guyana dollars."
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
