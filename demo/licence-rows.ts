import { DAY_MS } from "#app/domain/time/durations.ts";
import { addDays, dayOf } from "#app/domain/time/guyana-day.ts";
import type { licences } from "#db/schema/team.ts";
import type { DemoPeople, Professional } from "./demo-people.ts";
import { draw, pick, seedId } from "./seeded-random.ts";

type LicenceRow = typeof licences.$inferInsert;

/** Whether the team has seen a licence of a professional: of one in five, and of the one whom everybody can sign in as. */
export const hasLicence = ({ email }: Pick<Professional, "email">): boolean =>
  email === "pro@kayap.test" || draw(`licence:${email}`, 5) === 0;

const KINDS = [
  { kind: "trade", issuer: "Georgetown City Council" },
  { kind: "gra", issuer: "Guyana Revenue Authority" },
] as const;

/** A licence of everybody who has one, seen a month ago and valid for three months to two years. */
export function licenceRows(demoPeople: DemoPeople, now: number): LicenceRow[] {
  const seenAt = now - 30 * DAY_MS;
  return demoPeople.professionals.filter(hasLicence).map(({ id, email }) => ({
    ...pick(`licence-kind:${email}`, KINDS),
    id: seedId(`licence:${email}`),
    userId: id,
    number: `DEMO-${1000 + draw(`licence-number:${email}`, 9000)}`,
    expiresOn: addDays(dayOf(now), 90 + draw(`licence-days:${email}`, 640)),
    state: "seen",
    createdAt: seenAt - DAY_MS,
    decidedAt: seenAt,
  }));
}
