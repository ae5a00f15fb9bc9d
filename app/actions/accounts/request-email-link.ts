import { data, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import { secondsUntilNextEmail, tooManyEmails } from "#app/auth/email-limit.ts";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import type { SafePath } from "#app/domain/safe-path.ts";
import { readForm } from "#app/http/read-form.ts";
import { nextOf } from "#app/http/return-to.ts";
import { submittedValues } from "#app/http/submitted-values.ts";
import { tryDatabase } from "#app/http/try-database.ts";

type Asked = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  schema: z.ZodType<{ email: string; next?: string }>;
  /** What is said when the letter could not be queued. */
  notSent: string;
  /** Queues the letter with a one-time code, of which only the hash is stored; it may lead on to `next`. */
  send: (emailContent: {
    email: string;
    next: SafePath | null;
    token: string;
    tokenHash: string;
  }) => Promise<void>;
};

/**
 * A form that asks for a letter with a one-time code: the address it may have gone to, or the refused form. Nothing in
 * the answer tells whether the address is known (threat 11).
 */
export async function requestEmailLink({ request, context, schema, notSent, send }: Asked) {
  const form = await readForm(request, schema);
  if (!form.ok) {
    const { status, errors } = form;
    const page = { values: submittedValues(form.values), errors, problem: null };
    return { email: null, next: null, refused: data(page, { status }) };
  }
  const { email } = form.data;
  const next = nextOf(form.data.next);
  const refused = (problem: string, status: number, seconds: number) => ({
    email: null,
    next: null,
    refused: data(
      { values: { email, next: next ?? undefined }, errors: {}, problem },
      { status, headers: { "Retry-After": String(seconds) } },
    ),
  });
  const wait = await tryDatabase(secondsUntilNextEmail(request, context));
  if (!wait.ok) return refused(notSent, 503, 5);
  if (wait.value) return refused(tooManyEmails(wait.value), 429, wait.value);
  const token = newToken();
  const sent = await tryDatabase(send({ email, next, token, tokenHash: hashToken(token) }));
  return sent.ok ? { email, next, refused: null } : refused(notSent, 503, 5);
}
