-- When the weekly hours and rules, and the calendar address, were last changed: what two devices are told apart by (threat 76).
-- 0 before the first change that was written down.
ALTER TABLE `booking_rules` ADD `hours_updated_at` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `booking_rules` ADD `feed_updated_at` integer DEFAULT 0 NOT NULL;
