import { data, type RouterContextProvider } from "react-router";
import { clockContext, databaseContext } from "#app/context.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { readProfile } from "#db/profiles/profile.ts";

/** The profile of the signed-in person; a 404 where their account is gone. */
export async function readOwnProfile(context: Readonly<RouterContextProvider>) {
  const now = context.get(clockContext)();
  const profile = await readProfile(context.get(databaseContext), signedIn(context).id, now);
  if (!profile) throw data(null, { status: 404 });
  return profile;
}
