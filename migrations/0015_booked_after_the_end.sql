-- "Booked here" needs a completed booking whose end has passed (threat 74). A booking may be completed before its start; it counts
-- from its end on, which no trigger can see coming: the job settle-booked-reviews looks every minute, the nightly
-- recount at everything. Triggers compare with the moments of the rows themselves, so that they agree with the clock of the Worker.
CREATE INDEX `bookings_completed_early` ON `bookings` (`ends_at`) WHERE status = 'completed' and ends_at > updated_at;
--> statement-breakpoint
DROP TRIGGER reviews_insert;
--> statement-breakpoint
DROP TRIGGER bookings_booked_insert;
--> statement-breakpoint
DROP TRIGGER bookings_booked_update;
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
      AND +b.status = 'completed' AND b.ends_at <= new.created_at);
END;
--> statement-breakpoint
CREATE TRIGGER bookings_booked_insert AFTER INSERT ON bookings
WHEN new.status = 'completed' AND new.ends_at <= new.updated_at BEGIN
  UPDATE reviews SET booked = 1 WHERE service_id = new.service_id AND customer_id = new.customer_id AND booked = 0;
END;
--> statement-breakpoint
CREATE TRIGGER bookings_booked_update AFTER UPDATE OF status ON bookings
WHEN (old.status = 'completed') <> (new.status = 'completed') BEGIN
  UPDATE reviews SET booked = EXISTS (
    SELECT 1 FROM bookings b WHERE b.customer_id = new.customer_id AND +b.service_id = new.service_id
      AND +b.status = 'completed' AND b.ends_at <= new.updated_at)
  WHERE service_id = new.service_id AND customer_id = new.customer_id;
END;
--> statement-breakpoint
UPDATE reviews SET booked = 0 WHERE booked = 1 AND NOT EXISTS (
  SELECT 1 FROM bookings b WHERE b.customer_id = reviews.customer_id AND +b.service_id = reviews.service_id
    AND +b.status = 'completed' AND b.ends_at <= unixepoch() * 1000);
