import { type SQL, sql } from "drizzle-orm";
import { nameOf } from "#db/people/name.ts";

/**
 * The JSON object of a service card; `s` is the service, `u` its owner. Matches `serviceCardSchema`. For a person who is
 * signed in it also says whether they saved it or own it.
 * Lists of such objects are ordered in a subquery: sqld does not parse `json_group_array(x order by y)`.
 */
export function serviceCardJson(viewerId: string | null): SQL {
  return sql`json_object(${FIELDS}${viewerId === null ? sql`` : sql`, 'saved', ${savedBy(viewerId)}`})`;
}

const FIELDS = sql.raw(`
  'id', s.id, 'number', s.number, 'title', s.title, 'snippet', substr(s.description, 1, 160),
  'categoryId', s.category_id, 'subcategoryId', s.subcategory_id,
  'priceAmount', s.price_amount, 'priceType', s.price_type,
  'city', s.location_city, 'state', s.location_state,
  'rating', s.rating, 'reviewCount', s.review_count,
  'availability', json_object('weekdays', s.availability_weekdays, 'weekends', s.availability_weekends,
    'evenings', s.availability_evenings),
  'proId', s.pro_id, 'proName', ${nameOf("u")},
  'photoId', (select id from photos where service_id = s.id order by position limit 1)`);

function savedBy(viewerId: string): SQL {
  return sql`case when s.pro_id = ${viewerId} then 'own' when exists (select 1 from saved_services
    where user_id = ${viewerId} and service_id = s.id) then 'yes' else 'no' end`;
}
