-- What an erased person leaves with others and in the search words (threat 78).

-- Whom the words of a notification name, so that it goes with their account.
ALTER TABLE `notifications` ADD `about_user_id` text;
--> statement-breakpoint
CREATE INDEX `notifications_about` ON `notifications` (`about_user_id`) WHERE about_user_id is not null;
--> statement-breakpoint
UPDATE notifications SET about_user_id = (
  SELECT iif(b.customer_id = notifications.user_id, b.professional_id, b.customer_id) FROM bookings b
  WHERE b.id = substr(notifications.link, length('/dashboard/bookings/') + 1))
WHERE kind = 'booking' AND link LIKE '/dashboard/bookings/%';
--> statement-breakpoint
UPDATE notifications SET about_user_id = (
  SELECT iif(c.participant_1 = notifications.user_id, c.participant_2, c.participant_1) FROM conversations c
  WHERE c.id = substr(notifications.link, length('/dashboard/messages?conversation=') + 1))
WHERE kind = 'message' AND link LIKE '/dashboard/messages?conversation=%';
--> statement-breakpoint
-- A review and its notification, and a reply and its notification, are of the same millisecond.
UPDATE notifications SET about_user_id = coalesce(
  (SELECT r.customer_id FROM reviews r
    WHERE r.professional_id = notifications.user_id AND r.created_at = notifications.created_at),
  (SELECT r.professional_id FROM reviews r JOIN review_replies p ON p.review_id = r.id
    WHERE r.customer_id = notifications.user_id AND p.created_at = notifications.created_at))
WHERE kind = 'review';
--> statement-breakpoint

-- Letters that left keep no words, and no address to reply to.
UPDATE mail_outbox SET subject = '', headers = '{}' WHERE status = 'sent';
--> statement-breakpoint

-- Who was erased before this left as much as who is erased from now on.
UPDATE services SET description = '', location_city = '', location_zipcode = '', search_text = ''
  WHERE pro_id IN (SELECT id FROM users WHERE deleted_at IS NOT NULL);
--> statement-breakpoint
UPDATE contact_messages SET email = '', message = '', user_id = NULL
  WHERE user_id IN (SELECT id FROM users WHERE deleted_at IS NOT NULL);
--> statement-breakpoint
DELETE FROM notifications WHERE about_user_id IN (SELECT id FROM users WHERE deleted_at IS NOT NULL);
--> statement-breakpoint
DELETE FROM blocks WHERE EXISTS (SELECT 1 FROM users WHERE id IN (blocker_id, blocked_id) AND deleted_at IS NOT NULL);
--> statement-breakpoint
UPDATE bookings SET end_reason = NULL WHERE (ended_by = 'customer' AND customer_id IS NULL)
  OR (ended_by = 'professional' AND professional_id IN (SELECT id FROM users WHERE deleted_at IS NOT NULL));
--> statement-breakpoint
UPDATE booking_history SET reason = NULL WHERE
  (actor = 'customer' AND booking_id IN (SELECT id FROM bookings WHERE customer_id IS NULL))
  OR (actor = 'professional' AND booking_id IN (
    SELECT id FROM bookings WHERE professional_id IN (SELECT id FROM users WHERE deleted_at IS NOT NULL)));
--> statement-breakpoint

-- Messages to support lose their address after 180 days; the index holds those that still have one.
CREATE INDEX `contact_messages_address` ON `contact_messages` (`created_at`) WHERE email <> '';
--> statement-breakpoint

-- A word that no listed service has any more is forgotten, with its pieces and its slips.
CREATE TRIGGER search_words_delete AFTER DELETE ON search_words BEGIN
  INSERT INTO search_word_parts (search_word_parts, rowid, word) VALUES ('delete', old.id, old.word);
  DELETE FROM search_slips WHERE word_id = old.id AND form IN (
    SELECT substr(old.word, 1, position - 1) || substr(old.word, position + 1)
    FROM search_positions WHERE length(old.word) BETWEEN 4 AND 20 AND position <= length(old.word));
END;
--> statement-breakpoint
-- A service that is listed again brings its words back.
CREATE TRIGGER services_words_listed AFTER UPDATE ON services WHEN old.listed = 0 AND new.listed = 1 BEGIN
  INSERT INTO search_words (word)
    SELECT DISTINCT value FROM json_each('["' || replace(new.search_text, ' ', '","') || '"]')
    WHERE length(value) BETWEEN 3 AND 40 AND unicode(value) NOT BETWEEN 57344 AND 57346
    ON CONFLICT DO NOTHING;
END;
