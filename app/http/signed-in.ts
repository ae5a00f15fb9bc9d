import { data, type RouterContextProvider } from "react-router";
import { type SessionUser, userContext } from "#app/context.ts";

/** Who is signed in, for what the guard lets only people through to. Throws a 401 where nobody is. */
export function signedIn(context: Readonly<RouterContextProvider>): SessionUser {
  const user = context.get(userContext);
  if (!user) throw data("Not authenticated", { status: 401 });
  return user;
}
