-- Members who had confirmed the newsletter by the public form still had the switch of their settings off, so that saving any other
-- setting would have ended it. A row with the defaults is what no row means.
INSERT INTO settings (user_id, updated_at)
  SELECT u.id, 0 FROM users u JOIN newsletter_subscriptions n ON n.email = lower(u.email)
  WHERE n.confirmed_at IS NOT NULL AND n.unsubscribed_at IS NULL AND u.email_verified_at IS NOT NULL
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE settings SET marketing_emails = 1, updated_at = updated_at + 1
  WHERE marketing_emails = 0 AND user_id IN (
    SELECT u.id FROM users u JOIN newsletter_subscriptions n ON n.email = lower(u.email)
    WHERE n.confirmed_at IS NOT NULL AND n.unsubscribed_at IS NULL AND u.email_verified_at IS NOT NULL);
