ALTER TABLE `devices` ADD `known` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `two_factor` ADD `disputed_at` integer;--> statement-breakpoint
ALTER TABLE `two_factor` ADD `cancelled_waits` integer DEFAULT 0 NOT NULL;