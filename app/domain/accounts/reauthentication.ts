import { MINUTE_MS } from "#app/domain/durations.ts";

const RECENT_MS = 5 * MINUTE_MS;
/** By how much the clocks of two machines may differ. */
const CLOCK_DIFFERENCE_MS = MINUTE_MS;

/**
 * What an action requires of somebody who is signed in: nothing more ("session"), the password or a code given within five
 * minutes ("recent"), or the password in the form itself ("in-form").
 */
export type Proof = "session" | "recent" | "in-form";

type RequiredProof = { view: Proof; send: Proof | ReadonlyMap<string, Proof> };

/**
 * What each route of the settings requires, when it is viewed and when its form is sent, by the form's `intent` where it
 * has several (threat 69). An unlisted route requires a recent proof.
 */
export const SETTINGS_PROOFS: ReadonlyMap<string, RequiredProof> = new Map<string, RequiredProof>([
  ["/dashboard/settings", { view: "session", send: "session" }],
  ["/dashboard/settings/confirm", { view: "session", send: "in-form" }],
  ["/dashboard/settings/password", { view: "session", send: "in-form" }],
  [
    "/dashboard/settings/two-factor",
    {
      view: "session",
      send: new Map<string, Proof>([
        ["begin", "recent"],
        ["confirm", "recent"],
        ["codes", "recent"],
        ["end", "in-form"],
      ]),
    },
  ],
  ["/dashboard/settings/email", { view: "session", send: "recent" }],
  ["/dashboard/settings/data", { view: "session", send: "recent" }],
  ["/dashboard/settings/data/:key", { view: "recent", send: "recent" }],
  ["/dashboard/settings/deactivate", { view: "session", send: "recent" }],
  ["/dashboard/settings/delete", { view: "session", send: "in-form" }],
  ["/dashboard/settings/sessions", { view: "session", send: "session" }],
  ["/dashboard/settings/security-log", { view: "session", send: "session" }],
  ["/dashboard/settings/push", { view: "session", send: "session" }],
]);

const SETTINGS = "/dashboard/settings";
const UNLISTED: RequiredProof = { view: "recent", send: "recent" };

/** What a route requires, by its pattern as in app/routes.ts; null for one outside the settings. */
function requiredFor(pattern: string): RequiredProof | null {
  if (pattern !== SETTINGS && !pattern.startsWith(`${SETTINGS}/`)) return null;
  return SETTINGS_PROOFS.get(pattern) ?? UNLISTED;
}

/** What viewing a route requires. */
export function proofToView(pattern: string): Proof {
  return requiredFor(pattern)?.view ?? "session";
}

/** What a form sent to a route requires, by its `intent`; an unknown one requires a recent proof. */
export function proofToSend(pattern: string, intent: string): Proof {
  const send = requiredFor(pattern)?.send ?? "session";
  return typeof send === "string" ? send : (send.get(intent) ?? "recent");
}

/** Whether a proof of `confirmedAt` still counts at `now`, both in UTC milliseconds. */
export function isRecentReauthentication(confirmedAt: number | null, now: number): boolean {
  if (confirmedAt === null) return false;
  return now - confirmedAt < RECENT_MS && confirmedAt - now < CLOCK_DIFFERENCE_MS;
}
