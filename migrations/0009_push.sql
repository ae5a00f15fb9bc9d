-- The browser, by its device cookie, that an endpoint belongs to: where nobody is signed in nothing is pushed.
ALTER TABLE `push_endpoints` ADD `device_id` text NOT NULL DEFAULT '';
--> statement-breakpoint
CREATE TABLE `push_outbox` (
	`notification_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	PRIMARY KEY(`notification_id`, `endpoint`),
	FOREIGN KEY (`notification_id`) REFERENCES `notifications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`endpoint`) REFERENCES `push_endpoints`(`endpoint`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "push_outbox_attempts" CHECK("push_outbox"."attempts" between 0 and 5)
);
--> statement-breakpoint
CREATE INDEX `push_outbox_due` ON `push_outbox` (`next_attempt_at`);
--> statement-breakpoint
CREATE INDEX `push_outbox_endpoint` ON `push_outbox` (`endpoint`);
--> statement-breakpoint

-- Whatever writes a notification has it pushed, in the same transaction. Whether it is wanted is asked when it leaves.
CREATE TRIGGER notifications_push AFTER INSERT ON notifications BEGIN
  INSERT INTO push_outbox (notification_id, endpoint, next_attempt_at)
    SELECT new.id, endpoint, new.created_at FROM push_endpoints WHERE user_id = new.user_id;
END;
