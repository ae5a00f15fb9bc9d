ALTER TABLE `reports` ADD `outcome` text CONSTRAINT "reports_outcome" CHECK("outcome" in ('dismissed', 'warned', 'hidden', 'restored', 'factor-removed', 'erased'));--> statement-breakpoint
-- What was done stood before the reason, in the same text.
UPDATE `reports` SET
	`outcome` = replace(substr(`resolution`, 1, instr(`resolution`, ': ') - 1), 'two-factor sign-in removed', 'factor-removed'),
	`resolution` = substr(`resolution`, instr(`resolution`, ': ') + 2)
WHERE substr(`resolution`, 1, instr(`resolution`, ': ') - 1) in ('dismissed', 'warned', 'hidden', 'restored', 'two-factor sign-in removed');--> statement-breakpoint
UPDATE `reports` SET `outcome` = 'erased', `resolution` = NULL WHERE `resolution` = 'The account was erased.';
