ALTER TABLE `notifications` ADD `body_parts` text;--> statement-breakpoint
-- A conversation has one notification: of those that were read, the last stays.
DELETE FROM notifications WHERE kind = 'message' AND read_at IS NOT NULL AND EXISTS (
  SELECT 1 FROM notifications later
  WHERE later.user_id = notifications.user_id AND later.link = notifications.link AND later.kind = 'message'
    AND (later.created_at, later.id) > (notifications.created_at, notifications.id));
