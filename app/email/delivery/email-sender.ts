import type { EmailContent } from "#app/domain/email/email.ts";

export type Email = EmailContent & { to: string };

/** Sends e-mails. Rejects when one was not accepted; the error may contain addresses. */
export type EmailSender = { send(email: Email): Promise<void> };
