-- Photos wait for the form they were uploaded for, and no file is left in the bucket without a row (threat 56).
ALTER TABLE `photos` ADD `draft_id` text;
--> statement-breakpoint
CREATE INDEX `photos_draft` ON `photos` (`draft_id`) WHERE draft_id is not null;
--> statement-breakpoint
CREATE TABLE `leftover_photos` (
	`photo_id` text PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `leftover_photos_due` ON `leftover_photos` (`due_at`);
--> statement-breakpoint

-- Whoever deletes a row, also by deleting its person, has its files removed at the next run of the job.
CREATE TRIGGER photos_delete AFTER DELETE ON photos BEGIN
  INSERT INTO leftover_photos (photo_id, due_at) VALUES (old.id, 0) ON CONFLICT DO NOTHING;
END;
