import { MINUTE_MS } from "#app/domain/durations.ts";

const PROOF_LASTS_MS = 5 * MINUTE_MS;
/** By how much the clocks of two machines may differ. */
const CLOCK_DIFFERENCE_MS = MINUTE_MS;

/**
 * What an act asks of somebody who is signed in: nothing more ("session"), the password or a code given within five
 * minutes ("recent"), or the password in the form itself ("in-form").
 */
export type Proof = "session" | "recent" | "in-form";

type Acts = { view: Proof; send: Proof | ReadonlyMap<string, Proof> };

/**
 * What each route of the settings asks for, when it is looked at and when its form is sent, by the form's `intent`
 * where it has several (threat 69). What is not listed asks for a recent proof.
 */
export const SETTINGS_ACTS: ReadonlyMap<string, Acts> = new Map<string, Acts>([
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
const UNLISTED: Acts = { view: "recent", send: "recent" };

/** What a route asks for, by its pattern as app/routes.ts says it; null for one that is none of the settings. */
function actsOf(pattern: string): Acts | null {
  if (pattern !== SETTINGS && !pattern.startsWith(`${SETTINGS}/`)) return null;
  return SETTINGS_ACTS.get(pattern) ?? UNLISTED;
}

/** What looking at a route asks for. */
export function proofToView(pattern: string): Proof {
  return actsOf(pattern)?.view ?? "session";
}

/** What a form sent to a route asks for, by its `intent`; one that is not known asks for a recent proof. */
export function proofToSend(pattern: string, intent: string): Proof {
  const send = actsOf(pattern)?.send ?? "session";
  return typeof send === "string" ? send : (send.get(intent) ?? "recent");
}

/** Whether a proof of `confirmedAt` still counts at `now`, both in UTC milliseconds. */
export function isRecentProof(confirmedAt: number | null, now: number): boolean {
  if (confirmedAt === null) return false;
  return now - confirmedAt < PROOF_LASTS_MS && confirmedAt - now < CLOCK_DIFFERENCE_MS;
}
