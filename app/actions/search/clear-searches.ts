import type { RouterContextProvider } from "react-router";
import { databaseContext } from "#app/context.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { clearSearches } from "#db/search/recent-searches.ts";

/** Clears the last searches of the signed-in person (decision 42). */
export function clearOwnSearches(context: Readonly<RouterContextProvider>) {
  return clearSearches(context.get(databaseContext), signedIn(context).id);
}
