import { sql } from "drizzle-orm";

/**
 * The JSON object of a service card; `s` is the service, `u` its owner. Matches `serviceCardSchema`.
 * Lists of such objects are ordered in a subquery: sqld does not parse `json_group_array(x order by y)`.
 */
export const serviceCardJson = sql.raw(`json_object(
  'id', s.id, 'number', s.number, 'title', s.title, 'snippet', substr(s.description, 1, 160),
  'categoryId', s.category_id, 'subcategoryId', s.subcategory_id,
  'priceAmount', s.price_amount, 'priceType', s.price_type,
  'city', s.location_city, 'state', s.location_state,
  'rating', s.rating, 'reviewCount', s.review_count,
  'availability', json_object('weekdays', s.availability_weekdays, 'weekends', s.availability_weekends,
    'evenings', s.availability_evenings),
  'proId', s.pro_id, 'proName', coalesce(nullif(u.business_name, ''), u.first_name || ' ' || u.last_name),
  'photoId', (select id from photos where service_id = s.id order by position limit 1))`);
