ALTER TABLE `mail_outbox` ADD `from_user_id` text;--> statement-breakpoint
ALTER TABLE `notifications` ADD `from_user_id` text;