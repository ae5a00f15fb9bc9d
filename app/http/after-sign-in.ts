import { redirect } from "react-router";
import type { Entry } from "#app/auth/enter.ts";

/** Sends somebody who has just signed in on to a path of ours, by way of the terms when they are new (decision 35). */
export function afterSignIn(goal: string, { cookies, acceptedTerms }: Entry): Response {
  const headers = new Headers(cookies.map((cookie) => ["Set-Cookie", cookie]));
  const asked = `/terms/accept?next=${encodeURIComponent(goal)}`;
  return redirect(acceptedTerms ? goal : asked, { status: 303, headers });
}
