import { expect } from "vitest";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { formAddress } from "#app/form-subjects.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { type Element, element, elements, sentBy, texts } from "#tests/support/html.ts";
import { addConversation } from "#tests/support/records/conversations.ts";
import { serviceRows } from "#tests/support/records/service-form.ts";
import { browserAt, movableClock, PASSWORD, rowsOf, type TestBrowser } from "./accounts.ts";
import { appOver } from "./app.ts";
import { addBookingAccounts } from "./booking-fixture.ts";

export const ANITA = "anita@kayap.test";
export const RAVI = "ravi@kayap.test";
export const SETTINGS = {
  theme: "system",
  language: "en",
  timezone: "America/Guyana",
  dateFormat: "DD/MM/YYYY",
  currency: "GYD",
  profileVisibility: "public",
  sessionTimeout: "30",
};

/** The page that gives back what was sent to this address too late. */
export const unsentHref = (next: string) => `/dashboard/unsent?next=${encodeURIComponent(next)}`;

/** Where the sign-in page leads back to. */
export function nextOf(answer: Response): string {
  const to = new URL(answer.headers.get("Location") ?? "", "http://kayap.test");
  expect(to.pathname).toBe("/login");
  return to.searchParams.get("next") ?? "";
}

/** Ravi and Anita with a conversation; Anita is signed in in her browser until the clock has gone on for half an hour. */
export async function unsentFormFixture() {
  const database = await emptyDatabase();
  const { client } = database;
  const clock = movableClock();
  const app = appOver(database.db, { clock: clock.read });
  const parties = await addBookingAccounts(client);
  const conversationId = await addConversation(client, [parties.proId, parties.customerId]);
  const signIn = (browser: TestBrowser, email: string, next = "") =>
    browser.post("/login", { email, password: PASSWORD, next });
  const anita = browserAt(app);
  await signIn(anita, ANITA);
  return {
    client,
    clock,
    app,
    parties,
    conversationId,
    anita,
    signIn,
    /** What a person could have changed. */
    stored: async () =>
      Promise.all(
        ["bookings", "reviews", "messages", "settings", "reports", "days_off", "photos"]
          .map((table) => rowsOf(client, table))
          .concat(
            serviceRows(client),
            client
              .execute("select id, first_name, bio, deactivated_at, updated_at from users")
              .then(({ rows }) => rows),
          ),
      ),
    /** Rests for more than half an hour, sends a form, and signs in on the page that comes: what is answered then. */
    async lateWith(browser: TestBrowser, email: string, path: string, body: BodyInit) {
      clock.advance(31 * MINUTE_MS);
      const next = nextOf(await browser.send(path, body));
      expect(next).toBe(formAddress(path));
      return signIn(browser, email, next);
    },
    reviewPath: () => `/dashboard/reviews/new?service=${parties.serviceId}`,
    review: () => ({ serviceId: parties.serviceId, rating: "4", comment: "Came on time." }),
    messagePath: () => `/dashboard/messages?conversation=${conversationId}`,
  };
}
export type UnsentFormFixture = Awaited<ReturnType<typeof unsentFormFixture>>;

/** The page that follows a late sign-in: its sentence, its notes, and what its button sends where. */
export function keptOn(page: Element) {
  const main = element(page, "main");
  const [form] = elements(main, "form");
  if (!form) throw new Error("The page gives nothing back");
  const [sentence, ...notes] = texts(form, "p");
  const values = texts(form, "dt").map((label, n) => [label, texts(form, "dd")[n]]);
  // It is sent in the account that is signed in then.
  const fields = [...sentBy(page, form)].filter(([name]) => name !== "account");
  return { sentence, notes, values, action: form.attributes.action ?? "", fields, main };
}
