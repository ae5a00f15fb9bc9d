CREATE TABLE `photo_checks` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`photo_id` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `reviews` ADD `deleted_at` integer;--> statement-breakpoint

-- Whatever may change who sees a photo has it checked by the job hide-photos, also where the release before does it.
CREATE TRIGGER photos_checked_insert AFTER INSERT ON photos BEGIN
  INSERT INTO photo_checks (photo_id) VALUES (new.id);
END;
--> statement-breakpoint
CREATE TRIGGER photos_checked_update AFTER UPDATE OF service_id, job_id ON photos
WHEN (old.service_id, old.job_id) IS NOT (new.service_id, new.job_id) BEGIN
  INSERT INTO photo_checks (photo_id) VALUES (new.id);
END;
--> statement-breakpoint
CREATE TRIGGER photos_checked_service AFTER UPDATE ON services
WHEN (old.listed, old.deleted_at) IS NOT (new.listed, new.deleted_at) BEGIN
  INSERT INTO photo_checks (photo_id) SELECT id FROM photos WHERE service_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER photos_checked_job AFTER UPDATE OF hidden_at ON jobs
WHEN old.hidden_at IS NOT new.hidden_at BEGIN
  INSERT INTO photo_checks (photo_id) SELECT id FROM photos WHERE job_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER photos_checked_owner AFTER UPDATE OF profile_picture, hidden_at, deactivated_at, deletion_requested_at, deleted_at ON users
WHEN (old.profile_picture, old.hidden_at, old.deactivated_at, old.deletion_requested_at, old.deleted_at)
  IS NOT (new.profile_picture, new.hidden_at, new.deactivated_at, new.deletion_requested_at, new.deleted_at) BEGIN
  INSERT INTO photo_checks (photo_id) SELECT id FROM photos WHERE owner_id = new.id AND service_id IS NULL;
END;
--> statement-breakpoint

-- Until now every photo was served to everybody: those that belong to nothing others may see are checked first.
INSERT INTO photo_checks (photo_id) SELECT p.id FROM photos p
  WHERE NOT EXISTS (SELECT 1 FROM services s WHERE s.id = p.service_id AND s.listed = 1)
  AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = p.owner_id AND u.profile_picture = p.id
    AND coalesce(u.hidden_at, u.deactivated_at, u.deletion_requested_at, u.deleted_at) IS NULL);
