import type { EmailSender } from "./email-sender.ts";

type EmailBinding = { send(email: EmailMessageBuilder): Promise<unknown> };

/** Sends by Cloudflare Email Service. `sender` is an address of a domain that may send. */
export function cloudflareEmailSender(binding: EmailBinding, sender: string): EmailSender {
  return {
    async send({ to, subject, text, html, headers = {} }) {
      // The service accepts this header only as a field of its own.
      const { "Reply-To": replyTo, ...others } = headers;
      await binding.send({
        from: { name: "Kayap", email: sender },
        to,
        subject,
        text,
        html,
        headers: others,
        ...(replyTo && { replyTo }),
      });
    },
  };
}
