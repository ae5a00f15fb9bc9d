import { expect, test } from "vitest";
import { cloudflareEmailSender } from "#app/email/delivery/cloudflare-email-sender.ts";

const EMAIL = { to: "anita@kayap.test", subject: "S", text: "T", html: "<p>T</p>" };

test("an e-mail is passed on unchanged, from Kayap", async () => {
  const accepted: unknown[] = [];
  const binding = { send: async (email: unknown) => accepted.push(email) };
  await cloudflareEmailSender(binding, "support@kayap.test").send(EMAIL);
  expect(accepted).toEqual([
    { ...EMAIL, from: { name: "Kayap", email: "support@kayap.test" }, headers: {} },
  ]);
});

test("List-Unsubscribe is sent as a header and Reply-To as a field of its own", async () => {
  const accepted: unknown[] = [];
  const binding = { send: async (email: unknown) => accepted.push(email) };
  const headers = { "Reply-To": "ravi@kayap.test", "List-Unsubscribe": "<https://kayap.test/u>" };
  await cloudflareEmailSender(binding, "support@kayap.test").send({ ...EMAIL, headers });
  expect(accepted).toEqual([
    expect.objectContaining({
      replyTo: "ravi@kayap.test",
      headers: { "List-Unsubscribe": "<https://kayap.test/u>" },
    }),
  ]);
});

test("an error of the service is passed on", async () => {
  const binding = { send: () => Promise.reject(new Error("E_SENDER_NOT_VERIFIED")) };
  await expect(cloudflareEmailSender(binding, "support@kayap.test").send(EMAIL)).rejects.toThrow(
    "E_SENDER",
  );
});
