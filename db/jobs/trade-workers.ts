import { sql } from "drizzle-orm";
import type { Database } from "#db/connection/client.ts";
import { chunkOf, type Repaired, readChunk, repairInChunks } from "#db/recount/repair-in-chunks.ts";
import { users } from "#db/schema/accounts.ts";
import { tradeWorkers } from "#db/schema/jobs.ts";

/** Who does a trade where, and how well, by the listed services; `people` is a condition on the ids of professionals. */
const workers = (
  people: string,
) => `select t.trade, r.region, t.pro_id as professional_id, min(t.standing) as standing
  from (select pro_id, number, subcategory_id as trade, rank_standing as standing from services
      where listed = 1 and subcategory_id is not null and pro_id ${people}
    union all select pro_id, number, category_id, rank_standing from services where listed = 1 and pro_id ${people}) t
  join (select number, location_state as region from services where listed = 1 and pro_id ${people}
    union select s.number, u.location_state from services s join users u on u.id = s.pro_id where s.listed = 1 and s.pro_id ${people}
    union select s.number, w.region from services s join work_regions w on w.user_id = s.pro_id
      where s.listed = 1 and s.pro_id ${people}) r on r.number = t.number
  group by t.trade, r.region, t.pro_id`;

/** The statement that fills the empty table of who does which trade from all services, without its triggers. */
export const FILL_TRADE_WORKERS = `insert into trade_workers (trade, region, professional_id, standing)
  ${workers("notnull")}`;

// Raw, because the statement that fills the table, which is a text, is made of the same words; a constant.
const OF_CHUNK = sql.raw(workers("in (select id from chunk)"));

/**
 * Compares the table of who does which trade, which triggers keep, with the services, repairs the professionals that
 * differ and returns their ids. Correct rows are not written, and nobody's place in the order changes.
 */
export function recountTradeWorkers(db: Database): Promise<Repaired> {
  return repairInChunks(
    (after) => {
      const chunk = chunkOf(db, users, after);
      return readChunk(
        db,
        chunk,
        sql`with chunk (id) as materialized ${chunk},
          counted as materialized (${OF_CHUNK}),
          stored as materialized (select trade, region, professional_id, standing from ${tradeWorkers}
            where ${tradeWorkers.professionalId} in (select id from chunk))
          select distinct professional_id as id from
            (select * from (select * from counted except select * from stored)
            union all select * from (select * from stored except select * from counted))`,
      );
    },
    (ids) => repair(db, ids),
  );
}

function repair(db: Database, ids: string[]) {
  const chunk = sql`with chunk (id) as (select value from json_each(${JSON.stringify(ids)}))`;
  return db.batch([
    db.run(sql`${chunk} delete from ${tradeWorkers} where professional_id in (select id from chunk)
      and (trade, region, professional_id) not in (select trade, region, professional_id from (${OF_CHUNK}))`),
    db.run(sql`${chunk} insert into ${tradeWorkers} (trade, region, professional_id, standing, notified_at)
      select trade, region, professional_id, standing,
        coalesce((select max(created_at) from job_notices n where n.professional_id = w.professional_id), 0)
      from (${OF_CHUNK}) w where true
      on conflict do update set standing = excluded.standing`),
  ]);
}
