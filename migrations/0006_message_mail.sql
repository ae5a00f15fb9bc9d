-- When a member is to be mailed about what is unread, so that the clock finds them without reading every conversation.
ALTER TABLE conversation_members ADD COLUMN mail_due_at integer;
--> statement-breakpoint
CREATE INDEX conversation_members_mail ON conversation_members (mail_due_at) WHERE mail_due_at IS NOT NULL;
