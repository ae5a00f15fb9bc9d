ALTER TABLE `users` ADD `registered_device` text;
