-- SQLite compiles the triggers of an insert with it, and the triggers of what those change: these two led a request for a booking
-- to the services, their search tables and the reviews, and took most of its time, although they act for none. A booking is
-- completed by a change, whose triggers count it.
DROP TRIGGER bookings_booked_insert;
--> statement-breakpoint
DROP TRIGGER bookings_completed_insert;
--> statement-breakpoint
CREATE TRIGGER bookings_never_begin_completed BEFORE INSERT ON bookings WHEN new.status = 'completed' BEGIN
  SELECT raise(ABORT, 'a booking is completed by a change');
END;
