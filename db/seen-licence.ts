import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { PUBLIC_KINDS, readSeenLicences } from "#app/domain/licences/licences.ts";
import { licences } from "./schema/team.ts";
import { constant } from "./statements/constant.ts";

const publicKinds = sql.join(
  PUBLIC_KINDS.map((kind) => constant(kind)),
  sql`, `,
);

/** The condition that a licence of a person is shown on a day (YYYY-MM-DD): the team has seen it, and it still counts. */
const isShown = (userId: SQLWrapper, today: SQLWrapper | string): SQL =>
  sql`${licences}.user_id = ${userId} and ${licences}.state = 'seen' and ${licences}.kind in (${publicKinds})
    and (${licences}.expires_on is null or ${licences}.expires_on >= ${today})`;

/** Whether a person has a licence that is shown on a day. */
export const hasSeenLicence = (userId: SQLWrapper, today: SQLWrapper | string): SQL =>
  sql`exists (select 1 from ${licences} where ${isShown(userId, today)})`;

/** The day, YYYY-MM-DD, with a number counted from 1 January 1970. */
export const dayNumbered = (day: SQLWrapper): SQL => sql`date(${day} * 86400, 'unixepoch')`;

/** The licences of a person that are shown on a day, of each kind the one that lasts longest, and that one first. */
export function seenLicences(userId: SQLWrapper, today: SQLWrapper | string) {
  return sql<string>`(select json_group_array(json_object('kind', kind, 'expiresOn', expires_on)) from (
    select kind, nullif(max(coalesce(expires_on, '9999')), '9999') as expires_on
    from ${licences} where ${isShown(userId, today)} group by kind
    order by coalesce(expires_on, '9999') desc, kind))`.mapWith((json) =>
    readSeenLicences(JSON.parse(json)),
  );
}
