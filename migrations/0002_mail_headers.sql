ALTER TABLE `mail_outbox` ADD `headers` text DEFAULT '{}' NOT NULL;
