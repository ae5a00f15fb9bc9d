import { and, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { shownPicture } from "#db/accounts/reachable.ts";
import { users } from "#db/schema/accounts.ts";
import { conversationMembers, conversations } from "#db/schema/messages.ts";
import { otherOf } from "./members.ts";

/** The table of people, as the other one of a conversation. */
export const others = alias(users, "others");

/** The columns of the other person of a conversation; `others` is joined. */
export const OTHER = {
  id: others.id,
  firstName: others.firstName,
  lastName: others.lastName,
  businessName: others.businessName,
  picture: shownPicture(others),
  role: others.role,
  deleted: sql`${others.deletedAt} is not null`.mapWith(Boolean),
};

/** The join conditions of the other person and of one's own membership. */
export const on = (me: SQL) => ({
  other: eq(others.id, otherOf(me)),
  member: and(
    eq(conversationMembers.conversationId, conversations.id),
    eq(conversationMembers.userId, me),
  ),
});
