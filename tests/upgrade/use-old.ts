import { randomBytes, randomUUID } from "node:crypto";
import type { Client } from "@libsql/client";
import { base32 } from "oslo/encoding";
import { generateHOTP } from "oslo/otp";
import sharp from "sharp";
import { addDays, dayOf } from "#app/domain/time/guyana-day.ts";
import type { TestBrowser } from "#tests/support/application/accounts.ts";
import { parseHtml, textIn } from "#tests/support/html.ts";
import { emailsIn, linksIn } from "#tests/support/records/outbox.ts";
import type { HandedOut } from "./handed-out.ts";
import { browserOn, choices, type OpenPage, open, press } from "./person.ts";

/** The password of the demo people in the data of the old version. */
export const DEMO_PASSWORD = "kayap-demo-2026";
const CODE_MS = 30_000;

/** The password of the people who join. */
export const PASSWORD = "three goats on a stelling";

/**
 * Uses a running Kayap of the old version as people do, over HTTP: bookings, a conversation, a review, a saved service, a
 * photo, pushes, a second factor, a calendar, the newsletter, and links in e-mails that nobody has followed yet. Returns
 * what it has handed out, and where what people made stands.
 */
export async function useOld(url: string, client: Client): Promise<HandedOut> {
  const customer = await signIn(url, "customer@kayap.test", DEMO_PASSWORD);
  const professional = await signIn(url, "pro@kayap.test", DEMO_PASSWORD);
  // A second browser, of which the customer gets an e-mail.
  await signIn(url, "customer@kayap.test", DEMO_PASSWORD);
  const services = await servicesOf(client, "pro@kayap.test");
  const [service = "", other = ""] = services;

  const confirmed = await book(customer, service);
  const accepted = await press(professional, await open(professional, confirmed), "Accept");
  expectStatus(accepted, 200);
  const pending = await book(customer, other);
  const cancelled = await book(customer, service);
  await press(customer, await open(customer, `${cancelled}/cancel`), "Cancel Booking", {
    reason: "The rain has stopped.",
  });

  const conversation = await write(customer, service);
  await press(professional, await open(professional, conversation), "Send", {
    content: "Good day. Yes, in the mornings.",
  });
  await review(client, customer);
  await press(customer, await open(customer, `/service/${await unsavedService(client)}`), "Save");
  const photo = await publish(professional, client);
  const feed = await makeFeed(professional);
  await turnOnPushes(customer);

  const guarded = await join(url, client, { firstName: "Neela", email: "neela@upgrade.test" });
  const secret = await turnOnSecondFactor(guarded);
  await register(url, { firstName: "Asha", email: "asha@upgrade.test" });
  await post(browserOn(url), "/forgot-password", { email: "pro@kayap.test" });
  await post(customer, "/dashboard/settings/email", {
    email: "anita.new@upgrade.test",
    current: DEMO_PASSWORD,
  });
  await press(customer, await open(customer, "/dashboard/settings/data"), "Ask for My Data");
  await post(browserOn(url), "/newsletter", { email: "reader@upgrade.test" });
  await post(browserOn(url), "/newsletter", { email: "subscriber@upgrade.test" });
  const confirm = await linkTo(client, "subscriber@upgrade.test", "/newsletter/confirm");
  const visitor = browserOn(url);
  await press(visitor, await open(visitor, confirm), "Confirm");

  const archive = await open(customer, "/dashboard/settings/data");
  return {
    at: Date.now(),
    cookies: {
      customer: cookiesOf(customer),
      professional: cookiesOf(professional),
      guarded: cookiesOf(guarded),
    },
    secret,
    passwordHash: await hashOf(client, "neela@upgrade.test"),
    links: {
      verify: await linkTo(client, "asha@upgrade.test", "/verify-email"),
      reset: await linkTo(client, "pro@kayap.test", "/reset-password"),
      changeEmail: await linkTo(client, "anita.new@upgrade.test", "/change-email"),
      confirmNewsletter: await linkTo(client, "reader@upgrade.test", "/newsletter/confirm"),
      unsubscribeNewsletter: await linkTo(
        client,
        "subscriber@upgrade.test",
        "/newsletter/unsubscribe",
      ),
      notMe: await linkTo(client, "customer@kayap.test", "/not-me"),
      archive: /\/dashboard\/settings\/data\/[\w-]+/.exec(JSON.stringify(archive.page))?.[0] ?? "",
      feed,
    },
    bookings: { confirmed, pending, cancelled },
    conversation,
    photo,
  };
}

