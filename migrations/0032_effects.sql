ALTER TABLE `two_factor` ADD `begun_in` text;--> statement-breakpoint
ALTER TABLE `two_factor` ADD `begun_at` integer;