import type { Letter } from "#app/domain/email/email.ts";

export type Mail = Letter & { to: string };

/** Takes letters away. Rejects when a letter was not taken; what it rejects with may name addresses. */
export type Post = { send(mail: Mail): Promise<void> };
