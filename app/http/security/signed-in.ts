import { data, type RouterContextProvider } from "react-router";
import { type SessionUser, userContext } from "#app/context.ts";

/** The signed-in person, in routes where the guard admits nobody else. Throws a 401 where nobody is signed in. */
export function signedIn(context: Readonly<RouterContextProvider>): SessionUser {
  const user = context.get(userContext);
  if (!user) throw data("Not authenticated", { status: 401 });
  return user;
}
