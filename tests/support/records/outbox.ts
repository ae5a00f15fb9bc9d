import type { Client } from "@libsql/client";
import { z } from "zod";
import { insert } from "#tests/support/fixtures.ts";

const outboxEmailSchema = z
  .object({
    kind: z.string(),
    recipient: z.string(),
    subject: z.string(),
    text_body: z.string(),
    html_body: z.string(),
    headers: z
      .string()
      .transform((json) => z.record(z.string(), z.string()).parse(JSON.parse(json))),
    status: z.string(),
    next_attempt_at: z.number(),
  })
  .transform(({ text_body, html_body, next_attempt_at, ...columns }) => ({
    ...columns,
    text: text_body,
    html: html_body,
    nextAttemptAt: next_attempt_at,
  }));
type StoredEmail = z.output<typeof outboxEmailSchema>;

/** Every e-mail in the outbox, oldest first. */
export async function emailsIn(client: Client): Promise<StoredEmail[]> {
  const { rows } = await client.execute("select * from mail_outbox order by rowid");
  return rows.map((row) => outboxEmailSchema.parse(row));
}

/** The only e-mail in the outbox. Throws when there are none or several. */
export async function onlyEmail(client: Client): Promise<StoredEmail> {
  const [email, ...others] = await emailsIn(client);
  if (!email || others.length > 0) throw new Error(`${others.length + (email ? 1 : 0)} e-mails`);
  return email;
}

/** The paths of the links in an e-mail, with their queries. */
export function linksIn(email: StoredEmail): string[] {
  return Array.from(email.text.matchAll(/https?:\/\/[^/\s]+(\/\S*)/g), ([, path = ""]) => path);
}

/** Adds a queued e-mail that is due at `at`, in UTC milliseconds. */
export function addEmail(
  client: Client,
  { to, subject, text = "T", at }: { to: string; subject: string; text?: string; at: number },
) {
  return insert(client, "mail_outbox", {
    id: crypto.randomUUID(),
    dedupe_key: `test:${subject}:${to}`,
    kind: "test",
    recipient: to,
    subject,
    text_body: text,
    html_body: "<script>alert(1)</script>",
    headers: "{}",
    next_attempt_at: at,
    created_at: at,
  });
}
