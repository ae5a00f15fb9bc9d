import { z } from "zod";
import type { Person } from "./person.ts";

const outboxSchema = z.array(z.object({ subject: z.string(), text: z.string() }));

/** The newest letter to somebody whose subject has these words. Throws when there is none. */
export async function emailTo({ url, email }: Person, words: string): Promise<string> {
  const answer = await fetch(`${url}/dev/mail.json?to=${encodeURIComponent(email)}`);
  const emails = outboxSchema.parse(await answer.json());
  const emailContent = emails.find(({ subject }) => subject.includes(words));
  if (!emailContent) {
    const subjects = emails.map(({ subject }) => subject).join(" | ");
    throw new Error(`No emailContent to ${email} about “${words}”, only: ${subjects}`);
  }
  return emailContent.text;
}

/** Follows the link of a letter that carries a code. */
export async function followsEmail(person: Person, words: string): Promise<void> {
  const link = /https?:\/\/\S*token=\S+/.exec(await emailTo(person, words))?.[0];
  if (!link) throw new Error(`The emailContent about “${words}” has no link.`);
  await person.page.goto(link);
}
