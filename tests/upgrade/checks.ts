import { base32 } from "oslo/encoding";
import { generateHOTP } from "oslo/otp";
import type { TestBrowser } from "#tests/support/application/accounts.ts";
import { elements, textIn } from "#tests/support/html.ts";
import type { HandedOut } from "./handed-out.ts";
import { type OpenPage, open, press } from "./person.ts";
import { DEMO_PASSWORD, PASSWORD } from "./use-old.ts";

const CODE_MS = 30_000;
/** The password that the professional has afterwards. */
export const NEW_PASSWORD = "nine ducks by the canal";

type Check = {
  /** What the old version handed out or people made. */
  name: string;
  /** Throws where it is no longer as it was. */
  run(): Promise<void>;
};

/**
 * What people still have after the upgrade: their sessions, bookings, conversation, photo and calendar, and every link that
 * they have not followed yet. `visitor` gives a browser with these cookies, `now` the time in UTC milliseconds. To be run in
 * this order, and once: a link works once.
 */
export function checksOf(
  handed: HandedOut,
  visitor: (cookies?: string) => TestBrowser,
  now: () => number,
): Check[] {
  const { cookies, links, bookings, conversation, photo, secret } = handed;
  const customer = visitor(cookies.customer);
  const professional = visitor(cookies.professional);
  const says = async (browser: TestBrowser, path: string, words: string) => {
    expectText(await open(browser, path), words);
  };
  const presses = async (path: string, button: string, words: string, typed = {}) => {
    const browser = visitor();
    expectText(await press(browser, await open(browser, path), button, typed), words);
  };
  return [
    { name: "the session of a customer", run: () => staysSignedIn(customer, "Welcome, Anita") },
    {
      name: "the session of a professional",
      run: () => staysSignedIn(professional, "Welcome, Ravi"),
    },
    { name: "a confirmed booking", run: () => says(professional, bookings.confirmed, "Confirmed") },
    { name: "a request that waits", run: () => says(customer, bookings.pending, "Pending") },
    { name: "a cancelled booking", run: () => says(customer, bookings.cancelled, "Cancelled") },
    {
      name: "a conversation, from both sides",
      run: async () => {
        await says(customer, conversation, "Yes, in the mornings.");
        await says(professional, conversation, "Do you come to Grove on a weekday?");
      },
    },
    { name: "a review", run: () => says(customer, "/dashboard/reviews", "the yard was swept") },
    {
      name: "a published service",
      run: () => says(professional, "/dashboard/services", "Gutter cleaning"),
    },
    { name: "its photo", run: () => isServed(visitor(), photo, "image/") },
    { name: "a calendar address", run: () => isServed(visitor(), links.feed, "text/calendar") },
    {
      name: "a link that confirms an address",
      run: () => presses(links.verify, "Confirm my e-mail", "Your e-mail is confirmed."),
    },
    {
      name: "a link that confirms another address",
      run: () =>
        presses(links.changeEmail, "Confirm my e-mail", "Your e-mail address was changed."),
    },
    {
      name: "a link that sets a new password",
      run: () =>
        presses(links.reset, "Set new password", "Sign in", {
          password: NEW_PASSWORD,
          confirmPassword: NEW_PASSWORD,
        }),
    },
    {
      name: "a link that subscribes to the newsletter",
      run: () => presses(links.confirmNewsletter, "Confirm", "You are subscribed"),
    },
    {
      name: "a link that unsubscribes from the newsletter",
      run: () => presses(links.unsubscribeNewsletter, "Unsubscribe", "You have unsubscribed"),
    },
    {
      name: "a download of one's own data, once the password is entered again",
      run: async () => {
        await proves(customer, links.archive);
        await isServed(customer, links.archive, "application/zip");
      },
    },
    {
      name: "a second factor",
      run: () => signsInWithCode(visitor(), secret, now()),
    },
    {
      name: "a link that says that somebody else has signed in",
      run: () => presses(links.notMe, "Sign out all devices", "All devices are signed out."),
    },
  ];
}

/** Opens the dashboard; new terms are accepted first. */
async function staysSignedIn(browser: TestBrowser, words: string): Promise<void> {
  const page = await open(browser, "/dashboard");
  const isAsked = elements(page.page, "button").some(
    (button) => textIn(button) === "Accept and continue",
  );
  expectText(
    isAsked ? await press(browser, page, "Accept and continue", { acceptTerms: "on" }) : page,
    words,
  );
}

async function proves(browser: TestBrowser, path: string): Promise<void> {
  const page = await open(browser, path);
  await press(browser, page, "Confirm", { proofPassword: DEMO_PASSWORD });
}

async function signsInWithCode(browser: TestBrowser, secret: string, now: number): Promise<void> {
  const fields = { email: "neela@upgrade.test", password: PASSWORD };
  const second = await press(browser, await open(browser, "/login"), "Sign in", fields);
  // The next one: the code of this moment may have turned the factor on.
  const code = await generateHOTP(base32.decode(secret), Math.floor(now / CODE_MS) + 1);
  await press(browser, second, "Sign in", { code });
  await staysSignedIn(browser, "Welcome, Neela");
}

async function isServed(browser: TestBrowser, path: string, type: string): Promise<void> {
  const answer = await browser.get(path);
  const served = answer.headers.get("Content-Type") ?? "";
  await answer.arrayBuffer();
  if (answer.status !== 200 || !served.startsWith(type)) {
    throw new Error(`${path} was answered with ${answer.status} ${served}.`);
  }
}

function expectText({ path, status, page }: OpenPage, words: string): void {
  const text = textIn(page);
  if (text.includes(words)) return;
  throw new Error(`${path} (${status}) does not say “${words}”: ${text.slice(0, 600)}`);
}
