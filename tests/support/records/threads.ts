import type { OtherPerson } from "#app/domain/messages/conversation.ts";
import { newThread } from "#app/domain/messages/conversation-start.ts";

/** The other person of a conversation of Anita's. */
export const RAVI: OtherPerson = {
  id: "ravi",
  firstName: "Ravi",
  lastName: "Persaud",
  businessName: null,
  picture: null,
  role: "professional",
  deleted: false,
};

/** A conversation with him that has not begun. */
export const NEW_THREAD = newThread({ other: RAVI, hasProfile: true, service: null });
