import { z } from "zod";
import type { Person } from "./person.ts";

const lettersSchema = z.array(z.object({ subject: z.string(), text: z.string() }));

/** The newest letter to somebody whose subject has these words. Throws when there is none. */
export async function letterTo({ url, email }: Person, words: string): Promise<string> {
  const answer = await fetch(`${url}/dev/mail.json?to=${encodeURIComponent(email)}`);
  const letters = lettersSchema.parse(await answer.json());
  const letter = letters.find(({ subject }) => subject.includes(words));
  if (!letter) {
    const subjects = letters.map(({ subject }) => subject).join(" | ");
    throw new Error(`No letter to ${email} about “${words}”, only: ${subjects}`);
  }
  return letter.text;
}

/** Follows the link of a letter that carries a code. */
export async function followsLetter(person: Person, words: string): Promise<void> {
  const link = /https?:\/\/\S*token=\S+/.exec(await letterTo(person, words))?.[0];
  if (!link) throw new Error(`The letter about “${words}” has no link.`);
  await person.page.goto(link);
}
