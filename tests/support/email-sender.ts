import type { EmailSender, Mail } from "#app/email/email-sender.ts";

/** An e-mail sender that records what it accepts in `sent` and counts its calls in `tries`. */
export function postThat(
  behaves: "works" | "hangs" | { failsWith: Error },
): EmailSender & { sent: Mail[]; tries: () => number } {
  const sent: Mail[] = [];
  let tries = 0;
  return {
    sent,
    tries: () => tries,
    async send(mail) {
      tries += 1;
      if (behaves === "hangs") await new Promise<never>(() => {});
      if (typeof behaves === "object") throw behaves.failsWith;
      sent.push(mail);
    },
  };
}
