CREATE TABLE `contact_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`contact_message_id` text NOT NULL,
	`kind` text NOT NULL,
	`staff_id` text,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`contact_message_id`) REFERENCES `contact_messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`staff_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "contact_answers_kind" CHECK("contact_answers"."kind" in ('answer', 'note')),
	CONSTRAINT "contact_answers_content" CHECK(length("contact_answers"."content") <= 5000)
);
--> statement-breakpoint
CREATE INDEX `contact_answers_message` ON `contact_answers` (`contact_message_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `contact_answers_staff` ON `contact_answers` (`staff_id`);--> statement-breakpoint
CREATE TABLE `newsletters` (
	`id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`content` text NOT NULL,
	`region` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'draft' NOT NULL,
	`last_email` text DEFAULT '' NOT NULL,
	`queued_count` integer DEFAULT 0 NOT NULL,
	`sent_count` integer DEFAULT 0 NOT NULL,
	`failed_count` integer DEFAULT 0 NOT NULL,
	`unsubscribed_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`sending_since` integer,
	`ended_at` integer,
	CONSTRAINT "newsletters_state" CHECK("newsletters"."state" in ('draft', 'sending', 'sent', 'stopped')),
	CONSTRAINT "newsletters_subject" CHECK(length("newsletters"."subject") <= 150),
	CONSTRAINT "newsletters_content" CHECK(length("newsletters"."content") <= 20000)
);
--> statement-breakpoint
CREATE INDEX `newsletters_newest` ON `newsletters` (`created_at`);--> statement-breakpoint
CREATE INDEX `newsletters_sending` ON `newsletters` (`sending_since`) WHERE state = 'sending';--> statement-breakpoint
CREATE TABLE `dispute_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`report_id` text NOT NULL,
	`recipient` text NOT NULL,
	`question` text NOT NULL,
	`asked_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`answer` text,
	`answered_at` integer,
	FOREIGN KEY (`report_id`) REFERENCES `reports`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "dispute_questions_question" CHECK(length("dispute_questions"."question") <= 1000),
	CONSTRAINT "dispute_questions_answer" CHECK(length("dispute_questions"."answer") <= 2000)
);
--> statement-breakpoint
CREATE INDEX `dispute_questions_report` ON `dispute_questions` (`report_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `dispute_questions_recipient` ON `dispute_questions` (`recipient`);--> statement-breakpoint
CREATE TABLE `licences` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`number` text NOT NULL,
	`issuer` text NOT NULL,
	`expires_on` text,
	`paper_key` text,
	`state` text DEFAULT 'waiting' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	`reminded_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "licences_state" CHECK("licences"."state" in ('waiting', 'seen', 'refused')),
	CONSTRAINT "licences_number" CHECK(length("licences"."number") <= 60),
	CONSTRAINT "licences_issuer" CHECK(length("licences"."issuer") <= 100),
	CONSTRAINT "licences_reason" CHECK(length("licences"."reason") <= 1000)
);
--> statement-breakpoint
CREATE INDEX `licences_person` ON `licences` (`user_id`,`state`);--> statement-breakpoint
CREATE INDEX `licences_waiting` ON `licences` (`created_at`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `licences_expiry` ON `licences` (`expires_on`) WHERE state = 'seen';--> statement-breakpoint
CREATE UNIQUE INDEX `licences_paper` ON `licences` (`paper_key`);--> statement-breakpoint
CREATE TABLE `leftover_papers` (
	`paper_key` text PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `leftover_papers_due` ON `leftover_papers` (`due_at`);--> statement-breakpoint

-- A paper leaves the bucket at the next run of the job once no licence has it, also when its person is erased.
CREATE TRIGGER licences_delete AFTER DELETE ON licences WHEN old.paper_key IS NOT NULL BEGIN
  INSERT INTO leftover_papers (paper_key, due_at) VALUES (old.paper_key, 0) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER licences_paper_gone AFTER UPDATE OF paper_key ON licences
WHEN old.paper_key IS NOT NULL AND new.paper_key IS NOT old.paper_key BEGIN
  INSERT INTO leftover_papers (paper_key, due_at) VALUES (old.paper_key, 0) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TABLE `measures` (
	`id` text PRIMARY KEY NOT NULL,
	`person_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`report_id` text,
	`until` integer,
	`reason` text NOT NULL,
	`decided_by` text,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	`appeal` text,
	`appealed_at` integer,
	`appeal_outcome` text,
	`appeal_answer` text,
	`appeal_decided_by` text,
	`appeal_decided_at` integer,
	FOREIGN KEY (`person_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "measures_kind" CHECK("measures"."kind" in ('warning', 'hidden', 'suspension', 'ban')),
	CONSTRAINT "measures_appeal_outcome" CHECK("measures"."appeal_outcome" in ('upheld', 'shortened', 'lifted')),
	CONSTRAINT "measures_reason" CHECK(length("measures"."reason") <= 1000),
	CONSTRAINT "measures_appeal" CHECK(length("measures"."appeal") <= 2000),
	CONSTRAINT "measures_appeal_answer" CHECK(length("measures"."appeal_answer") <= 1000)
);
--> statement-breakpoint
CREATE INDEX `measures_person` ON `measures` (`person_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `measures_subject` ON `measures` (`subject_kind`,`subject_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `measures_appealed` ON `measures` (`appealed_at`) WHERE appealed_at is not null and appeal_decided_at is null;--> statement-breakpoint
CREATE TABLE `site_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`sign_ups` integer DEFAULT true NOT NULL,
	`approval` integer DEFAULT false NOT NULL,
	`support_email` text DEFAULT '' NOT NULL,
	`banner` text DEFAULT '' NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "site_settings_one" CHECK("site_settings"."id" between 1 and 1),
	CONSTRAINT "site_settings_banner" CHECK(length("site_settings"."banner") <= 200)
);
--> statement-breakpoint
-- A column's own check cannot be changed: the column is made anew.
ALTER TABLE `reports` ADD `decided` text CONSTRAINT "reports_outcome" CHECK("decided" in ('dismissed', 'warned', 'hidden', 'restored', 'suspended', 'banned', 'factor-removed', 'erased'));--> statement-breakpoint
UPDATE `reports` SET `decided` = `outcome`;--> statement-breakpoint
ALTER TABLE `reports` DROP COLUMN `outcome`;--> statement-breakpoint
ALTER TABLE `reports` RENAME COLUMN `decided` TO `outcome`;--> statement-breakpoint
CREATE INDEX `reports_subject` ON `reports` (`subject_kind`,`subject_id`);--> statement-breakpoint
DROP TRIGGER staff_log_keep;--> statement-breakpoint
DROP TRIGGER staff_log_unchanged;--> statement-breakpoint
CREATE TABLE `new_staff_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`staff_id` text,
	`act` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "staff_log_subject_kind" CHECK("subject_kind" in ('account', 'service', 'review', 'conversation', 'booking', 'job', 'offer', 'report', 'measure', 'ticket', 'licence', 'newsletter', 'settings')),
	CONSTRAINT "staff_log_reason" CHECK(length("reason") <= 1000)
);
--> statement-breakpoint
INSERT INTO `new_staff_log`("id", "staff_id", "act", "subject_kind", "subject_id", "reason", "created_at") SELECT "id", "staff_id", "act", "subject_kind", "subject_id", "reason", "created_at" FROM `staff_log`;--> statement-breakpoint
DROP TABLE `staff_log`;--> statement-breakpoint
ALTER TABLE `new_staff_log` RENAME TO `staff_log`;--> statement-breakpoint
CREATE INDEX `staff_log_subject` ON `staff_log` (`subject_kind`,`subject_id`);--> statement-breakpoint
CREATE INDEX `staff_log_staff` ON `staff_log` (`staff_id`,`id`);--> statement-breakpoint
CREATE TRIGGER staff_log_keep BEFORE DELETE ON staff_log BEGIN
  SELECT raise(abort, 'The log of the team keeps every row.');
END;
--> statement-breakpoint
CREATE TRIGGER staff_log_unchanged BEFORE UPDATE ON staff_log
WHEN new.id IS NOT old.id OR new.staff_id IS NOT old.staff_id OR new.act IS NOT old.act
  OR new.subject_kind IS NOT old.subject_kind OR new.subject_id IS NOT old.subject_id
  OR new.created_at IS NOT old.created_at OR (new.reason IS NOT old.reason AND new.reason IS NOT '(erased)')
BEGIN
  SELECT raise(abort, 'Only the reason in the log of the team can be erased.');
END;
--> statement-breakpoint
ALTER TABLE `users` ADD `hidden_until` integer;--> statement-breakpoint
CREATE INDEX `users_hidden_until` ON `users` (`hidden_until`) WHERE hidden_until is not null;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `state` text DEFAULT 'open' NOT NULL CONSTRAINT "contact_messages_state" CHECK("state" in ('open', 'answered', 'closed'));--> statement-breakpoint
-- Whatever came before was answered from the mailbox of support.
UPDATE `contact_messages` SET `state` = 'closed';--> statement-breakpoint
CREATE INDEX `contact_messages_open` ON `contact_messages` (`created_at`) WHERE state = 'open';--> statement-breakpoint
ALTER TABLE `services` ADD `approval` text CONSTRAINT "services_approval" CHECK("approval" in ('waiting', 'refused'));--> statement-breakpoint
CREATE INDEX `services_waiting` ON `services` (`updated_at`) WHERE approval = 'waiting';--> statement-breakpoint
CREATE TRIGGER newsletters_queued AFTER INSERT ON mail_outbox WHEN new.kind = 'newsletter' BEGIN
  UPDATE newsletters SET queued_count = queued_count + 1 WHERE id = substr(new.dedupe_key, 12, 36);
END;
--> statement-breakpoint
CREATE TRIGGER newsletters_outcome AFTER UPDATE OF status ON mail_outbox
WHEN new.kind = 'newsletter' AND new.status IS NOT old.status BEGIN
  UPDATE newsletters SET
    sent_count = sent_count + (new.status = 'sent') - (old.status = 'sent'),
    failed_count = failed_count + (new.status = 'failed') - (old.status = 'failed')
    WHERE id = substr(new.dedupe_key, 12, 36);
END;
--> statement-breakpoint
CREATE TRIGGER newsletters_unqueued AFTER DELETE ON mail_outbox
WHEN old.kind = 'newsletter' AND old.status = 'queued' BEGIN
  UPDATE newsletters SET queued_count = queued_count - 1 WHERE id = substr(old.dedupe_key, 12, 36);
END;
