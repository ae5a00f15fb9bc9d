/** What became of an e-mail of the outbox: it waits, or it was sent or given up. */
export const EMAIL_STATUSES = ["queued", "sent", "failed"] as const;

/** An e-mail without its recipient. `headers` are extra ones, such as List-Unsubscribe. */
export type EmailContent = {
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};