/** Uses the old version again, after the upgrade of the database: a message, a search and a new account. */
export async function useAgain(url: string, person: TestBrowser, handed: HandedOut): Promise<void> {
  const content = "One more question: do you bring the ladder?";
  const thread = await press(person, await open(person, handed.conversation), "Send", {
    content,
  });
  if (!textIn(thread.page).includes(content))
    throw new Error("The message does not stand in its conversation.");
  const { path } = await open(person, "/search?q=roof");
  if (path !== "/search?q=roof") throw new Error(`The search leads to ${path}.`);
  await register(url, { firstName: "Keisha", email: `${randomUUID()}@upgrade.test` });
}

/** Signs in and stays signed in for 30 days. */
export async function signIn(url: string, email: string, password: string): Promise<TestBrowser> {
  const browser = browserOn(url);
  const fields = { email, password, remember: "on" };
  expectStatus(await press(browser, await open(browser, "/login"), "Sign In", fields), 200);
  if (!browser.cookies.has("session")) throw new Error(`${email} is not signed in.`);
  return browser;
}

/** Registers without confirming the address. */
async function register(url: string, { firstName, email }: { firstName: string; email: string }) {
  const browser = browserOn(url);
  const names = { firstName, lastName: "Ramdeen", email, acceptTerms: "on" };
  const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
  await press(browser, await open(browser, "/register"), "Create Account", {
    ...names,
    ...passwords,
  });
}

async function join(url: string, client: Client, person: { firstName: string; email: string }) {
  await register(url, person);
  const visitor = browserOn(url);
  const link = await linkTo(client, person.email, "/verify-email");
  await press(visitor, await open(visitor, link), "Confirm my e-mail");
  return signIn(url, person.email, PASSWORD);
}

/** Turns on the second factor. Returns its secret, in Base32. */
async function turnOnSecondFactor(browser: TestBrowser): Promise<string> {
  const begin = await open(browser, "/dashboard/settings/two-factor");
  const setup = await press(browser, begin, "Turn On");
  const secret = /\b[A-Z2-7]{32}\b/.exec(
    textIn(setup.page).replace(/(?<=[A-Z2-7]{4}) (?=[A-Z2-7]{4})/g, ""),
  )?.[0];
  if (!secret) throw new Error("The page shows no secret of a second factor.");
  const key = base32.decode(secret);
  const code = await generateHOTP(key, Math.floor(Date.now() / CODE_MS));
  expectStatus(await press(browser, setup, "Confirm", { code }), 200);
  return secret;
}

/** Requests the first free time of a service. Returns the path of the booking. */
async function book(browser: TestBrowser, serviceId: string): Promise<string> {
  let form = await open(browser, `/service/${serviceId}/book`);
  for (let days = 1; choices(form, "slot").length === 0; days += 1) {
    if (days > 10) throw new Error("No time is free within ten days.");
    const day = addDays(dayOf(Date.now()), days);
    form = await open(browser, `/service/${serviceId}/book?day=${day}`);
  }
  const [slot = ""] = choices(form, "slot");
  const place = { region: "Demerara-Mahaica", landmark: "Grove, the blue house by the koker" };
  const summary = await press(browser, form, "Continue", { slot, ...place, phone: "612 3456" });
  const made = await press(browser, summary, "Request Booking");
  if (!made.path.startsWith("/dashboard/bookings/")) {
    throw new Error(`The booking was not made: ${textIn(made.page).slice(0, 3000)}`);
  }
  return made.path;
}

/** Begins a conversation about a service. Returns its path. */
async function write(browser: TestBrowser, serviceId: string): Promise<string> {
  const start = await open(browser, `/dashboard/messages/new?service=${serviceId}`);
  const thread = start.path.includes("conversation=")
    ? start
    : await press(browser, start, "Start Conversation");
  const content = "Good day! Do you come to Grove on a weekday?";
  return (await press(browser, thread, "Send", { content })).path;
}

