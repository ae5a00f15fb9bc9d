import fc from "fast-check";
import { expect, test } from "vitest";
import { contactSchema, isTicket, ticketNumber } from "#app/domain/support/contact.ts";

const FORM = {
  topic: "safety",
  email: "anita@kayap.test",
  message: "Somebody asked me for my bank card.",
};

test("every ticket number has the format that the thank-you page accepts", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 6, maxLength: 6 }), (bytes) => {
      expect(isTicket(ticketNumber(bytes))).toBe(true);
    }),
  );
});

test("different bytes give different ticket numbers", () => {
  const numbers = Array.from({ length: 32 }, (_, n) => ticketNumber(new Uint8Array(6).fill(n)));
  expect(new Set(numbers).size).toBe(32);
});

test.each([
  null,
  "",
  "KY-",
  "KY-12345",
  "KY-1234567",
  "KY-12345I",
  "ky-123456",
  "KY-123456\n",
  "<b>",
])("%j is not a ticket number", (text) => {
  expect(isTicket(text)).toBe(false);
});

test("the form accepts the five topics and nothing else", () => {
  for (const topic of ["general", "customer", "professional", "Safety", "BUSINESS"]) {
    expect(contactSchema.safeParse({ ...FORM, topic }).data?.topic).toBe(topic.toLowerCase());
  }
  const refused = contactSchema.safeParse({ ...FORM, topic: "billing" });
  expect(refused.error?.issues[0]?.message).toBe("This field is required");
});

test("a hidden id that was tampered with is refused in the words of the specification", () => {
  const refused = contactSchema.safeParse({ ...FORM, formId: "1; drop table" });
  expect(refused.error?.issues[0]?.message).toBe("Invalid ID format");
});
