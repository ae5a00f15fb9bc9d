import type { Email, EmailSender } from "#app/email/delivery/email-sender.ts";

/** An e-mail sender that records what it accepts in `sent` and counts its calls in `tries`. */
export function emailSenderThat(
  behaves: "works" | "hangs" | { failsWith: Error },
): EmailSender & { sent: Email[]; tries: () => number } {
  const sent: Email[] = [];
  let tries = 0;
  return {
    sent,
    tries: () => tries,
    async send(email) {
      tries += 1;
      if (behaves === "hangs") await new Promise<never>(() => {});
      if (typeof behaves === "object") throw behaves.failsWith;
      sent.push(email);
    },
  };
}
