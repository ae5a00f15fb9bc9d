import { randomUUID } from "node:crypto";
import type { Client } from "@libsql/client";
import { hashToken } from "#app/auth/one-time-token.ts";
import type { StaffRole } from "#app/domain/team/roles.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { insert, NOW, type PersonFields } from "#tests/support/fixtures.ts";
import { addFactor } from "#tests/support/records/two-factor.ts";
import { addAccount, browserOf, type TestBrowser } from "./accounts.ts";
import type { appOver } from "./app.ts";

/** Gives an account a role in the team. */
export function giveRole(client: Client, userId: string, role: StaffRole) {
  return insert(client, "staff", { user_id: userId, role, created_at: NOW });
}

/** Opens the pages of the team in a session, as if password and code had been given at `at`. */
export function openTeamPages(client: Client, userId: string, session: string, at = Date.now()) {
  return insert(client, "staff_sessions", {
    session_hash: hashToken(session),
    user_id: userId,
    started_at: at,
    last_seen_at: at,
  });
}

/** The same at NOW, in a browser that is signed in. */
export const openTeam = (client: Client, browser: TestBrowser, userId: string) =>
  openTeamPages(client, userId, browser.cookies.get("session") ?? "", NOW);

/** Somebody of the team with two-factor sign-in, in a browser where they have opened its pages. */
export async function addStaff(
  client: Client,
  app: ReturnType<typeof appOver>,
  role: StaffRole,
  fields: PersonFields = {},
) {
  const email = `${role}@kayap.test`;
  const id = await addAccount(client, { email, first_name: "Team", last_name: role, ...fields });
  await giveRole(client, id, role);
  const factor = await addFactor(client, id, NOW - DAY_MS);
  const browser = await browserOf(client, app, id);
  await openTeam(client, browser, id);
  return { id, browser, factor };
}

/** Writes a measure about somebody, a ban without a report unless the fields say otherwise; returns its id. */
export async function addMeasure(
  client: Client,
  personId: string,
  fields: Parameters<typeof insert>[2] = {},
) {
  const id = randomUUID();
  await insert(client, "measures", {
    id,
    person_id: personId,
    kind: "ban",
    subject_kind: "account",
    subject_id: personId,
    reason: "Asked for money first and never came.",
    created_at: NOW,
    ...fields,
  });
  return id;
}
