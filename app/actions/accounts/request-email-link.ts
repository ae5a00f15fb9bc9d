import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { secondsUntilNextEmail, tooManyEmails } from "#app/auth/email-limit.ts";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import type { SafePath } from "#app/domain/paths/safe-path.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { submittedValues } from "#app/http/forms/submitted-values.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { nextOf } from "#app/http/return-to.ts";

type EmailLinkForm = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  schema: z.ZodType<{ email: string; next?: string }>;
  /** The sentence for an e-mail that could not be queued. */
  notSent: string;
  /** Queues the e-mail with a one-time token, of which only the hash is stored; its link may lead on to `next`. */
  send: (link: {
    email: string;
    next: SafePath | null;
    token: string;
    tokenHash: string;
  }) => Promise<void>;
};

/**
 * Handles a form that requests an e-mail with a one-time link. Returns the address it may have been sent to, or the
 * refused form. The answer does not show whether the address has an account (threat 11).
 */
export async function requestEmailLink({ request, context, schema, notSent, send }: EmailLinkForm) {
  const form = await readForm(request, schema);
  if (!form.ok) {
    const { status, errors } = form;
    const page = { values: submittedValues(form.values), errors, problem: null };
    return { email: null, next: null, refused: refuse(status, page) };
  }
  const { email } = form.data;
  const next = nextOf(form.data.next);
  const refuseForm = (status: number, problem: string, retryAfter?: number) => {
    const page = { values: { email, next: next ?? undefined }, errors: {}, problem };
    return { email: null, next: null, refused: refuse(status, page, { retryAfter }) };
  };
  const wait = await tryDatabase(secondsUntilNextEmail(request, context));
  if (!wait.ok) return refuseForm(503, notSent);
  if (wait.value) return refuseForm(429, tooManyEmails(wait.value), wait.value);
  const token = newToken();
  const result = await tryDatabase(send({ email, next, token, tokenHash: hashToken(token) }));
  return result.ok ? { email, next, refused: null } : refuseForm(503, notSent);
}
