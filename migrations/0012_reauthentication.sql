-- When the person of a session last proved who they are by a password or a code; the Worker before leaves it empty.
ALTER TABLE `sessions` ADD `confirmed_at` integer;
--> statement-breakpoint
-- SQLite cannot widen a CHECK in place: the same table again, which knows two more kinds of links.
CREATE TABLE `tokens_with_more_kinds` (
	`hash` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "tokens_kind" CHECK("kind" in ('verify-email', 'reset-password', 'change-email', 'not-me', 'stop-email-change', 'recover-two-factor'))
);
--> statement-breakpoint
INSERT INTO `tokens_with_more_kinds` (`hash`, `kind`, `user_id`, `email`, `expires_at`, `created_at`)
  SELECT `hash`, `kind`, `user_id`, `email`, `expires_at`, `created_at` FROM `tokens`;
--> statement-breakpoint
DROP TABLE `tokens`;
--> statement-breakpoint
ALTER TABLE `tokens_with_more_kinds` RENAME TO `tokens`;
--> statement-breakpoint
CREATE INDEX `tokens_user` ON `tokens` (`user_id`,`kind`);
--> statement-breakpoint
CREATE INDEX `tokens_expiry` ON `tokens` (`expires_at`);
