import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { composeEmail } from "#app/email/compose.ts";
import { contactEmail } from "#app/email/contact-email.ts";
import { newsletterConfirmEmail, newsletterLinks } from "#app/email/newsletter-email.ts";
import { anyText } from "#tests/support/random/texts.ts";

describe("an e-mail", () => {
  test("has its parts in text and in HTML", () => {
    const { text, html } = composeEmail({
      subject: "Hello",
      paragraphs: ["One", "Two"],
      action: { label: "Confirm", url: "https://kayap.example/x?a=1&b=2" },
      footnote: { text: "Leave:", url: "https://kayap.example/leave" },
    });
    expect(text).toBe(
      "One\n\nTwo\n\nConfirm:\nhttps://kayap.example/x?a=1&b=2\n\n-- \nLeave:\nhttps://kayap.example/leave",
    );
    expect(html).toContain('<a href="https://kayap.example/x?a=1&amp;b=2"');
    expect(html).toContain('<a href="https://kayap.example/leave"');
    expect(html.indexOf("One")).toBeLessThan(html.indexOf("Two"));
  });

  test("has a second link after the first, in text and HTML", () => {
    const also = { label: "Or this", url: "https://kayap.example/b" };
    const action = { label: "This", url: "https://kayap.example/a" };
    const { text, html } = composeEmail({ subject: "x", paragraphs: ["One"], action, also });
    expect(text).toBe("One\n\nThis:\nhttps://kayap.example/a\n\nOr this:\nhttps://kayap.example/b");
    expect(html.indexOf("example/a")).toBeLessThan(html.indexOf("example/b"));
  });

  test("has its subject on one line, whatever it contains (threat 58)", () => {
    const { subject } = composeEmail({ subject: "Hi Ravi\r\nBcc: all@x.gy\u0000", paragraphs: [] });
    expect(subject).toBe("Hi Ravi Bcc: all@x.gy");
    fc.assert(
      fc.property(anyText, (typed) => {
        expect(composeEmail({ subject: typed, paragraphs: [] }).subject).not.toMatch(/\p{Cc}/u);
      }),
    );
  });

  test("shows HTML that people typed as text (threat 58)", () => {
    const typed = `<img src=x onerror="alert(1)">&amp;`;
    const { text, html } = composeEmail({ subject: "x", paragraphs: [typed] });
    expect(text).toBe(typed);
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;amp;");
    expect(html).not.toContain("<img");
  });
});

describe("the e-mail to support", () => {
  const form = {
    topic: "business",
    email: "anita@kayap.test",
    booking: "",
    message: "x",
  } as const;

  test("names ticket, topic and sender, and a reply goes to the sender", () => {
    const message = "We would like to list our crane.\nWhom do we ask?";
    const emailContent = contactEmail("KY-7Q2M0X", { ...form, message });
    expect(emailContent.subject).toContain("[KY-7Q2M0X] Business");
    for (const part of ["anita@kayap.test", "Topic: Business", "KY-7Q2M0X", message]) {
      expect(emailContent.text).toContain(part);
    }
    expect(emailContent.headers).toEqual({ "Reply-To": "anita@kayap.test" });
  });

  test.each(['"', "&", "👩", "é"])("stays under 20 kB when it is full of %s", (character) => {
    const { html } = contactEmail("KY-7Q2M0X", { ...form, message: character.repeat(2000) });
    expect(new TextEncoder().encode(html).length).toBeLessThan(20_000);
  });
});

test("the newsletter e-mail links to the configured origin only and unsubscribes with one click (threat 64)", () => {
  const links = newsletterLinks("https://kayap.example", { confirm: "C", unsubscribe: "U" });
  const { text, html, headers } = newsletterConfirmEmail(links);
  expect(text).toContain("https://kayap.example/newsletter/confirm?token=C");
  expect(headers).toEqual({
    "List-Unsubscribe": "<https://kayap.example/newsletter/unsubscribe?token=U>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  const addresses = `${text} ${html}`.match(/https?:\/\/[^/]+/g) ?? [];
  expect(new Set(addresses)).toEqual(new Set(["https://kayap.example"]));
});
