-- A column's own check cannot be changed: the column is made anew.
ALTER TABLE `reports` ADD `decided` text CONSTRAINT "reports_outcome" CHECK("decided" in ('dismissed', 'warned', 'hidden', 'restored', 'suspended', 'banned', 'factor-removed', 'owner-decided', 'erased'));--> statement-breakpoint
UPDATE `reports` SET `decided` = `outcome`;--> statement-breakpoint
ALTER TABLE `reports` DROP COLUMN `outcome`;--> statement-breakpoint
ALTER TABLE `reports` RENAME COLUMN `decided` TO `outcome`;--> statement-breakpoint
ALTER TABLE `dispute_questions` ADD `is_appeal` integer DEFAULT false NOT NULL;
