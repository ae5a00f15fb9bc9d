-- The link by which a person gets an archive of everything they have with us: one a person, for 24 hours.
CREATE TABLE `data_links` (
	`user_id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`asked_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "data_links_order" CHECK(expires_at > asked_at)
);
--> statement-breakpoint
-- What a person had typed into a form when it turned out that they were signed out, for an hour.
CREATE TABLE `typed_forms` (
	`user_id` text PRIMARY KEY NOT NULL,
	`path` text NOT NULL,
	`fields` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "typed_forms_path" CHECK(length("typed_forms"."path") <= 2000),
	CONSTRAINT "typed_forms_fields" CHECK(length("typed_forms"."fields") <= 65536)
);
--> statement-breakpoint
CREATE INDEX `typed_forms_expiry` ON `typed_forms` (`expires_at`);
