import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { storePortrait } from "#app/actions/photos/portrait.ts";
import { receivePhotoForm } from "#app/actions/photos/receive.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { UNREADABLE_FORM } from "#app/domain/failure.ts";
import { dayOf } from "#app/domain/guyana-day.ts";
import { idSchema } from "#app/domain/id.ts";
import { profileDifferences } from "#app/domain/profiles/differences.ts";
import {
  formOf,
  PICTURE_GONE,
  PROFILE_NOT_LOADED,
  PROFILE_NOT_UPDATED,
  parseProfileForm,
  profileValues,
} from "#app/domain/profiles/profile.ts";
import { versionOf } from "#app/domain/version.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { pageHead } from "#app/ui/head.ts";
import type { ProfileFormState } from "#app/ui/profiles/form-state.ts";
import { EditProfileLink, ProfileForm } from "#app/ui/profiles/profile-form.tsx";
import { ProfileView } from "#app/ui/profiles/profile-view.tsx";
import { readOwnProfile, updateOwnProfile } from "#db/profiles/profile.ts";
import type { Route } from "./+types/profile.ts";

const PATH = paths.profile;
export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Profile | Kayap", unlisted: true });

const sentSchema = z.object({
  pictureId: idSchema.nullable().catch(null),
  removePicture: z.literal("on").optional().catch(undefined).transform(Boolean),
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const editing = url.searchParams.has("edit");
  const read = await tryDatabase(readProfile(context));
  if (!read.ok) return refuse(503, { editing, profile: null });
  return { editing, profile: read.value };
}

/** The profile of whoever is signed in. */
async function readProfile(context: Readonly<RouterContextProvider>) {
  const now = context.get(clockContext)();
  const profile = await readOwnProfile(context.get(databaseContext), signedIn(context).id, now);
  if (!profile) throw data(null, { status: 404 });
  return profile;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId, role } = signedIn(context);
  const form = await receivePhotoForm(request, (file) => storePortrait(context, userId, file));
  if (!form.ok) {
    const nothing = { ...profileValues([]), version: 0, pictureId: null, removesPicture: false };
    return refused({ ...nothing, problem: UNREADABLE_FORM }, form.status);
  }
  const sent = profileValues(form.fields);
  const version = versionOf(sent.values);
  const { pictureId, removePicture } = sentSchema.parse({
    pictureId: null,
    ...sent.values,
  });
  const uploaded = form.stored.at(-1);
  const shown = uploaded ?? pictureId;
  const removes = removePicture && !uploaded;
  const state = { ...sent, version, pictureId: shown, removesPicture: removes };
  const now = context.get(clockContext)();
  const parsed = parseProfileForm(sent, role, dayOf(now));
  const [refusal] = form.refusals;
  if (!parsed.ok || refusal) {
    const errors = {
      ...(!parsed.ok && parsed.errors),
      ...(refusal && { picture: refusal.error }),
    };
    return refused({ ...state, errors }, refusal?.status ?? 400);
  }
  const saved = await tryDatabase(
    updateOwnProfile(context.get(databaseContext), {
      ...parsed.profile,
      userId,
      version,
      picture: pictureChange(shown, removes),
      now,
    }),
  );
  if (!saved.ok) return refused({ ...state, problem: PROFILE_NOT_UPDATED }, 503);
  return saved.value ? updated(request) : changedElsewhere(request, context, state);
}

function updated(request: Request) {
  const headers = { "Set-Cookie": noticeCookie(request, "profile-updated") };
  return redirect(PATH, { status: 303, headers });
}

function pictureChange(shown: string | null, removes: boolean) {
  if (removes) return "remove";
  return shown === null ? null : { id: shown };
}

type Sent = Omit<ProfileFormState, "errors" | "problem" | "differences">;

/** The form again, with what was typed. */
function refused(state: Sent & Partial<ProfileFormState>, status: number) {
  const headers: HeadersInit = status === 503 ? { "Retry-After": "5" } : {};
  const whole: ProfileFormState = { errors: {}, problem: null, differences: null, ...state };
  return data({ state: whole }, { status, headers });
}

/**
 * Why a correct form changed nothing: another tab was faster, or the picture waited too long. Where everything stands as
 * it was sent it was saved after all, and only the answer was lost.
 */
async function changedElsewhere(
  request: Request,
  context: Readonly<RouterContextProvider>,
  state: Sent,
) {
  const read = await tryDatabase(readProfile(context));
  if (!read.ok) return refused({ ...state, problem: PROFILE_NOT_UPDATED }, 503);
  const stored = read.value;
  if (stored.version === state.version) {
    const errors = { picture: PICTURE_GONE };
    return refused({ ...state, pictureId: stored.profilePicture, errors }, 409);
  }
  const differences = profileDifferences(formOf(stored), state);
  const picture = state.removesPicture ? null : state.pictureId;
  if (differences.length === 0 && stored.profilePicture === picture) return updated(request);
  return refused({ ...state, version: stored.version, differences }, 409);
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { editing, profile } = loaderData;
  if (!profile) {
    return (
      <DashboardPage title="Profile">
        <Failure title={actionData ? PROFILE_NOT_UPDATED : PROFILE_NOT_LOADED} again={PATH} />
      </DashboardPage>
    );
  }
  if (!editing && !actionData) {
    return (
      <DashboardPage title="Profile" action={<EditProfileLink />}>
        <ProfileView profile={profile} />
      </DashboardPage>
    );
  }
  const stored: ProfileFormState = {
    ...formOf(profile),
    errors: {},
    problem: null,
    pictureId: profile.profilePicture,
    removesPicture: false,
    version: profile.version,
    differences: null,
  };
  return (
    <DashboardPage title="Edit Profile">
      <ProfileForm profile={profile} state={actionData?.state ?? stored} />
    </DashboardPage>
  );
}
