/** An e-mail without its recipient. `headers` are extra ones, such as List-Unsubscribe. */
export type EmailContent = {
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};
