CREATE TABLE `booking_drafts` (
	`device_hash` text NOT NULL,
	`service_id` text NOT NULL,
	`fields` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`device_hash`, `service_id`),
	FOREIGN KEY (`service_id`) REFERENCES `services`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "booking_drafts_fields" CHECK(length("booking_drafts"."fields") <= 20000)
);
--> statement-breakpoint
CREATE INDEX `booking_drafts_expiry` ON `booking_drafts` (`expires_at`);