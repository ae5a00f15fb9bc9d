import { z } from "zod";
import { opens, type Person } from "./person.ts";

const outboxSchema = z.array(z.object({ subject: z.string(), text: z.string() }));

/** The text of the newest e-mail to a person with these words in its subject. Throws when there is none. */
export async function emailTo({ url, email }: Person, words: string): Promise<string> {
  const answer = await fetch(`${url}/dev/mail.json?to=${encodeURIComponent(email)}`);
  const emails = outboxSchema.parse(await answer.json());
  const found = emails.find(({ subject }) => subject.includes(words));
  if (!found) {
    const subjects = emails.map(({ subject }) => subject).join(" | ");
    throw new Error(`No e-mail to ${email} about “${words}”, only: ${subjects}`);
  }
  return found.text;
}

/** Opens the link with a token in an e-mail. */
export async function followsEmail(person: Person, words: string): Promise<void> {
  const link = /https?:\/\/\S*token=\S+/.exec(await emailTo(person, words))?.[0];
  if (!link) throw new Error(`The e-mail about “${words}” has no link.`);
  await opens(person, link);
}
