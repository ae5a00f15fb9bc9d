-- A call whose answer was lost is sent again. It finds by its random id what it did before: the time step or the recovery code that
-- it used up, and its line in the log of the team, where this id cannot be changed either.
ALTER TABLE `recovery_codes` ADD `used_by` text;--> statement-breakpoint
ALTER TABLE `two_factor` ADD `last_step_by` text;--> statement-breakpoint
ALTER TABLE `staff_log` ADD `call_id` text;--> statement-breakpoint
DROP TRIGGER staff_log_unchanged;--> statement-breakpoint
CREATE TRIGGER staff_log_unchanged BEFORE UPDATE ON staff_log
WHEN new.id IS NOT old.id OR new.staff_id IS NOT old.staff_id OR new.act IS NOT old.act
  OR new.subject_kind IS NOT old.subject_kind OR new.subject_id IS NOT old.subject_id
  OR new.created_at IS NOT old.created_at OR (new.reason IS NOT old.reason AND new.reason IS NOT '(erased)')
  OR new.call_id IS NOT old.call_id
BEGIN
  SELECT raise(abort, 'Only the reason in the log of the team can be erased.');
END;
