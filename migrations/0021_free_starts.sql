-- When each service can be booked. Triggers make the row of a service and mark it as stale, so that the Worker before cannot change
-- a schedule without it; a stale row is counted again from the rules (`app/domain/bookings/free-starts.ts`).
CREATE TABLE `free_starts` (
	`service_number` integer PRIMARY KEY NOT NULL,
	`pro_id` text NOT NULL,
	`first_day` integer DEFAULT 0 NOT NULL,
	`morning` text DEFAULT '' NOT NULL,
	`afternoon` text DEFAULT '' NOT NULL,
	`evening` text DEFAULT '' NOT NULL,
	`notice_hours` integer DEFAULT 2 NOT NULL,
	`horizon_days` integer DEFAULT 60 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`counted_version` integer DEFAULT 0 NOT NULL,
	`counted_day` integer GENERATED ALWAYS AS (iif(version = counted_version, first_day, 0)) VIRTUAL,
	FOREIGN KEY (`service_number`) REFERENCES `services`(`number`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `free_starts_professional` ON `free_starts` (`pro_id`);
--> statement-breakpoint
CREATE INDEX `free_starts_due` ON `free_starts` (`counted_day`);
--> statement-breakpoint
INSERT INTO free_starts (service_number, pro_id) SELECT number, pro_id FROM services;
--> statement-breakpoint
CREATE TRIGGER free_starts_service_insert AFTER INSERT ON services BEGIN
  INSERT INTO free_starts (service_number, pro_id) VALUES (new.number, new.pro_id);
END;
--> statement-breakpoint
CREATE TRIGGER free_starts_service_update
AFTER UPDATE OF pro_id, availability_weekdays, availability_weekends, availability_evenings, visit_minutes, price_type ON services
WHEN (old.pro_id, old.availability_weekdays, old.availability_weekends, old.availability_evenings, old.visit_minutes, old.price_type)
  IS NOT (new.pro_id, new.availability_weekdays, new.availability_weekends, new.availability_evenings, new.visit_minutes, new.price_type) BEGIN
  UPDATE free_starts SET version = version + 1, pro_id = new.pro_id WHERE service_number = new.number;
END;
--> statement-breakpoint
-- A booking holds the time of its professional for all their services, as long as it is requested or confirmed.
CREATE TRIGGER free_starts_booking_insert AFTER INSERT ON bookings WHEN new.status IN ('pending', 'confirmed') BEGIN
  UPDATE free_starts SET version = version + 1 WHERE pro_id = new.professional_id;
END;
--> statement-breakpoint
CREATE TRIGGER free_starts_booking_update AFTER UPDATE OF status, starts_at, ends_at, professional_id ON bookings
WHEN (old.status IN ('pending', 'confirmed') OR new.status IN ('pending', 'confirmed'))
  AND (old.status IN ('pending', 'confirmed'), old.starts_at, old.ends_at, old.professional_id)
    IS NOT (new.status IN ('pending', 'confirmed'), new.starts_at, new.ends_at, new.professional_id) BEGIN
  UPDATE free_starts SET version = version + 1 WHERE pro_id IN (old.professional_id, new.professional_id);
END;
--> statement-breakpoint
CREATE TRIGGER free_starts_booking_delete AFTER DELETE ON bookings WHEN old.status IN ('pending', 'confirmed') BEGIN
  UPDATE free_starts SET version = version + 1 WHERE pro_id = old.professional_id;
END;
--> statement-breakpoint
CREATE TRIGGER free_starts_hours_insert AFTER INSERT ON availability BEGIN
  UPDATE free_starts SET version = version + 1 WHERE pro_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER free_starts_hours_update AFTER UPDATE ON availability BEGIN
  UPDATE free_starts SET version = version + 1 WHERE pro_id IN (old.user_id, new.user_id);
END;
--> statement-breakpoint
CREATE TRIGGER free_starts_hours_delete AFTER DELETE ON availability BEGIN
  UPDATE free_starts SET version = version + 1 WHERE pro_id = old.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER free_starts_day_off_insert AFTER INSERT ON days_off BEGIN
  UPDATE free_starts SET version = version + 1 WHERE pro_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER free_starts_day_off_update AFTER UPDATE ON days_off BEGIN
  UPDATE free_starts SET version = version + 1 WHERE pro_id IN (old.user_id, new.user_id);
END;
--> statement-breakpoint
CREATE TRIGGER free_starts_day_off_delete AFTER DELETE ON days_off BEGIN
  UPDATE free_starts SET version = version + 1 WHERE pro_id = old.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER free_starts_rules_insert AFTER INSERT ON booking_rules BEGIN
  UPDATE free_starts SET version = version + 1 WHERE pro_id = new.user_id;
END;
--> statement-breakpoint
-- Not when only the address of the calendar changes.
CREATE TRIGGER free_starts_rules_update
AFTER UPDATE OF user_id, buffer_minutes, minimum_notice_hours, horizon_days, max_per_day ON booking_rules
WHEN (old.user_id, old.buffer_minutes, old.minimum_notice_hours, old.horizon_days, old.max_per_day)
  IS NOT (new.user_id, new.buffer_minutes, new.minimum_notice_hours, new.horizon_days, new.max_per_day) BEGIN
  UPDATE free_starts SET version = version + 1 WHERE pro_id IN (old.user_id, new.user_id);
END;
--> statement-breakpoint
CREATE TRIGGER free_starts_rules_delete AFTER DELETE ON booking_rules BEGIN
  UPDATE free_starts SET version = version + 1 WHERE pro_id = old.user_id;
END;