async function review(client: Client, browser: TestBrowser): Promise<void> {
  const { rows } = await client.execute(`select id from services where status = 'active'
    and id not in (select service_id from reviews) order by created_at, id limit 1`);
  const form = await open(browser, `/dashboard/reviews/new?service=${rows[0]?.id}`);
  const comment = "No more drops on the front steps, and the yard was swept.";
  expectStatus(await press(browser, form, "Submit Review", { rating: "4", comment }), 200);
}

/** Publishes a service with a photo. Returns the path of the photo. */
async function publish(browser: TestBrowser, client: Client): Promise<string> {
  const draft = randomUUID();
  const square = { width: 640, height: 480, channels: 3 as const, background: "#c0563b" };
  const photo = await sharp({ create: square }).jpeg().toBuffer();
  const form = new FormData();
  const fields = {
    press: "save",
    draft,
    title: "Gutter cleaning and roof repair",
    description: "I clear gutters, mend zinc roofs and stop leaks before the rain comes.",
    categoryId: "construction-trades",
    subcategoryId: "roofers",
    priceAmount: "15000",
    priceType: "fixed",
    city: "Grove",
    region: "Demerara-Mahaica",
    zipCode: "GY-DE",
    availabilityWeekdays: "on",
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("images", new Blob([new Uint8Array(photo)], { type: "image/jpeg" }), "roof.jpg");
  const answer = await browser.send(`/dashboard/services/new?draft=${draft}`, form);
  const page = parseHtml(await answer.text());
  expectStatus({ path: "/dashboard/services/new", status: answer.status, page }, 303);
  const { rows } = await client.execute({
    sql: "select id from photos where service_id = ?",
    args: [draft],
  });
  return `/photos/${rows[0]?.id}/400.webp`;
}

async function makeFeed(browser: TestBrowser): Promise<string> {
  const answer = await browser.post("/dashboard/bookings/feed", { step: "new" });
  const [path] = /\/calendar\/[\w-]+\.ics/.exec(await answer.text()) ?? [];
  if (!path) throw new Error("No calendar address was made.");
  return path;
}

/** Turns on pushes in a browser whose push service answers nothing. */
async function turnOnPushes(browser: TestBrowser): Promise<void> {
  const { publicKey } = await crypto.subtle.generateKey(
    { name: "ECDH", namedCurve: "P-256" },
    true,
    ["deriveBits"],
  );
  const point = Buffer.from(await crypto.subtle.exportKey("raw", publicKey));
  const answer = await browser.post("/dashboard/settings/push", {
    turn: "on",
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
    p256dh: point.toString("base64url"),
    auth: randomBytes(16).toString("base64url"),
  });
  if (!answer.ok)
    throw new Error(`Pushes were not turned on: ${answer.status} ${await answer.text()}`);
}

async function post(browser: TestBrowser, path: string, fields: Record<string, string>) {
  const answer = await browser.post(path, fields);
  if (answer.status !== 303) throw new Error(`POST ${path} was answered with ${answer.status}.`);
}

async function servicesOf(client: Client, email: string): Promise<string[]> {
  const { rows } = await client.execute({
    sql: `select services.id from services join users on users.id = pro_id
      where email = ? and services.status = 'active' order by services.created_at, services.id`,
    args: [email],
  });
  return rows.map(({ id }) => String(id));
}

async function unsavedService(client: Client): Promise<string> {
  const { rows } = await client.execute(`select id from services where status = 'active'
    and id not in (select service_id from saved_services) order by created_at desc, id limit 1`);
  return String(rows[0]?.id);
}

async function hashOf(client: Client, email: string): Promise<string> {
  const sql = "select password_hash as hash from users where email = ?";
  const { rows } = await client.execute({ sql, args: [email] });
  return String(rows[0]?.hash);
}

/** The newest link to a page in the e-mails to somebody. Throws when there is none. */
async function linkTo(client: Client, recipient: string, page: string): Promise<string> {
  const emails = (await emailsIn(client)).filter((email) => email.recipient === recipient);
  const link = emails
    .toReversed()
    .flatMap(linksIn)
    .find((path) => path.startsWith(page));
  if (!link) throw new Error(`No e-mail to ${recipient} has a link to ${page}.`);
  return link;
}

function cookiesOf({ cookies }: TestBrowser): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

function expectStatus({ path, status, page }: OpenPage, expected: number): void {
  if (status === expected) return;
  throw new Error(`${path} was answered with ${status}: ${textIn(page).slice(0, 3000)}`);
}
