CREATE TABLE `booking_offers` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`service_id` text NOT NULL,
	`professional_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`service_title` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`total_amount` integer NOT NULL,
	`price_type` text NOT NULL,
	`note` text,
	`status` text DEFAULT 'open' NOT NULL,
	`booking_id` text,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`service_id`) REFERENCES `services`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`professional_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "booking_offers_status" CHECK("booking_offers"."status" in ('open', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "booking_offers_price_type" CHECK("booking_offers"."price_type" in ('hourly', 'fixed', 'starting_at')),
	CONSTRAINT "booking_offers_amount" CHECK("booking_offers"."total_amount" between 0 and 100000000000),
	CONSTRAINT "booking_offers_order" CHECK(ends_at > starts_at),
	CONSTRAINT "booking_offers_note" CHECK(length("booking_offers"."note") <= 1000)
);
--> statement-breakpoint
CREATE INDEX `booking_offers_conversation` ON `booking_offers` (`conversation_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `booking_offers_booking` ON `booking_offers` (`booking_id`) WHERE booking_id is not null;--> statement-breakpoint
CREATE INDEX `booking_offers_professional` ON `booking_offers` (`professional_id`);--> statement-breakpoint
CREATE INDEX `booking_offers_customer` ON `booking_offers` (`customer_id`);--> statement-breakpoint
ALTER TABLE `messages` ADD `booking_id` text REFERENCES bookings(id) ON UPDATE no action ON DELETE set null;--> statement-breakpoint
CREATE INDEX `messages_booking` ON `messages` (`booking_id`) WHERE booking_id is not null;--> statement-breakpoint
CREATE INDEX `messages_cards` ON `messages` (`conversation_id`) WHERE booking_id is not null;