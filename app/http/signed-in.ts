import { data, type RouterContextProvider } from "react-router";
import { type SessionUser, userContext } from "#app/context.ts";

/** The signed-in user of a page that the guard opens only to accounts. Throws a 401 where nobody is signed in. */
export function signedIn(context: Readonly<RouterContextProvider>): SessionUser {
  const user = context.get(userContext);
  if (!user) throw data("Not authenticated", { status: 401 });
  return user;
}
