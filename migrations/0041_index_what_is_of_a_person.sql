-- The row of an account refers to its messages and e-mails: deleting one read every message and, twice, every e-mail. The sender
-- stands first now in an index that there is anyway; e-mails get one more, which the download of one's data asks too.
DROP INDEX `messages_once`;--> statement-breakpoint
CREATE UNIQUE INDEX `messages_once` ON `messages` (`sender_id`,`conversation_id`,`client_id`);--> statement-breakpoint
CREATE INDEX `mail_outbox_user` ON `mail_outbox` (`user_id`) WHERE user_id is not null;
