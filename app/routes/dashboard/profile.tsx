import { readOwnProfile } from "#app/actions/profiles/own-profile.ts";
import { submitProfile } from "#app/actions/profiles/submit-profile.ts";
import type { ProfileFormState } from "#app/domain/profiles/form-state.ts";
import {
  PROFILE_NOT_LOADED,
  PROFILE_NOT_UPDATED,
  profileFormValues,
} from "#app/domain/profiles/profile.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import type { Route } from "./+types/profile.ts";
import { EditProfileLink, ProfileForm } from "./profile/profile-form.tsx";
import { ProfileView } from "./profile/profile-view.tsx";

export const meta: Route.MetaFunction = () => privateMeta("Profile");

export async function loader({ context, url }: Route.LoaderArgs) {
  const editing = url.searchParams.has("edit");
  const profile = await tryDatabase(readOwnProfile(context));
  if (!profile.ok) return refuse(503, { editing, profile: null });
  return { editing, profile: profile.value };
}

export function action({ request, context }: Route.ActionArgs) {
  return submitProfile(request, context);
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { editing, profile } = loaderData;
  if (!profile) {
    return (
      <DashboardPage title="Profile">
        <Failure
          title={actionData ? PROFILE_NOT_UPDATED : PROFILE_NOT_LOADED}
          again={paths.profile}
        />
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
  const storedState: ProfileFormState = {
    ...profileFormValues(profile),
    errors: {},
    problem: null,
    pictureId: profile.profilePicture,
    pictureName: profile.profilePicture,
    removesPicture: false,
    version: profile.version,
    differences: null,
  };
  return (
    <DashboardPage title="Edit profile">
      <ProfileForm profile={profile} state={actionData?.state ?? storedState} />
    </DashboardPage>
  );
}
