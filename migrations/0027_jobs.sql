-- Jobs that customers post, and the offers of professionals; who does a trade where, kept by triggers, so that no Worker can change a
-- service without it.
CREATE TABLE `job_drafts` (
	`owner` text NOT NULL,
	`id` text NOT NULL,
	`fields` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`owner`, `id`),
	CONSTRAINT "job_drafts_fields" CHECK(length("job_drafts"."fields") <= 20000)
);
--> statement-breakpoint
CREATE INDEX `job_drafts_expiry` ON `job_drafts` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `job_notices` (
	`job_id` text NOT NULL,
	`professional_id` text NOT NULL,
	`email` text NOT NULL,
	`emailed_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`job_id`, `professional_id`),
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`professional_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "job_notices_email_kind" CHECK("job_notices"."email" in ('each', 'daily', 'none'))
);
--> statement-breakpoint
CREATE INDEX `job_notices_professional` ON `job_notices` (`professional_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `job_notices_email` ON `job_notices` (`email`,`created_at`) WHERE emailed_at is null and email <> 'none';
--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`what` text NOT NULL,
	`details` text NOT NULL,
	`category_id` text NOT NULL,
	`subcategory_id` text,
	`trade` text NOT NULL,
	`region` text NOT NULL,
	`city` text NOT NULL,
	`landmark` text,
	`wanted_when` text NOT NULL,
	`wanted_day` text,
	`wanted_part` text,
	`budget` integer,
	`offers_wanted` integer NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`close_reason` text,
	`booking_id` text,
	`idempotency_key` text NOT NULL,
	`expires_at` integer NOT NULL,
	`matched_at` integer,
	`reminder_sent_at` integer,
	`hidden_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "jobs_status" CHECK("jobs"."status" in ('open', 'taken', 'closed', 'expired')),
	CONSTRAINT "jobs_when" CHECK("jobs"."wanted_when" in ('asap', 'week', 'day')),
	CONSTRAINT "jobs_part" CHECK("jobs"."wanted_part" in ('morning', 'afternoon', 'evening')),
	CONSTRAINT "jobs_close_reason" CHECK("jobs"."close_reason" in ('found', 'not-needed', 'too-dear', 'other')),
	CONSTRAINT "jobs_offers_wanted" CHECK("jobs"."offers_wanted" between 1 and 5),
	CONSTRAINT "jobs_budget" CHECK("jobs"."budget" between 1 and 1000000000),
	CONSTRAINT "jobs_day" CHECK((wanted_when = 'day') = (wanted_day is not null)),
	CONSTRAINT "jobs_what" CHECK(length("jobs"."what") <= 100),
	CONSTRAINT "jobs_details" CHECK(length("jobs"."details") <= 2000),
	CONSTRAINT "jobs_landmark" CHECK(length("jobs"."landmark") <= 200)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_idempotency` ON `jobs` (`customer_id`,`idempotency_key`);
--> statement-breakpoint
CREATE INDEX `jobs_customer` ON `jobs` (`customer_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `jobs_board` ON `jobs` (`trade`,`region`,`created_at`) WHERE status = 'open';
--> statement-breakpoint
CREATE INDEX `jobs_ends` ON `jobs` (`expires_at`) WHERE status = 'open';
--> statement-breakpoint
CREATE INDEX `jobs_booking` ON `jobs` (`booking_id`) WHERE booking_id is not null;
--> statement-breakpoint
CREATE TABLE `offers` (
	`id` text PRIMARY KEY NOT NULL,
	`job_id` text NOT NULL,
	`professional_id` text NOT NULL,
	`service_id` text NOT NULL,
	`price_amount` integer NOT NULL,
	`price_type` text NOT NULL,
	`minutes` integer NOT NULL,
	`message` text NOT NULL,
	`times` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`booking_id` text,
	`hidden_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`professional_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`service_id`) REFERENCES `services`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "offers_status" CHECK("offers"."status" in ('open', 'accepted', 'withdrawn', 'not-chosen')),
	CONSTRAINT "offers_price_type" CHECK("offers"."price_type" in ('hourly', 'fixed', 'starting_at')),
	CONSTRAINT "offers_price" CHECK("offers"."price_amount" between 1 and 1000000000),
	CONSTRAINT "offers_minutes" CHECK("offers"."minutes" between 15 and 480),
	CONSTRAINT "offers_message" CHECK(length("offers"."message") <= 1000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `offers_once` ON `offers` (`job_id`,`professional_id`);
--> statement-breakpoint
CREATE INDEX `offers_professional` ON `offers` (`professional_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `offers_service` ON `offers` (`service_id`);
--> statement-breakpoint
CREATE INDEX `offers_booking` ON `offers` (`booking_id`) WHERE booking_id is not null;
--> statement-breakpoint
CREATE TABLE `trade_workers` (
	`trade` text NOT NULL,
	`region` text NOT NULL,
	`professional_id` text NOT NULL,
	`notified_at` integer DEFAULT 0 NOT NULL,
	`standing` integer NOT NULL,
	PRIMARY KEY(`trade`, `region`, `professional_id`),
	FOREIGN KEY (`professional_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `trade_workers_order` ON `trade_workers` (`trade`,`region`,`notified_at`,`standing`,`professional_id`);
--> statement-breakpoint
CREATE INDEX `trade_workers_professional` ON `trade_workers` (`professional_id`);
--> statement-breakpoint
CREATE TABLE `work_regions` (
	`user_id` text NOT NULL,
	`region` text NOT NULL,
	PRIMARY KEY(`user_id`, `region`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- SQLite cannot widen a CHECK in place: the same tables again, which know more kinds.
CREATE TABLE `notifications_of_more_kinds` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`body_parts` text,
	`link` text NOT NULL,
	`read_at` integer,
	`about_user_id` text,
	`created_at` integer NOT NULL,
	`security` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notifications_kind" CHECK("notifications_of_more_kinds"."kind" in ('booking', 'message', 'review', 'account', 'job'))
);
--> statement-breakpoint
INSERT INTO `notifications_of_more_kinds`("id", "user_id", "kind", "title", "body", "body_parts", "link", "read_at", "about_user_id", "created_at", "security") SELECT "id", "user_id", "kind", "title", "body", "body_parts", "link", "read_at", "about_user_id", "created_at", "security" FROM `notifications`;
--> statement-breakpoint
-- Dropping the table deletes what is still to be pushed with it.
CREATE TABLE `push_outbox_meanwhile` AS SELECT * FROM `push_outbox`;
--> statement-breakpoint
DROP TABLE `notifications`;
--> statement-breakpoint
ALTER TABLE `notifications_of_more_kinds` RENAME TO `notifications`;
--> statement-breakpoint
CREATE INDEX `notifications_user` ON `notifications` (`user_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`) WHERE read_at is null;
--> statement-breakpoint
CREATE INDEX `notifications_age` ON `notifications` (`created_at`);
--> statement-breakpoint
CREATE INDEX `notifications_about` ON `notifications` (`about_user_id`) WHERE about_user_id is not null;
--> statement-breakpoint
INSERT INTO `push_outbox` SELECT * FROM `push_outbox_meanwhile`;
--> statement-breakpoint
DROP TABLE `push_outbox_meanwhile`;
--> statement-breakpoint
CREATE TRIGGER notifications_push AFTER INSERT ON notifications BEGIN
  INSERT INTO push_outbox (notification_id, endpoint, next_attempt_at)
    SELECT new.id, endpoint, new.created_at FROM push_endpoints WHERE user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TABLE `reports_of_more_kinds` (
	`id` text PRIMARY KEY NOT NULL,
	`reporter_id` text,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	`resolved_at` integer,
	`resolution` text,
	FOREIGN KEY (`reporter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "reports_subject_kind" CHECK("reports_of_more_kinds"."subject_kind" in ('review', 'service', 'user', 'conversation', 'booking', 'job', 'offer')),
	CONSTRAINT "reports_reason" CHECK(length("reports_of_more_kinds"."reason") <= 1000)
);
--> statement-breakpoint
INSERT INTO `reports_of_more_kinds`("id", "reporter_id", "subject_kind", "subject_id", "reason", "created_at", "resolved_at", "resolution") SELECT "id", "reporter_id", "subject_kind", "subject_id", "reason", "created_at", "resolved_at", "resolution" FROM `reports`;
--> statement-breakpoint
DROP TABLE `reports`;
--> statement-breakpoint
ALTER TABLE `reports_of_more_kinds` RENAME TO `reports`;
--> statement-breakpoint
CREATE INDEX `reports_open` ON `reports` (`resolved_at`,`created_at`);
--> statement-breakpoint
CREATE INDEX `reports_reporter` ON `reports` (`reporter_id`);
--> statement-breakpoint
ALTER TABLE `settings` ADD `job_notifications` integer DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE `settings` ADD `job_emails` text DEFAULT 'each' NOT NULL CONSTRAINT "settings_job_emails" CHECK(job_emails in ('each', 'daily', 'none'));
--> statement-breakpoint
ALTER TABLE `photos` ADD `job_id` text REFERENCES jobs(id) ON DELETE SET NULL;
--> statement-breakpoint
CREATE INDEX `photos_job` ON `photos` (`job_id`,`position`) WHERE job_id is not null;
--> statement-breakpoint
INSERT INTO trade_workers (trade, region, professional_id, standing)
  SELECT t.trade, r.region, t.pro_id, min(t.standing)
  FROM (SELECT pro_id, number, subcategory_id AS trade, rank_standing AS standing FROM services WHERE listed = 1 AND subcategory_id IS NOT NULL
    UNION ALL SELECT pro_id, number, category_id, rank_standing FROM services WHERE listed = 1) t
  JOIN (SELECT number, location_state AS region FROM services WHERE listed = 1
    UNION SELECT s.number, u.location_state FROM services s JOIN users u ON u.id = s.pro_id WHERE s.listed = 1) r ON r.number = t.number
  GROUP BY t.trade, r.region, t.pro_id;
--> statement-breakpoint
-- Where somebody works: the region of each service, their own, and those they name.
CREATE TRIGGER trade_workers_service_insert AFTER INSERT ON services WHEN new.listed = 1 BEGIN
  DELETE FROM trade_workers WHERE professional_id = new.pro_id AND NOT EXISTS (
    SELECT 1 FROM services s WHERE s.pro_id = new.pro_id AND s.listed = 1
      AND trade_workers.trade IN (s.subcategory_id, s.category_id)
      AND trade_workers.region IN (SELECT s.location_state UNION SELECT location_state FROM users WHERE id = new.pro_id
        UNION SELECT region FROM work_regions WHERE user_id = new.pro_id));
  INSERT INTO trade_workers (trade, region, professional_id, standing, notified_at)
    SELECT t.trade, r.region, new.pro_id, min(t.standing),
      coalesce((SELECT max(created_at) FROM job_notices WHERE professional_id = new.pro_id), 0)
    FROM (SELECT number, subcategory_id AS trade, location_state, rank_standing AS standing FROM services
        WHERE pro_id = new.pro_id AND listed = 1 AND subcategory_id IS NOT NULL
      UNION ALL SELECT number, category_id, location_state, rank_standing FROM services WHERE pro_id = new.pro_id AND listed = 1) t
    JOIN (SELECT number, location_state AS region FROM services WHERE pro_id = new.pro_id AND listed = 1
      UNION SELECT s.number, u.location_state FROM services s JOIN users u ON u.id = s.pro_id WHERE s.pro_id = new.pro_id AND s.listed = 1
      UNION SELECT s.number, w.region FROM services s JOIN work_regions w ON w.user_id = s.pro_id WHERE s.pro_id = new.pro_id AND s.listed = 1) r
      ON r.number = t.number
    GROUP BY t.trade, r.region
    ON CONFLICT DO UPDATE SET standing = excluded.standing WHERE standing <> excluded.standing;
END;
--> statement-breakpoint
CREATE TRIGGER trade_workers_service_update AFTER UPDATE ON services
WHEN (old.listed, old.subcategory_id, old.category_id, old.location_state, old.rank_standing)
  IS NOT (new.listed, new.subcategory_id, new.category_id, new.location_state, new.rank_standing) BEGIN
  DELETE FROM trade_workers WHERE professional_id = new.pro_id AND NOT EXISTS (
    SELECT 1 FROM services s WHERE s.pro_id = new.pro_id AND s.listed = 1
      AND trade_workers.trade IN (s.subcategory_id, s.category_id)
      AND trade_workers.region IN (SELECT s.location_state UNION SELECT location_state FROM users WHERE id = new.pro_id
        UNION SELECT region FROM work_regions WHERE user_id = new.pro_id));
  INSERT INTO trade_workers (trade, region, professional_id, standing, notified_at)
    SELECT t.trade, r.region, new.pro_id, min(t.standing),
      coalesce((SELECT max(created_at) FROM job_notices WHERE professional_id = new.pro_id), 0)
    FROM (SELECT number, subcategory_id AS trade, location_state, rank_standing AS standing FROM services
        WHERE pro_id = new.pro_id AND listed = 1 AND subcategory_id IS NOT NULL
      UNION ALL SELECT number, category_id, location_state, rank_standing FROM services WHERE pro_id = new.pro_id AND listed = 1) t
    JOIN (SELECT number, location_state AS region FROM services WHERE pro_id = new.pro_id AND listed = 1
      UNION SELECT s.number, u.location_state FROM services s JOIN users u ON u.id = s.pro_id WHERE s.pro_id = new.pro_id AND s.listed = 1
      UNION SELECT s.number, w.region FROM services s JOIN work_regions w ON w.user_id = s.pro_id WHERE s.pro_id = new.pro_id AND s.listed = 1) r
      ON r.number = t.number
    GROUP BY t.trade, r.region
    ON CONFLICT DO UPDATE SET standing = excluded.standing WHERE standing <> excluded.standing;
END;
--> statement-breakpoint
CREATE TRIGGER trade_workers_service_delete AFTER DELETE ON services WHEN old.listed = 1 BEGIN
  DELETE FROM trade_workers WHERE professional_id = old.pro_id AND NOT EXISTS (
    SELECT 1 FROM services s WHERE s.pro_id = old.pro_id AND s.listed = 1
      AND trade_workers.trade IN (s.subcategory_id, s.category_id)
      AND trade_workers.region IN (SELECT s.location_state UNION SELECT location_state FROM users WHERE id = old.pro_id
        UNION SELECT region FROM work_regions WHERE user_id = old.pro_id));
  INSERT INTO trade_workers (trade, region, professional_id, standing, notified_at)
    SELECT t.trade, r.region, old.pro_id, min(t.standing),
      coalesce((SELECT max(created_at) FROM job_notices WHERE professional_id = old.pro_id), 0)
    FROM (SELECT number, subcategory_id AS trade, location_state, rank_standing AS standing FROM services
        WHERE pro_id = old.pro_id AND listed = 1 AND subcategory_id IS NOT NULL
      UNION ALL SELECT number, category_id, location_state, rank_standing FROM services WHERE pro_id = old.pro_id AND listed = 1) t
    JOIN (SELECT number, location_state AS region FROM services WHERE pro_id = old.pro_id AND listed = 1
      UNION SELECT s.number, u.location_state FROM services s JOIN users u ON u.id = s.pro_id WHERE s.pro_id = old.pro_id AND s.listed = 1
      UNION SELECT s.number, w.region FROM services s JOIN work_regions w ON w.user_id = s.pro_id WHERE s.pro_id = old.pro_id AND s.listed = 1) r
      ON r.number = t.number
    GROUP BY t.trade, r.region
    ON CONFLICT DO UPDATE SET standing = excluded.standing WHERE standing <> excluded.standing;
END;
--> statement-breakpoint
CREATE TRIGGER trade_workers_home_region AFTER UPDATE OF location_state ON users WHEN old.location_state IS NOT new.location_state BEGIN
  DELETE FROM trade_workers WHERE professional_id = new.id AND NOT EXISTS (
    SELECT 1 FROM services s WHERE s.pro_id = new.id AND s.listed = 1
      AND trade_workers.trade IN (s.subcategory_id, s.category_id)
      AND trade_workers.region IN (SELECT s.location_state UNION SELECT location_state FROM users WHERE id = new.id
        UNION SELECT region FROM work_regions WHERE user_id = new.id));
  INSERT INTO trade_workers (trade, region, professional_id, standing, notified_at)
    SELECT t.trade, r.region, new.id, min(t.standing),
      coalesce((SELECT max(created_at) FROM job_notices WHERE professional_id = new.id), 0)
    FROM (SELECT number, subcategory_id AS trade, location_state, rank_standing AS standing FROM services
        WHERE pro_id = new.id AND listed = 1 AND subcategory_id IS NOT NULL
      UNION ALL SELECT number, category_id, location_state, rank_standing FROM services WHERE pro_id = new.id AND listed = 1) t
    JOIN (SELECT number, location_state AS region FROM services WHERE pro_id = new.id AND listed = 1
      UNION SELECT s.number, u.location_state FROM services s JOIN users u ON u.id = s.pro_id WHERE s.pro_id = new.id AND s.listed = 1
      UNION SELECT s.number, w.region FROM services s JOIN work_regions w ON w.user_id = s.pro_id WHERE s.pro_id = new.id AND s.listed = 1) r
      ON r.number = t.number
    GROUP BY t.trade, r.region
    ON CONFLICT DO UPDATE SET standing = excluded.standing WHERE standing <> excluded.standing;
END;
--> statement-breakpoint
CREATE TRIGGER trade_workers_region_insert AFTER INSERT ON work_regions BEGIN
  DELETE FROM trade_workers WHERE professional_id = new.user_id AND NOT EXISTS (
    SELECT 1 FROM services s WHERE s.pro_id = new.user_id AND s.listed = 1
      AND trade_workers.trade IN (s.subcategory_id, s.category_id)
      AND trade_workers.region IN (SELECT s.location_state UNION SELECT location_state FROM users WHERE id = new.user_id
        UNION SELECT region FROM work_regions WHERE user_id = new.user_id));
  INSERT INTO trade_workers (trade, region, professional_id, standing, notified_at)
    SELECT t.trade, r.region, new.user_id, min(t.standing),
      coalesce((SELECT max(created_at) FROM job_notices WHERE professional_id = new.user_id), 0)
    FROM (SELECT number, subcategory_id AS trade, location_state, rank_standing AS standing FROM services
        WHERE pro_id = new.user_id AND listed = 1 AND subcategory_id IS NOT NULL
      UNION ALL SELECT number, category_id, location_state, rank_standing FROM services WHERE pro_id = new.user_id AND listed = 1) t
    JOIN (SELECT number, location_state AS region FROM services WHERE pro_id = new.user_id AND listed = 1
      UNION SELECT s.number, u.location_state FROM services s JOIN users u ON u.id = s.pro_id WHERE s.pro_id = new.user_id AND s.listed = 1
      UNION SELECT s.number, w.region FROM services s JOIN work_regions w ON w.user_id = s.pro_id WHERE s.pro_id = new.user_id AND s.listed = 1) r
      ON r.number = t.number
    GROUP BY t.trade, r.region
    ON CONFLICT DO UPDATE SET standing = excluded.standing WHERE standing <> excluded.standing;
END;
--> statement-breakpoint
CREATE TRIGGER trade_workers_region_delete AFTER DELETE ON work_regions BEGIN
  DELETE FROM trade_workers WHERE professional_id = old.user_id AND NOT EXISTS (
    SELECT 1 FROM services s WHERE s.pro_id = old.user_id AND s.listed = 1
      AND trade_workers.trade IN (s.subcategory_id, s.category_id)
      AND trade_workers.region IN (SELECT s.location_state UNION SELECT location_state FROM users WHERE id = old.user_id
        UNION SELECT region FROM work_regions WHERE user_id = old.user_id));
  INSERT INTO trade_workers (trade, region, professional_id, standing, notified_at)
    SELECT t.trade, r.region, old.user_id, min(t.standing),
      coalesce((SELECT max(created_at) FROM job_notices WHERE professional_id = old.user_id), 0)
    FROM (SELECT number, subcategory_id AS trade, location_state, rank_standing AS standing FROM services
        WHERE pro_id = old.user_id AND listed = 1 AND subcategory_id IS NOT NULL
      UNION ALL SELECT number, category_id, location_state, rank_standing FROM services WHERE pro_id = old.user_id AND listed = 1) t
    JOIN (SELECT number, location_state AS region FROM services WHERE pro_id = old.user_id AND listed = 1
      UNION SELECT s.number, u.location_state FROM services s JOIN users u ON u.id = s.pro_id WHERE s.pro_id = old.user_id AND s.listed = 1
      UNION SELECT s.number, w.region FROM services s JOIN work_regions w ON w.user_id = s.pro_id WHERE s.pro_id = old.user_id AND s.listed = 1) r
      ON r.number = t.number
    GROUP BY t.trade, r.region
    ON CONFLICT DO UPDATE SET standing = excluded.standing WHERE standing <> excluded.standing;
END;
