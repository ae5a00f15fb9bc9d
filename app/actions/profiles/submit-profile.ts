import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { requireOwnForm } from "#app/actions/photos/own-form.ts";
import { submittedPhotos } from "#app/actions/photos/own-photos.ts";
import { replacePortraits, storePortrait } from "#app/actions/photos/portrait.ts";
import { receivePhotoForm } from "#app/actions/photos/receive.ts";
import { forgetProfessional } from "#app/actions/services/forget-documents.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { UNREADABLE_FORM } from "#app/domain/failures/failure.ts";
import { versionOf } from "#app/domain/forms/version.ts";
import { idSchema } from "#app/domain/id.ts";
import type { ProfileFormState } from "#app/domain/profiles/form-state.ts";
import {
  PICTURE_GONE,
  PROFILE_NOT_UPDATED,
  type ProfileFields,
  parseProfileForm,
  profileFormValues,
  profileValues,
} from "#app/domain/profiles/profile.ts";
import { profileDifferences } from "#app/domain/profiles/profile-differences.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { updateProfile } from "#db/profiles/profile.ts";
import { readOwnProfile } from "./own-profile.ts";

const pictureSchema = z.object({
  pictureId: idSchema.nullable().catch(null),
  removePicture: z.literal("on").optional().catch(undefined).transform(Boolean),
});

/** Saves the profile of the signed-in person and its picture; what is wrong comes back beside its field. */
export async function submitProfile(request: Request, context: Readonly<RouterContextProvider>) {
  const { id: userId, role } = signedIn(context);
  const form = await receivePhotoForm(request, (file) => storePortrait(context, userId, file));
  if (!form.ok) {
    const empty = { ...profileValues([]), version: 0, pictureId: null, removesPicture: false };
    return showForm(context, { ...empty, problem: UNREADABLE_FORM }, form.status);
  }
  await requireOwnForm(request, context, form);
  const submission = profileValues(form.fields);
  const version = versionOf(submission.values);
  const current = pictureSchema.parse({ pictureId: null, ...submission.values });
  const uploaded = form.stored.at(-1);
  if (uploaded) await replacePortraits(context, userId, uploaded);
  const pictureId = uploaded ?? current.pictureId;
  const removesPicture = current.removePicture && !uploaded;
  const state = { ...submission, version, pictureId, removesPicture };
  const now = context.get(clockContext)();
  const parsed = parseProfileForm(submission, role, dayOf(now));
  const [refusal] = form.refusals;
  if (!parsed.ok || refusal) {
    const errors = {
      ...(!parsed.ok && parsed.errors),
      ...(refusal && { picture: refusal.error }),
    };
    return showForm(context, { ...state, errors }, refusal?.status ?? 400);
  }
  const outcome = await tryDatabase(
    updateProfile(context.get(databaseContext), {
      ...parsed.profile,
      userId,
      version,
      picture: pictureChange(state),
      now,
    }),
  );
  if (!outcome.ok) return showForm(context, { ...state, problem: PROFILE_NOT_UPDATED }, 503);
  if (!outcome.value) return explainConflict(request, context, state, parsed.profile);
  return profileSaved(request, context, state);
}

/** What follows once the profile is as it was sent: a picture that was removed also leaves the kept documents. */
function profileSaved(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { removesPicture }: SubmittedProfile,
) {
  if (removesPicture) forgetProfessional(context, signedIn(context));
  return seeOther(paths.profile, { request, notice: "profile-updated" });
}

type SubmittedProfile = Omit<
  ProfileFormState,
  "errors" | "problem" | "differences" | "pictureName"
>;

function pictureChange({ pictureId, removesPicture }: SubmittedProfile) {
  if (removesPicture) return "remove";
  return pictureId === null ? null : { id: pictureId };
}

/** The response that shows the form again, with its values. */
async function showForm(
  context: Readonly<RouterContextProvider>,
  state: SubmittedProfile & Partial<ProfileFormState>,
  status: number,
) {
  const { pictureId } = state;
  const [picture] = await submittedPhotos(
    context,
    pictureId === null ? [] : [{ id: pictureId, alt: "" }],
  );
  const pictureName = picture?.name ?? null;
  const formState: ProfileFormState = {
    errors: {},
    problem: null,
    differences: null,
    ...state,
    pictureName,
  };
  return refuse(status, { state: formState });
}

/**
 * Why a valid form changed nothing: the profile was changed elsewhere, or the uploaded picture is deleted already. When
 * the stored profile equals the form, it was saved before and only the response was lost.
 */
async function explainConflict(
  request: Request,
  context: Readonly<RouterContextProvider>,
  state: SubmittedProfile,
  { person, profession }: ProfileFields,
) {
  const result = await tryDatabase(readOwnProfile(context));
  if (!result.ok) return showForm(context, { ...state, problem: PROFILE_NOT_UPDATED }, 503);
  const current = result.value;
  if (current.version === state.version) {
    const errors = { picture: PICTURE_GONE };
    return showForm(context, { ...state, pictureId: current.profilePicture, errors }, 409);
  }
  const differences = profileDifferences(
    profileFormValues(current),
    profileFormValues({ ...current, ...person, ...profession }),
    signedIn(context).displayPreferences,
  );
  const picture = state.removesPicture ? null : state.pictureId;
  if (differences.length === 0 && current.profilePicture === picture)
    return profileSaved(request, context, state);
  return showForm(context, { ...state, version: current.version, differences }, 409);
}
