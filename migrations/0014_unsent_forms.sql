-- What was left out of a form that waits to be sent again: passwords and codes, or files.
ALTER TABLE `typed_forms` ADD `omitted` text DEFAULT '[]' NOT NULL;