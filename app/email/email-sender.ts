import type { EmailContent } from "#app/domain/email/email.ts";

export type Mail = EmailContent & { to: string };

/** Takes letters away. Rejects when a letter was not taken; what it rejects with may name addresses. */
export type EmailSender = { send(mail: Mail): Promise<void> };
