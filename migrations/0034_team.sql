CREATE TABLE `staff` (
	`user_id` text PRIMARY KEY NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "staff_role" CHECK("staff"."role" in ('support', 'moderator', 'admin'))
);
--> statement-breakpoint
CREATE TABLE `staff_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`staff_id` text,
	`act` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "staff_log_subject_kind" CHECK("staff_log"."subject_kind" in ('account', 'service', 'review', 'conversation', 'booking', 'job', 'offer', 'report')),
	CONSTRAINT "staff_log_reason" CHECK(length("staff_log"."reason") <= 1000)
);
--> statement-breakpoint
CREATE INDEX `staff_log_subject` ON `staff_log` (`subject_kind`,`subject_id`);--> statement-breakpoint
CREATE INDEX `staff_log_staff` ON `staff_log` (`staff_id`,`id`);--> statement-breakpoint
CREATE TABLE `staff_sessions` (
	`session_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`started_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	FOREIGN KEY (`session_hash`) REFERENCES `sessions`(`id_hash`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `staff_sessions_user` ON `staff_sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`);--> statement-breakpoint
CREATE INDEX `bookings_created` ON `bookings` (`created_at`);--> statement-breakpoint
CREATE INDEX `jobs_created` ON `jobs` (`created_at`);--> statement-breakpoint
CREATE TRIGGER staff_log_keep BEFORE DELETE ON staff_log BEGIN
  SELECT raise(abort, 'The log of the team keeps every row.');
END;
--> statement-breakpoint
CREATE TRIGGER staff_log_unchanged BEFORE UPDATE ON staff_log
WHEN new.id IS NOT old.id OR new.staff_id IS NOT old.staff_id OR new.act IS NOT old.act
  OR new.subject_kind IS NOT old.subject_kind OR new.subject_id IS NOT old.subject_id
  OR new.created_at IS NOT old.created_at OR (new.reason IS NOT old.reason AND new.reason IS NOT '(erased)')
BEGIN
  SELECT raise(abort, 'Only the reason in the log of the team can be erased.');
END;
