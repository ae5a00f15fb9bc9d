import { sql } from "drizzle-orm";
import { z } from "zod";
import { bit } from "#app/domain/bit.ts";
import { standingOf } from "#app/domain/people/access.ts";
import { TERMS } from "#app/domain/people/terms.ts";
import type { Database } from "#db/client.ts";
import { noBlock } from "#db/people/reach.ts";
import { liveSession, RESTING } from "#db/people/sessions.ts";
import { readRow } from "#db/read.ts";

const entrantSchema = z
  .object({
    userId: z.string(),
    /** Whether others may see that this person is here (decision 60). */
    showsPresence: bit,
    resting: z.enum(["deactivated", "deleting"]).nullable(),
    termsVersion: z.string().nullable(),
  })
  .transform(({ userId, showsPresence, resting, termsVersion }) => ({
    userId,
    showsPresence,
    standing: standingOf({ resting, acceptedTerms: termsVersion === TERMS.version }),
  }));
type Entrant = z.output<typeof entrantSchema>;

/** Whom a session, by the hash of its id, belongs to right now, or null. */
export async function readEntrant(
  db: Database,
  sessionHash: string,
  now: number,
): Promise<Entrant | null> {
  const { entrant } = await readRow(
    db,
    sql`select (select ${ENTRANT_JSON} from sessions s join users u on u.id = s.user_id
      where s.id_hash = ${sessionHash} and ${liveSession(now)}) as entrant_json`,
    z.object({ entrant: entrantSchema.nullable() }),
  );
  return entrant;
}

/** The same for a conversation's room, with whether that person may be in it: a member whom nobody blocks. */
export async function readMember(
  db: Database,
  sessionHash: string,
  conversationId: string,
  now: number,
): Promise<{ entrant: Entrant | null; isMember: boolean; isBlocked: boolean }> {
  const conversation = sql`conversations c where c.id = ${conversationId}
    and u.id in (c.participant_1, c.participant_2)`;
  const { found } = await readRow(
    db,
    sql`select (select json_object('entrant', json(${ENTRANT_JSON}),
        'isMember', exists (select 1 from ${conversation}),
        'isBlocked', exists (select 1 from ${conversation}
          and not ${noBlock(sql`c.participant_1`, sql`c.participant_2`)}))
      from sessions s join users u on u.id = s.user_id
      where s.id_hash = ${sessionHash} and ${liveSession(now)}) as found_json`,
    z.object({ found: memberSchema.nullable() }),
  );
  return found ?? { entrant: null, isMember: false, isBlocked: false };
}

const memberSchema = z.object({ entrant: entrantSchema, isMember: bit, isBlocked: bit });

const ENTRANT_JSON = sql`json_object('userId', u.id, 'showsPresence',
  coalesce((select show_online_status from settings where user_id = u.id), 1),
  'resting', ${RESTING}, 'termsVersion', u.terms_version)`;
