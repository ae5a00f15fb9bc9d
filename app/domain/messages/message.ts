import { z } from "zod";
import { textField } from "#app/domain/forms/fields.ts";
import { idSchema } from "#app/domain/id.ts";
import {
  readNullable,
  readNumber,
  readObject,
  readPosition,
  readText,
} from "#app/domain/json-reader.ts";
import { characters, cleanText } from "#app/domain/text/clean-text.ts";
import { numberText } from "#app/domain/text/number.ts";

/** Characters as people count them. */
const LONGEST_MESSAGE = 5000;
const EMPTY_MESSAGE = "Message cannot be empty";

/** A stored message, as the database, the rooms and the pages know it. */
export const messageSchema = z.object({
  id: z.string(),
  clientId: z.string(),
  conversationId: z.string(),
  /** Null after the sender's account is deleted. */
  senderId: z.string().nullable(),
  content: z.string(),
  /** 1, 2, 3 ... within the conversation: the only order. */
  seq: z.number().int().positive(),
  /** UTC milliseconds. */
  createdAt: z.number(),
});
export type Message = z.output<typeof messageSchema>;

/** Reads a stored message in the browser. */
export const readMessage = readObject<Message>({
  id: readText,
  clientId: readText,
  conversationId: readText,
  senderId: readNullable(readText),
  content: readText,
  seq: readPosition,
  createdAt: readNumber,
});

const contentField = textField({
  most: LONGEST_MESSAGE,
  says: { required: EMPTY_MESSAGE, long: (count) => tooLong(count - LONGEST_MESSAGE) },
});

function tooLong(excess: number): string {
  const much = excess === 1 ? "1 character" : `${numberText(excess, null)} characters`;
  return `Invalid message: Message is ${much} too long.`;
}

/** A new id for a message that is being written; however often it is sent under it, it is stored once (decision 86). */
export const newClientId = (): string => crypto.randomUUID();

/** The form that sends a message; one without a client id gets a new one. */
export const sendSchema = z.object({
  content: contentField,
  clientId: idSchema.default(newClientId),
});

/** The form that moves a read mark: every message up to this place in the conversation is read. */
export const readSchema = z.object({
  seq: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 31),
});

/** Why a text cannot be sent as a message, or null when it can. */
export function messageProblem(text: string): string | null {
  const count = characters(cleanText(text));
  if (count === 0) return EMPTY_MESSAGE;
  return count > LONGEST_MESSAGE ? tooLong(count - LONGEST_MESSAGE) : null;
}
