-- Relevance follows standing (rating, completed bookings, replies), not age. The table keeps its name, search_newest, because the
-- Worker before reads it; its rowids and its documents change.
DROP TRIGGER services_insert;
--> statement-breakpoint
DROP TRIGGER services_search_delete;
--> statement-breakpoint
DROP TRIGGER services_newest_update;
--> statement-breakpoint
ALTER TABLE `services` ADD `completed_count` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `services` ADD `reply_step` integer DEFAULT 8 NOT NULL;
--> statement-breakpoint
ALTER TABLE `services` ADD `search_new` text GENERATED ALWAYS AS (case when review_count = 0 then (' ' || char(57346) || 'nall') || (' ' || char(57346) || 'nc' || replace(category_id, '-', '')) || (' ' || char(57346) || 'ns' || replace(coalesce(subcategory_id, ''), '-', '')) else '' end) VIRTUAL;
--> statement-breakpoint
ALTER TABLE `services` ADD `rank_standing` integer GENERATED ALWAYS AS ((((127 - min(127, 20 * (21 + rating_sum) / (5 + review_count) + (completed_count >= 1) + (completed_count >= 2) + (completed_count >= 4) + (completed_count >= 8) + (completed_count >= 16) + (completed_count >= 32) + (completed_count >= 64) + reply_step)) * 16777216 + 16777215 - max(0, min(16777215, created_at / 300000))) << 32) | number) VIRTUAL;
--> statement-breakpoint
ALTER TABLE `services` DROP COLUMN `rank_newest`;
--> statement-breakpoint
UPDATE services SET completed_count = (
  SELECT count(*) FROM bookings b WHERE b.service_id = services.id AND b.status = 'completed')
WHERE id IN (SELECT service_id FROM bookings WHERE status = 'completed');
--> statement-breakpoint
INSERT INTO search_newest (search_newest) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO search_newest (rowid, doc)
  SELECT rank_standing, search_doc || search_new FROM services WHERE listed = 1 ORDER BY rank_standing;
--> statement-breakpoint
CREATE TRIGGER services_insert AFTER INSERT ON services BEGIN
  INSERT INTO search_words (word)
    SELECT DISTINCT value FROM json_each('["' || replace(new.search_text, ' ', '","') || '"]')
    WHERE length(value) BETWEEN 3 AND 40 AND unicode(value) NOT BETWEEN 57344 AND 57346
    ON CONFLICT DO NOTHING;
  INSERT INTO search_newest (rowid, doc) SELECT new.rank_standing, new.search_doc || new.search_new WHERE new.listed = 1;
  INSERT INTO search_rating (rowid, doc) SELECT new.rank_rating, new.search_doc WHERE new.listed = 1;
  INSERT INTO search_reviews (rowid, doc) SELECT new.rank_reviews, new.search_doc WHERE new.listed = 1;
  INSERT INTO search_price_low (rowid, doc) SELECT new.rank_price_low, new.search_doc WHERE new.listed = 1;
  INSERT INTO search_price_high (rowid, doc) SELECT new.rank_price_high, new.search_doc WHERE new.listed = 1;
  INSERT INTO category_counts (category_id, subcategory_id, service_count)
    SELECT new.category_id, '', 1 WHERE new.listed = 1
    UNION ALL SELECT new.category_id, new.subcategory_id, 1 WHERE new.listed = 1 AND new.subcategory_id IS NOT NULL
    ON CONFLICT DO UPDATE SET service_count = service_count + 1;
  UPDATE services SET owner_visible = 0 WHERE number = new.number AND owner_visible = 1 AND EXISTS (
    SELECT 1 FROM users u LEFT JOIN settings s ON s.user_id = u.id WHERE u.id = new.pro_id AND (
      coalesce(u.hidden_at, u.deactivated_at, u.deletion_requested_at, u.deleted_at) IS NOT NULL
      OR s.profile_visibility = 'private'));
END;
--> statement-breakpoint
CREATE TRIGGER services_search_delete AFTER DELETE ON services WHEN old.listed = 1 BEGIN
  DELETE FROM search_newest WHERE rowid = old.rank_standing;
  DELETE FROM search_rating WHERE rowid = old.rank_rating;
  DELETE FROM search_reviews WHERE rowid = old.rank_reviews;
  DELETE FROM search_price_low WHERE rowid = old.rank_price_low;
  DELETE FROM search_price_high WHERE rowid = old.rank_price_high;
END;
--> statement-breakpoint
CREATE TRIGGER services_newest_update AFTER UPDATE ON services
WHEN (old.listed, old.rank_standing, old.search_doc, old.search_new)
  IS NOT (new.listed, new.rank_standing, new.search_doc, new.search_new) BEGIN
  DELETE FROM search_newest WHERE rowid = old.rank_standing AND old.listed = 1;
  INSERT INTO search_newest (rowid, doc) SELECT new.rank_standing, new.search_doc || new.search_new WHERE new.listed = 1;
END;
--> statement-breakpoint
-- Completed bookings of each service.
CREATE TRIGGER bookings_completed_insert AFTER INSERT ON bookings WHEN new.status = 'completed' BEGIN
  UPDATE services SET completed_count = completed_count + 1 WHERE id = new.service_id;
END;
--> statement-breakpoint
CREATE TRIGGER bookings_completed_update AFTER UPDATE OF status ON bookings
WHEN (old.status = 'completed') <> (new.status = 'completed') BEGIN
  UPDATE services SET completed_count = completed_count + iif(new.status = 'completed', 1, -1) WHERE id = new.service_id;
END;
--> statement-breakpoint
CREATE TRIGGER bookings_completed_delete AFTER DELETE ON bookings WHEN old.status = 'completed' BEGIN
  UPDATE services SET completed_count = completed_count - 1 WHERE id = old.service_id;
END;
--> statement-breakpoint
-- What is usual in a trade, and what people look for and do not find.
CREATE TABLE `usual_prices` (
	`category_id` text NOT NULL,
	`subcategory_id` text DEFAULT '' NOT NULL,
	`lower_quartile` integer NOT NULL,
	`upper_quartile` integer NOT NULL,
	`service_count` integer NOT NULL,
	PRIMARY KEY(`subcategory_id`, `category_id`)
);
--> statement-breakpoint
CREATE TABLE `missed_searches` (
	`day` text NOT NULL,
	`device` text NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`day`, `device`, `text`),
	CONSTRAINT "missed_searches_text" CHECK(length("missed_searches"."text") <= 60)
);
--> statement-breakpoint
CREATE TABLE `search_salts` (
	`day` text PRIMARY KEY NOT NULL,
	`salt` text NOT NULL
);
