ALTER TABLE `bookings` ADD `answer_reminder_sent_at` integer;
--> statement-breakpoint
ALTER TABLE `bookings` ADD `completion_asked_at` integer;
--> statement-breakpoint
CREATE INDEX `bookings_open_end` ON `bookings` (`ends_at`) WHERE status = 'confirmed' and completion_asked_at is null;
