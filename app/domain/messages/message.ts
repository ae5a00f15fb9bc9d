import { z } from "zod";
import { textField } from "#app/domain/fields.ts";
import { idSchema } from "#app/domain/id.ts";
import { numberText } from "#app/domain/number.ts";

/** Characters as people count them (specification B, section 9). */
const LONGEST_MESSAGE = 5000;
const EMPTY_MESSAGE = "Message cannot be empty";

/** A stored message, as the database, the rooms and the pages know it. */
export const messageSchema = z.object({
  id: z.string(),
  clientId: z.string(),
  conversationId: z.string(),
  /** Null once the sender's account is gone. */
  senderId: z.string().nullable(),
  content: z.string(),
  /** 1, 2, 3 ... within the conversation: the only order that counts. */
  seq: z.number().int().positive(),
  /** UTC milliseconds. */
  createdAt: z.number(),
});
export type Message = z.output<typeof messageSchema>;

const contentField = textField({
  most: LONGEST_MESSAGE,
  says: { required: EMPTY_MESSAGE, long: (count) => tooLong(count - LONGEST_MESSAGE) },
});

function tooLong(excess: number): string {
  const much = excess === 1 ? "1 character" : `${numberText(excess, null)} characters`;
  return `Invalid message: Message is ${much} too long.`;
}

/** What a sender posts; `clientId` is made with the form, so that sending twice stores once (decision 86). */
export const sendSchema = z.object({ content: contentField, clientId: idSchema.optional() });

/** What a reader posts: everything up to this place in the conversation was seen. */
export const readSchema = z.object({
  seq: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 31),
});

/** Why a typed text cannot be sent, or null when it can. */
export function messageProblem(text: string): string | null {
  const parsed = contentField.safeParse(text);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? EMPTY_MESSAGE);
}
