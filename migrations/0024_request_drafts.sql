CREATE TABLE `request_drafts` (
	`owner` text NOT NULL,
	`id` text NOT NULL,
	`service_id` text NOT NULL,
	`fields` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`owner`, `id`),
	FOREIGN KEY (`service_id`) REFERENCES `services`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "request_drafts_fields" CHECK(length("request_drafts"."fields") <= 20000)
);
--> statement-breakpoint
CREATE INDEX `request_drafts_expiry` ON `request_drafts` (`expires_at`);
--> statement-breakpoint
INSERT INTO `request_drafts`
SELECT `device_hash`, json_extract(`fields`, '$.key'), `service_id`, `fields`, `created_at`, `expires_at`
FROM `booking_drafts`
WHERE json_extract(`fields`, '$.key') IS NOT NULL;
