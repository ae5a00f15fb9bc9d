import type { EmailSender } from "./email-sender.ts";

type EmailBinding = { send(mail: EmailMessageBuilder): Promise<unknown> };

/** The post of Cloudflare Email Service. `sender` is an address of a domain that may send. */
export function cloudflareEmailSender(binding: EmailBinding, sender: string): EmailSender {
  return {
    async send({ to, subject, text, html, headers = {} }) {
      // The service takes this one header as a field of its own only.
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
