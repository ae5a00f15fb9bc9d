import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { hydrated, newVisitor, openBrowser } from "#tests/support/browser/browser.ts";
import { signedInState } from "#tests/support/browser/demo-sign-in.ts";
import { keyboardPerson } from "#tests/support/browser/keyboard.ts";
import { PHONE } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

const PASSWORD = "three goats on a stelling";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name }).waitFor();
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute("role"));
const announced = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
/** What a screen reader finds in the main part of the page. */
const tree = (page: Page) => page.locator("main").ariaSnapshot();

test("by keyboard alone somebody finds a service, with suggestions and filters that say what they are", async () => {
  const { page, complaints, close } = await newVisitor(browser, { viewport: PHONE });
  const person = keyboardPerson(page);
  await page.goto(url);
  await person.tabTo("Skip to content", "a");
  await person.press("Enter");
  // With the focus it becomes a combobox, at whatever time its script is there.
  await person.tabTo("What do you need done?");
  await person.type("house wir");
  await page.getByRole("option").first().waitFor();
  await eventually(() => tree(page)).toContain(
    'combobox "What do you need done?" [expanded]: house wir',
  );
  await eventually(() => announced(page, "suggestion").count()).toBe(1);
  await person.press("ArrowDown");
  await eventually(() => tree(page)).toMatch(/option "Search for “house wir”" \[selected\]/);
  await person.press("ArrowDown");
  await eventually(() => tree(page)).toMatch(/option "Electricians[^"]*" \[selected\]/);
  await person.press("Escape");
  await person.press("Enter");
  await heading(page, "Find the Perfect Professional");
  await person.tabTo("Filters", "summary");
  await person.press("Enter");
  await person.tabTo("Any day", "radio");
  await person.press("ArrowDown");
  await person.press("ArrowDown");
  await page.waitForURL(/when=tomorrow/);
  await announced(page, "Free tomorrow").waitFor();
  await eventually(() => announced(page, "Services Found").count()).toBe(1);
  await eventually(() => tree(page)).toContain('radio "Tomorrow" [checked]');
  await person.press("Escape");
  await person.tabTo("House wiring and breaker panels", "a");
  await person.press("Enter");
  await heading(page, "House wiring and breaker panels");
  await eventually(() => tree(page)).toMatch(/link "5 star ?, \d+ reviews?"/);
  expect([...person.faults]).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test("by keyboard alone somebody signs up, is told what is wrong where it is wrong, and publishes a service", async () => {
  const { page, close } = await newVisitor(browser, { viewport: PHONE });
  const person = keyboardPerson(page);
  const email = `keys.${crypto.randomUUID()}@kayap.test`;
  await page.goto(url);
  await person.tabTo("Join as a professional", "a");
  await person.press("Enter");
  await heading(page, "Create your account");
  for (const [name, text] of [
    ["First name", "Anita"],
    ["Last name", "Ramdeen"],
    ["E-mail", "anita"],
    ["Password", PASSWORD],
    ["Password again", PASSWORD],
  ] as const) {
    await person.tabTo(name);
    await person.type(text);
  }
  await person.tabTo(/^I am 18 or older/, "checkbox");
  await person.press("Space");
  await person.tabTo("Create account", "button");
  await person.press("Enter");
  await eventually(() => focused(page)).toBe("email");
  await eventually(() => tree(page)).toContain('textbox "E-mail" [invalid]: anita');
  await eventually(() => describes(page, "#email")).toContain("Email address is invalid");
  await person.press("Control+a");
  await person.type(email);
  await person.press("Enter");
  await heading(page, "Check Your Email");

  await page.goto(await confirmationLink(email));
  await person.tabTo("Confirm my e-mail", "button");
  await person.press("Enter");
  await page.waitForURL(/\/dashboard/);
  await page.goto(`${url}/dashboard/services/new`);
  await hydrated(page);
  await person.tabTo(/^Title/, "text");
  await person.type("Fans mended at home");
  await person.tabTo("Create service", "button");
  await person.press("Enter");
  await eventually(() => focused(page)).toBe("alert");
  // Before the way there: a headless browser cancels a chooser that opens before it knows of the wait.
  const choosePhoto = async () => {
    await person.tabTo("Photos", "a");
    await person.tabTo(/^Photos/, "file");
    await person.press("Enter");
  };
  const [dialog] = await Promise.all([page.waitForEvent("filechooser"), choosePhoto()]);
  const buffer = await sharp({
    create: { width: 480, height: 360, channels: 3, background: "#0b5a3c" },
  })
    .png()
    .toBuffer();
  await dialog.setFiles({ name: "fan.png", mimeType: "image/png", buffer });
  await page.locator("input[name=photo]").waitFor({ state: "attached" });
  await person.tabTo(/^Description/, "textarea");
  await person.type("Ceiling and standing fans, cleaned, oiled and rewound. I come to your house.");
  await person.tabTo(/^Category/, "select");
  await person.type("Home");
  await person.tabTo(/^Subcategory/, "select");
  await person.press("ArrowDown");
  await person.tabTo(/^Price \(GYD\)/, "text");
  await person.type("5000");
  await person.tabTo(/^Village or town/, "text");
  await person.press("Control+a");
  await person.type("Grove");
  await person.press("Escape");
  await person.tabTo(/^Region/, "select");
  await person.type("Region 4");
  await person.tabTo(/^Weekends/, "checkbox");
  await person.press("Space");
  await person.tabTo("Create service", "button");
  await person.press("Enter");
  await announced(page, "Service created successfully!").waitFor();
  await eventually(() => announced(page, "Service created successfully!").count()).toBe(1);
  expect([...person.faults]).toEqual([]);
  await close();
});

test("by keyboard alone somebody books a service and writes to its professional", async () => {
  const storageState = await signedInState(browser, { url, client }, "customer");
  const { page, close } = await newVisitor(browser, { storageState, viewport: PHONE });
  const person = keyboardPerson(page);
  await page.goto(`${url}/search?q=bridal+car`);
  await person.tabTo("Decorated bridal car with driver", "a");
  await person.press("Enter");
  await page.waitForURL(/\/service\//);
  await person.tabTo(/\d (AM|PM)$/, "a");
  await person.press("Enter");
  await heading(page, "Request a booking");
  await person.tabTo(/^At my place/, "radio");
  await person.press("ArrowDown");
  await person.press("ArrowUp");
  // The form begins with the place of their last booking.
  await person.tabTo("Village and landmark", "text");
  await person.press("Control+a");
  await person.press("Backspace");
  await person.tabTo("Continue", "button");
  await person.press("Enter");
  await page.getByText("Please check these fields").waitFor();
  await eventually(() => focused(page)).toBe("alert");
  await eventually(() => describes(page, "#landmark")).toContain("This field is required");
  await person.tabTo("Village and landmark", "a");
  await person.press("Enter");
  await eventually(() => focused(page)).toBe("landmark");
  await person.type("Yellow house behind the stelling");
  await person.tabTo("Continue", "button");
  await person.press("Enter");
  await heading(page, "Check your request");
  await person.tabTo("Request Booking", "button");
  await person.press("Enter");
  await announced(page, "Your request is sent.").waitFor();
  await eventually(() => announced(page, "Your request is sent.").count()).toBe(1);
  await hydrated(page);
  await person.tabTo("Message", "a");
  await person.press("Enter");
  await page.waitForURL(/\/dashboard\/messages/);
  await page.getByRole("textbox", { name: "Message" }).waitFor();
  await person.tabTo("Message", "textarea");
  await person.type("Good morning, please come by the back road.");
  await person.tabTo("Send", "button");
  await person.press("Enter");
  const log = page.getByRole("log", { name: "Messages" });
  await log.getByText("please come by the back road").waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe(
    "content",
  );
  expect([...person.faults]).toEqual([]);
  await close();
});

/** The text by which a field is described. */
function describes(page: Page, field: string): Promise<string> {
  return page.locator(field).evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" "),
  );
}

const outboxSchema = z.array(z.object({ subject: z.string(), text: z.string() }));

async function confirmationLink(email: string): Promise<string> {
  const answer = await fetch(`${url}/dev/mail.json?to=${encodeURIComponent(email)}`);
  const found = outboxSchema
    .parse(await answer.json())
    .find(({ subject }) => subject.includes("Confirm"));
  const path = /https?:\/\/[^/\s]+(\/\S*token=\S+)/.exec(found?.text ?? "")?.[1];
  if (!path) throw new Error("There is no confirmation e-mail.");
  return url + path;
}
