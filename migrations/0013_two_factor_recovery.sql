-- A second factor that is going to be removed, because its owner cannot pass it: one a person.
CREATE TABLE `two_factor_recoveries` (
	`user_id` text PRIMARY KEY NOT NULL,
	`factor_confirmed_at` integer NOT NULL,
	`started_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`notices` integer DEFAULT 1 NOT NULL,
	`noticed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "two_factor_recoveries_order" CHECK(due_at > started_at)
);
--> statement-breakpoint
CREATE INDEX `two_factor_recoveries_notice` ON `two_factor_recoveries` (`noticed_at`);
--> statement-breakpoint
-- Browsers in which the second factor was passed: they get security notices also while nobody is signed in there.
CREATE TABLE `two_factor_devices` (
	`user_id` text NOT NULL,
	`device_id` text NOT NULL,
	`passed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `device_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- Who signed in after the factor was turned on has passed it.
INSERT INTO `two_factor_devices` (`user_id`, `device_id`, `passed_at`)
  SELECT d.`user_id`, d.`id_hash`, d.`last_seen_at` FROM `devices` d JOIN `two_factor` f ON f.`user_id` = d.`user_id`
  WHERE f.`confirmed_at` IS NOT NULL AND d.`last_seen_at` >= f.`confirmed_at`;
--> statement-breakpoint
-- A notice about the security of the account, which no switch holds back.
ALTER TABLE `notifications` ADD `security` integer DEFAULT 0 NOT NULL;
