import { sql } from "drizzle-orm";
import { z } from "zod";
import { type ReviewChoice, reviewChoiceSchema } from "#app/domain/reviews/choice.ts";
import type { Database } from "#db/client.ts";
import { nameOf } from "#db/people/name.ts";
import { readRow } from "#db/read.ts";

const MOST = 12;

/**
 * Services a person most likely wants to review (decision 79): first those of completed bookings, then those of
 * conversations, the latest first in each, never their own and none they have reviewed.
 */
export async function readReviewSuggestions(db: Database, userId: string): Promise<ReviewChoice[]> {
  const { choices } = await readRow(
    db,
    sql`with known (service_id, booked, at) as (
        select service_id, 1, starts_at from bookings where customer_id = ${userId} and +status = 'completed'
        union all select service_id, 0, updated_at from conversations
          where (participant_1 = ${userId} or participant_2 = ${userId}) and service_id is not null)
    select (select json_group_array(json(choice)) from (select json_object('id', s.id, 'title', s.title,
        'proName', ${sql.raw(nameOf("u"))},
        'booked', k.booked) as choice
      from (select service_id, max(booked) as booked, max(at) as at from known group by service_id) k
      join services s on s.id = k.service_id join users u on u.id = s.pro_id
      where s.pro_id <> ${userId} and s.deleted_at is null and s.hidden_at is null and (s.listed = 1 or k.booked = 1)
        and not exists (select 1 from reviews where service_id = s.id and customer_id = ${userId})
      order by k.booked desc, k.at desc, s.id limit ${sql.raw(`${MOST}`)})) as choices_json`,
    z.object({ choices: z.array(reviewChoiceSchema) }),
  );
  return choices;
}
