CREATE TABLE `unsent_forms` (
	`user_id` text NOT NULL,
	`device_id` text NOT NULL,
	`path` text NOT NULL,
	`fields` text NOT NULL,
	`omitted` text DEFAULT '[]' NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `device_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "unsent_forms_path" CHECK(length("unsent_forms"."path") <= 2000),
	CONSTRAINT "unsent_forms_fields" CHECK(length("unsent_forms"."fields") <= 65536)
);
--> statement-breakpoint
CREATE INDEX `unsent_forms_expiry` ON `unsent_forms` (`expires_at`);--> statement-breakpoint
ALTER TABLE `two_factor` ADD `begun_in` text;--> statement-breakpoint
ALTER TABLE `two_factor` ADD `begun_at` integer;--> statement-breakpoint
INSERT INTO `unsent_forms` (`user_id`, `device_id`, `path`, `fields`, `omitted`, `expires_at`)
  SELECT `user_id`, (SELECT `id_hash` FROM `devices` WHERE `devices`.`user_id` = `typed_forms`.`user_id`
      ORDER BY `last_seen_at` DESC LIMIT 1), `path`, `fields`, `omitted`, `expires_at` FROM `typed_forms`
  WHERE `path` NOT LIKE '/dashboard/settings%'
    AND EXISTS (SELECT 1 FROM `devices` WHERE `devices`.`user_id` = `typed_forms`.`user_id`);--> statement-breakpoint
DELETE FROM `typed_forms`;
