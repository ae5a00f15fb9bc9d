-- Whether a completed booking stands behind a review, kept by triggers like the counts, so that lists can be filtered and
-- counted by it without looking at a booking.
ALTER TABLE `reviews` ADD `booked` integer DEFAULT false NOT NULL CHECK (`booked` IN (0, 1));
--> statement-breakpoint
ALTER TABLE `rating_counts` ADD `booked_count` integer DEFAULT 0 NOT NULL CHECK (`booked_count` BETWEEN 0 AND `review_count`);
--> statement-breakpoint
CREATE INDEX `reviews_service_booked` ON `reviews` (`service_id`,`created_at`) WHERE booked = 1 and hidden_at is null;
--> statement-breakpoint
CREATE INDEX `reviews_professional_booked` ON `reviews` (`professional_id`,`created_at`) WHERE booked = 1 and hidden_at is null;
--> statement-breakpoint
-- The plus sign keeps SQLite from reading every completed booking of a busy service instead of the few of one customer.
UPDATE reviews SET booked = 1 WHERE EXISTS (
  SELECT 1 FROM bookings b WHERE b.customer_id = reviews.customer_id AND +b.service_id = reviews.service_id
    AND +b.status = 'completed');
--> statement-breakpoint
INSERT INTO rating_counts (subject_id, rating, review_count, booked_count)
  SELECT subject, rating, count(*), count(*) FROM (
    SELECT service_id AS subject, rating FROM reviews WHERE booked = 1 AND hidden_at IS NULL
    UNION ALL SELECT professional_id, rating FROM reviews WHERE booked = 1 AND hidden_at IS NULL
    UNION ALL SELECT 'site', rating FROM reviews WHERE booked = 1 AND hidden_at IS NULL)
  WHERE true GROUP BY subject, rating
  ON CONFLICT DO UPDATE SET booked_count = excluded.booked_count;
--> statement-breakpoint
DROP TRIGGER reviews_insert;
--> statement-breakpoint
DROP TRIGGER reviews_delete;
--> statement-breakpoint
DROP TRIGGER reviews_update;
--> statement-breakpoint
CREATE TRIGGER reviews_insert AFTER INSERT ON reviews BEGIN
  UPDATE services SET rating_sum = rating_sum + new.rating, review_count = review_count + 1
    WHERE id = new.service_id AND new.hidden_at IS NULL;
  UPDATE users SET rating_sum = rating_sum + new.rating, review_count = review_count + 1
    WHERE id = new.professional_id AND new.hidden_at IS NULL;
  INSERT INTO rating_counts (subject_id, rating, review_count, booked_count)
    SELECT new.service_id, new.rating, 1, new.booked WHERE new.hidden_at IS NULL
    UNION ALL SELECT new.professional_id, new.rating, 1, new.booked WHERE new.hidden_at IS NULL
    UNION ALL SELECT 'site', new.rating, 1, new.booked WHERE new.hidden_at IS NULL
    ON CONFLICT DO UPDATE SET review_count = review_count + 1, booked_count = booked_count + excluded.booked_count;
  UPDATE reviews SET booked = 1 WHERE id = new.id AND booked = 0 AND EXISTS (
    SELECT 1 FROM bookings b WHERE b.customer_id = new.customer_id AND +b.service_id = new.service_id
      AND +b.status = 'completed');
END;
--> statement-breakpoint
CREATE TRIGGER reviews_delete AFTER DELETE ON reviews WHEN old.hidden_at IS NULL BEGIN
  UPDATE services SET rating_sum = rating_sum - old.rating, review_count = review_count - 1 WHERE id = old.service_id;
  UPDATE users SET rating_sum = rating_sum - old.rating, review_count = review_count - 1 WHERE id = old.professional_id;
  UPDATE rating_counts SET review_count = review_count - 1, booked_count = booked_count - old.booked
    WHERE rating = old.rating AND subject_id IN (old.service_id, old.professional_id, 'site');
END;
--> statement-breakpoint
CREATE TRIGGER reviews_update AFTER UPDATE OF rating, hidden_at, booked ON reviews
WHEN (old.rating, old.hidden_at IS NULL, old.booked) IS NOT (new.rating, new.hidden_at IS NULL, new.booked) BEGIN
  UPDATE services SET
    rating_sum = rating_sum - iif(old.hidden_at IS NULL, old.rating, 0) + iif(new.hidden_at IS NULL, new.rating, 0),
    review_count = review_count - (old.hidden_at IS NULL) + (new.hidden_at IS NULL)
    WHERE id = new.service_id;
  UPDATE users SET
    rating_sum = rating_sum - iif(old.hidden_at IS NULL, old.rating, 0) + iif(new.hidden_at IS NULL, new.rating, 0),
    review_count = review_count - (old.hidden_at IS NULL) + (new.hidden_at IS NULL)
    WHERE id = new.professional_id;
  UPDATE rating_counts SET review_count = review_count - 1, booked_count = booked_count - old.booked
    WHERE old.hidden_at IS NULL AND rating = old.rating AND subject_id IN (old.service_id, old.professional_id, 'site');
  INSERT INTO rating_counts (subject_id, rating, review_count, booked_count)
    SELECT new.service_id, new.rating, 1, new.booked WHERE new.hidden_at IS NULL
    UNION ALL SELECT new.professional_id, new.rating, 1, new.booked WHERE new.hidden_at IS NULL
    UNION ALL SELECT 'site', new.rating, 1, new.booked WHERE new.hidden_at IS NULL
    ON CONFLICT DO UPDATE SET review_count = review_count + 1, booked_count = booked_count + excluded.booked_count;
END;
--> statement-breakpoint
CREATE TRIGGER bookings_booked_insert AFTER INSERT ON bookings WHEN new.status = 'completed' BEGIN
  UPDATE reviews SET booked = 1 WHERE service_id = new.service_id AND customer_id = new.customer_id AND booked = 0;
END;
--> statement-breakpoint
CREATE TRIGGER bookings_booked_update AFTER UPDATE OF status ON bookings
WHEN (old.status = 'completed') <> (new.status = 'completed') BEGIN
  UPDATE reviews SET booked = EXISTS (
    SELECT 1 FROM bookings b WHERE b.customer_id = new.customer_id AND +b.service_id = new.service_id
      AND +b.status = 'completed')
  WHERE service_id = new.service_id AND customer_id = new.customer_id;
END;
