import type { Client } from "@libsql/client";
import { base32 } from "oslo/encoding";
import { generateHOTP } from "oslo/otp";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { formAddress } from "#app/form-subjects.ts";
import {
  browserAt,
  errorBeside,
  movableClock,
  PASSWORD,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, awayFor } from "#tests/support/application/app.ts";
import { addBookingAccounts } from "#tests/support/application/booking-fixture.ts";
import { type WithoutScripts, withoutScripts } from "#tests/support/application/without-scripts.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import {
  type Element,
  element,
  elements,
  having,
  sentBy,
  textIn,
  texts,
} from "#tests/support/html.ts";
import type { Parties } from "#tests/support/records/bookings.ts";
import { addConversation } from "#tests/support/records/conversations.ts";
import { jpeg } from "#tests/support/records/photos.ts";
import { fileOf, formOf, SERVICE, serviceRows } from "#tests/support/records/service-form.ts";

const ANITA = "anita@kayap.test";
const RAVI = "ravi@kayap.test";
const SETTINGS = {
  theme: "system",
  language: "en",
  timezone: "America/Guyana",
  dateFormat: "DD/MM/YYYY",
  currency: "GYD",
  profileVisibility: "public",
  sessionTimeout: "30",
};

const unsentHref = (next: string) => `/dashboard/unsent?next=${encodeURIComponent(next)}`;

describe("a form that is sent after its session has ended (decision 24)", () => {
  let client: Client;
  let app: ReturnType<typeof appOver>;
  let clock: ReturnType<typeof movableClock>;
  let parties: Parties;
  let conversationId: string;
  let anita: TestBrowser;

  beforeEach(async () => {
    const database = await emptyDatabase();
    client = database.client;
    clock = movableClock();
    app = appOver(database.db, { clock: clock.read });
    parties = await addBookingAccounts(client);
    conversationId = await addConversation(client, [parties.proId, parties.customerId]);
    anita = browserAt(app);
    await signIn(anita, ANITA);
  });

  const signIn = (browser: TestBrowser, email: string, next = "") =>
    browser.post("/login", { email, password: PASSWORD, next });

  /** What a person could have changed. */
  const stored = async () =>
    Promise.all(
      ["bookings", "reviews", "messages", "settings", "reports", "days_off", "photos"]
        .map((table) => rowsOf(client, table))
        .concat(
          serviceRows(client),
          client
            .execute("select id, first_name, bio, deactivated_at, updated_at from users")
            .then(({ rows }) => rows),
        ),
    );

  /** Where the sign-in page leads back to. */
  function nextOf(answer: Response): string {
    const to = new URL(answer.headers.get("Location") ?? "", "http://kayap.test");
    expect(to.pathname).toBe("/login");
    return to.searchParams.get("next") ?? "";
  }

  /** Rests for more than half an hour, sends a form, and signs in on the page that comes: what is answered then. */
  async function lateWith(browser: TestBrowser, email: string, path: string, body: BodyInit) {
    clock.advance(31 * MINUTE_MS);
    const next = nextOf(await browser.send(path, body));
    expect(next).toBe(formAddress(path));
    return signIn(browser, email, next);
  }

  const reviewPath = () => `/dashboard/reviews/new?service=${parties.serviceId}`;
  const review = () => ({ serviceId: parties.serviceId, rating: "4", comment: "Came on time." });
  const messagePath = () => `/dashboard/messages?conversation=${conversationId}`;

  /** The page that follows a late sign-in: its sentence, its notes, and what its button sends where. */
  function keptOn(page: Element) {
    const main = element(page, "main");
    const [form] = elements(main, "form");
    if (!form) throw new Error("The page gives nothing back");
    const [sentence, ...notes] = texts(form, "p");
    const values = texts(form, "dt").map((label, n) => [label, texts(form, "dd")[n]]);
    // It is sent in the account that is signed in then.
    const fields = [...sentBy(page, form)].filter(([name]) => name !== "account");
    return { sentence, notes, values, action: form.attributes.action ?? "", fields, main };
  }

  const cases: [string, () => { email: string; path: string; fields: Record<string, string> }][] = [
    ["a review", () => ({ email: ANITA, path: reviewPath(), fields: review() })],
    [
      "a message",
      () => ({ email: ANITA, path: messagePath(), fields: { content: "Is Monday fine?" } }),
    ],
    [
      "your profile",
      () => {
        const fields = { firstName: "Anita Devi", lastName: "Ramdeen", bio: "I like ﬁsh & <b>." };
        return { email: ANITA, path: "/dashboard/profile", fields };
      },
    ],
    [
      "your settings",
      () => {
        const fields = { theme: "dark", marketingEmails: "on", keepsProtection: "on" };
        return { email: ANITA, path: "/dashboard/settings", fields };
      },
    ],
    [
      "a service",
      () => {
        const path = "/dashboard/services/new?draft=7c9e6679-7425-40de-944b-e07fc1f90ae7";
        return { email: RAVI, path, fields: { ...SERVICE, press: "save" } };
      },
    ],
    [
      "a service",
      () => {
        const path = `/dashboard/services/edit/${parties.serviceId}`;
        return { email: RAVI, path, fields: { ...SERVICE, status: "inactive" } };
      },
    ],
    [
      "a report",
      () => {
        const path = `/dashboard/messages/${conversationId}/report`;
        return { email: ANITA, path, fields: { reason: "He asks for money outside." } };
      },
    ],
    [
      "your days off",
      () => {
        const fields = { from: "2026-12-24", to: "2026-12-26" };
        return { email: RAVI, path: "/dashboard/bookings/days-off", fields };
      },
    ],
  ];

  test.each(cases)(
    "%s: waits on a page behind a button after the sign-in, and nothing was sent",
    async (saved, of) => {
      const { email, path, fields } = of();
      const browser = browserAt(app);
      await signIn(browser, email);
      const before = await stored();
      const signedIn = await lateWith(browser, email, path, new URLSearchParams(fields));
      expect(signedIn.headers.get("Location")).toBe(unsentHref(formAddress(path)));
      for (const visit of ["first", "after a reload"]) {
        const { status, page } = await browser.open(unsentHref(path));
        expect(status, visit).toBe(200);
        const { sentence, action, fields: kept } = keptOn(page);
        expect(sentence, visit).toContain(`You were signed out while saving ${saved}.`);
        expect(sentence, visit).toContain("Your changes are kept");
        expect({ action, kept }, visit).toEqual({ action: path, kept: Object.entries(fields) });
      }
      expect(await stored()).toEqual(before);
    },
  );

  test("its button saves it, and then it is deleted", async () => {
    const path = "/dashboard/settings";
    const fields = { ...SETTINGS, theme: "dark" };
    await lateWith(anita, ANITA, path, new URLSearchParams(fields));
    const { action, fields: kept } = keptOn((await anita.open(unsentHref(path))).page);
    const saved = await anita.send(action, new URLSearchParams(kept));
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, path]);
    expect(await rowsOf(client, "settings")).toMatchObject([{ theme: "dark" }]);
    expect(await rowsOf(client, "unsent_forms")).toEqual([]);
    expect((await anita.get(unsentHref(path))).headers.get("Location")).toBe(path);
  });

  test("leaves what protects the account as it is, and shows everything else that it would save (threat 89)", async () => {
    const path = "/dashboard/settings";
    const fields = { ...SETTINGS, theme: "dark", sessionTimeout: "0", bookingReminders: "on" };
    await lateWith(anita, ANITA, path, new URLSearchParams(fields));
    const {
      notes,
      values,
      action,
      fields: kept,
    } = keptOn((await anita.open(unsentHref(path))).page);
    expect(notes).toEqual(["“Sign-in alerts” and “Sign out after” stay as they are."]);
    expect(values).toContainEqual(["Theme", "Dark"]);
    expect(values).toContainEqual(["Booking reminders", "Yes"]);
    expect(values).toContainEqual(["Message notifications", "No"]);
    expect(values.map(([label]) => label)).not.toContain("Login alerts");
    expect(kept.map(([name]) => name)).not.toContain("sessionTimeout");
    const saved = await anita.send(action, new URLSearchParams(kept));
    expect(saved.status).toBe(303);
    expect(await rowsOf(client, "settings")).toMatchObject([
      { theme: "dark", booking_reminders: 1, login_alerts: 1, session_timeout: 30 },
    ]);
  });

  test("of another browser is neither shown here nor replaced, and each keeps its own (threat 89)", async () => {
    const path = "/dashboard/profile";
    const thief = browserAt(app);
    await signIn(thief, ANITA);
    clock.advance(31 * MINUTE_MS);
    await anita.send(path, new URLSearchParams({ bio: "I keep goats." }));
    await thief.send(path, new URLSearchParams({ bio: "Send money to 600 0000." }));
    for (const [browser, bio] of [
      [anita, "I keep goats."],
      [thief, "Send money to 600 0000."],
    ] as const) {
      const signedIn = await signIn(browser, ANITA, path);
      expect(signedIn.headers.get("Location")).toBe(unsentHref(path));
      const { values } = keptOn((await browser.open(unsentHref(path))).page);
      expect(values).toContainEqual(["About", bio]);
    }
    await anita.post(unsentHref(path), {});
    expect(await rowsOf(client, "unsent_forms")).toMatchObject([
      { fields: "bio=Send+money+to+600+0000." },
    ]);
  });

  test("sent with the cookie of an ended session alone, from no known browser, is not kept (threat 89)", async () => {
    const copied = browserAt(app);
    copied.cookies.set("session", anita.cookies.get("session") ?? "");
    clock.advance(31 * MINUTE_MS);
    await copied.send("/dashboard/profile", new URLSearchParams({ bio: "Mine now." }));
    expect(await rowsOf(client, "unsent_forms")).toEqual([]);
  });

  test("a form that is refused then says why, with what was typed, and waits on", async () => {
    await lateWith(anita, ANITA, messagePath(), new URLSearchParams({ content: " " }));
    const { action, fields } = keptOn((await anita.open(unsentHref(messagePath()))).page);
    const { status, page } = await pageOf(await anita.send(action, new URLSearchParams(fields)));
    expect(status).toBe(400);
    expect(errorBeside(page, "content")).not.toBe("");
    expect(await rowsOf(client, "unsent_forms")).toHaveLength(1);
  });

  test("Discard deletes it and goes on to where its person was", async () => {
    const path = "/dashboard/profile";
    await lateWith(anita, ANITA, path, new URLSearchParams({ firstName: "Anita Devi" }));
    const discarded = await anita.post(unsentHref(path), {});
    expect([discarded.status, discarded.headers.get("Location")]).toEqual([303, path]);
    expect(await rowsOf(client, "unsent_forms")).toEqual([]);
    const { page } = await anita.open(path);
    const notices = elements(page, having("role", "status")).map((one) => textIn(one));
    expect(notices).toContain("Your changes are discarded.");
  });

  /** Types the password again where a form that came too late leads, by the form as it is rendered. */
  async function signInAgain(person: WithoutScripts, email: string) {
    expect(person.path).toMatch(/^\/login\?next=/);
    expect(textIn(person.page)).toMatch(/You were signed out after \d+ minutes without activity\./);
    person.fill("E-mail", email);
    person.fill("Password", PASSWORD);
    await person.press("Sign in", element(person.page, "main"));
  }

  test("a message that was typed and sent without scripts is sent once by the button (threat 23)", async () => {
    const person = await withoutScripts(anita, messagePath());
    person.fill("Message", "Is Monday fine?");
    clock.advance(31 * MINUTE_MS);
    await person.press("Send");
    await signInAgain(person, ANITA);
    expect(textIn(person.page)).toContain(
      "You were signed out while saving a message. Your changes are kept",
    );
    expect(await rowsOf(client, "messages")).toEqual([]);
    await person.press("Save now");
    expect(person.path).toBe(messagePath());
    const shown = elements(person.page, having("data-message")).map(textIn);
    expect(shown).toEqual([expect.stringContaining("Is Monday fine?")]);
    expect(await rowsOf(client, "messages")).toHaveLength(1);
  });

  test("a profile that was typed without scripts and is discarded is as it was (threat 23)", async () => {
    const browser = browserAt(app);
    await signIn(browser, RAVI);
    const person = await withoutScripts(browser, "/dashboard/profile?edit=1");
    const before = person.value(/^About/);
    person.fill(/^About/, "Twenty years of wires, and none of them loose.");
    clock.advance(31 * MINUTE_MS);
    await person.press("Save Changes");
    await signInAgain(person, RAVI);
    expect(textIn(person.page)).toContain("You were signed out while saving your profile.");
    await person.press("Discard");
    expect(textIn(person.page)).toContain("Your changes are discarded.");
    await person.open("/dashboard/profile?edit=1");
    expect(person.value(/^About/)).toBe(before);
  });

  test("answers 503 while the database does not answer, and nothing is lost", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const path = "/dashboard/profile";
    await lateWith(anita, ANITA, path, new URLSearchParams({ firstName: "Anita Devi" }));
    const unavailable = browserAt(
      appOver(awayFor(/from unsent_forms where \(*unsent_forms/, client), { clock: clock.read }),
    );
    unavailable.cookies.set("session", anita.cookies.get("session") ?? "");
    unavailable.cookies.set("device", anita.cookies.get("device") ?? "");
    const { status, page } = await unavailable.open(unsentHref(path));
    expect([status, texts(page, "h1")]).toEqual([503, ["We could not load this right now"]]);
    expect((await unavailable.post(unsentHref(path), {})).status).toBe(503);
    expect(await rowsOf(client, "unsent_forms")).toHaveLength(1);
    vi.restoreAllMocks();
  });

  test("is never shown to another person who signs in, and stays for the first one", async () => {
    const path = "/dashboard/profile";
    const fields = new URLSearchParams({ firstName: "Anita Devi", bio: "A secret." });
    const signedIn = await lateWith(anita, RAVI, path, fields);
    expect(signedIn.headers.get("Location")).toBe(formAddress(path));
    const unsent = await anita.get(unsentHref(path));
    expect(unsent.headers.get("Location")).toBe(path);
    await anita.post("/dashboard/unsent", {});
    const back = await signIn(anita, ANITA, path);
    expect(back.headers.get("Location")).toBe(unsentHref(path));
    expect(keptOn((await anita.open(unsentHref(path))).page).fields).toContainEqual([
      "bio",
      "A secret.",
    ]);
  });

  test("is offered after the second factor and new terms too", async () => {
    const path = "/dashboard/settings/two-factor";
    await anita.post(path, { intent: "begin" });
    const key = textIn(element((await anita.open(path)).page, ({ name }) => name === "code"));
    const code = () =>
      generateHOTP(base32.decode(key.replace(/ /g, "")), Math.floor(clock.read() / 30_000));
    await anita.post(path, { intent: "confirm", code: await code() });
    clock.advance(31 * MINUTE_MS);
    const next = nextOf(await anita.send(reviewPath(), new URLSearchParams(review())));
    const half = await signIn(anita, ANITA, next);
    expect(half.headers.get("Location")).toBe(`/login/code?next=${encodeURIComponent(next)}`);
    await client.execute("update users set terms_version = '2024-01-01'");
    const whole = await anita.post("/login/code", { code: await code(), next });
    const terms = `/terms/accept?next=${encodeURIComponent(unsentHref(next))}`;
    expect(whole.headers.get("Location")).toBe(terms);
    const accepted = await anita.post("/terms/accept", {
      acceptTerms: "on",
      next: unsentHref(next),
    });
    expect(accepted.headers.get("Location")).toBe(unsentHref(next));
    const { fields } = keptOn((await anita.open(unsentHref(next))).page);
    expect(fields).toContainEqual(["comment", "Came on time."]);
  });

  test("passwords, codes and files are never stored, and the page says so", async () => {
    const fields = { bio: "Goats.", current: PASSWORD, code: "123456", newPassword: "x" };
    const path = "/dashboard/profile";
    await lateWith(anita, ANITA, path, new URLSearchParams(fields));
    expect(await rowsOf(client, "unsent_forms")).toMatchObject([
      {
        user_id: parties.customerId,
        path,
        fields: "bio=Goats.",
        omitted: '["passwords"]',
      },
    ]);
    expect(keptOn((await anita.open(unsentHref(path))).page).notes).toEqual([
      "Passwords and codes are not kept: please enter them again.",
    ]);
    const ravi = browserAt(app);
    await signIn(ravi, RAVI);
    const photo = formOf({ title: "Solar water heaters", images: fileOf(await jpeg()) });
    await lateWith(ravi, RAVI, "/dashboard/services/new", photo);
    expect((await rowsOf(client, "unsent_forms"))[1]).toMatchObject({
      user_id: parties.proId,
      fields: "title=Solar+water+heaters",
      omitted: '["files"]',
    });
    expect(keptOn((await ravi.open(unsentHref("/dashboard/services/new"))).page).notes).toEqual([
      "Photos and other files are not kept: please choose them again.",
    ]);
    expect(await rowsOf(client, "photos")).toEqual([]);
  });

  test("over 64 KiB, no valid form, or without a known person is not stored, and the sign-in works all the same", async () => {
    const late = async (body: BodyInit, browser = anita) => {
      clock.advance(31 * MINUTE_MS);
      nextOf(await browser.send(messagePath(), body));
      expect(await rowsOf(client, "unsent_forms")).toEqual([]);
      await signIn(browser, ANITA);
    };
    await late(new URLSearchParams({ content: "a".repeat(65_537) }));
    await late(new URLSearchParams());
    await late("no form at all");
    await late(new URLSearchParams({ content: "Hi." }), browserAt(app));
  });

  test("from another site is refused and not stored (threat 21)", async () => {
    clock.advance(31 * MINUTE_MS);
    const body = new URLSearchParams({ content: "Hi." });
    const answer = await anita.send(messagePath(), body, { Origin: "https://elsewhere.test" });
    expect(answer.status).toBe(403);
    expect(await rowsOf(client, "unsent_forms")).toEqual([]);
  });

  test("is deleted after an hour, and with a logout", async () => {
    const content = new URLSearchParams({ content: "Hi." });
    const path = messagePath();
    await lateWith(anita, ANITA, path, content);
    clock.advance(29 * MINUTE_MS);
    expect((await anita.get(unsentHref(path))).status).toBe(200);
    clock.advance(31 * MINUTE_MS + 1);
    await signIn(anita, ANITA);
    expect((await anita.get(unsentHref(path))).headers.get("Location")).toBe(path);
    await lateWith(anita, ANITA, path, content);
    await anita.post("/logout", {});
    expect(await rowsOf(client, "unsent_forms")).toEqual([]);
    expect((await signIn(anita, ANITA, path)).headers.get("Location")).toBe(path);
  });

  test.each([
    ["/dashboard/settings/deactivate", { sure: "yes" }],
    ["/dashboard/settings/data", { sure: "yes" }],
    ["/dashboard/settings/email", { email: "thief@kayap.test" }],
    ["/dashboard/settings/two-factor", { intent: "begin" }],
    ["/dashboard/bookings/feed", { step: "new" }],
    ["/dashboard/settings/sessions", { which: "all" }],
    ["/dashboard/view", { view: "professional", next: "/dashboard" }],
    ["/dashboard/saved/remove", { ids: "1" }],
  ])(
    "%s: a form that is only a button is not stored, and not sent by signing in",
    async (path, fields) => {
      const before = await stored();
      const signedIn = await lateWith(anita, ANITA, path, new URLSearchParams(fields));
      expect(signedIn.headers.get("Location")).toBe(path);
      await anita.open(path);
      expect(await stored()).toEqual(before);
      for (const table of ["unsent_forms", "data_links"]) {
        expect(await rowsOf(client, table), table).toEqual([]);
      }
      expect(await rowsOf(client, "sessions")).toHaveLength(1);
    },
  );

  test("an account that has to accept new terms first keeps what waits", async () => {
    const path = "/dashboard/profile";
    await lateWith(anita, ANITA, path, new URLSearchParams({ firstName: "Anita Devi" }));
    await client.execute("update users set terms_version = '2024-01-01'");
    const turned = await anita.post(path, { firstName: "Anita Devi" });
    expect(turned.headers.get("Location")).toContain("/terms/accept?next=");
    expect(await rowsOf(client, "unsent_forms")).toHaveLength(1);
  });

  test("is stored the same whatever other headers the request has (threat 71)", async () => {
    const sent = new URLSearchParams({ ...SETTINGS, theme: "dark" });
    const answer = await anita.send("/dashboard/settings", sent, { "Typed-Before": "1" });
    expect(answer.status).toBe(303);
    expect(await rowsOf(client, "settings")).toMatchObject([{ theme: "dark" }]);
  });

  test("from scripts is stored as well, and answered with 401", async () => {
    const [path, query] = reviewPath().split("?");
    clock.advance(31 * MINUTE_MS);
    const answer = await anita.send(`${path}.data?${query}`, new URLSearchParams(review()));
    expect(answer.status).toBe(401);
    const signedIn = await signIn(anita, ANITA, "/dashboard/reviews");
    expect(signedIn.headers.get("Location")).toBe(unsentHref("/dashboard/reviews"));
    const { action, fields } = keptOn((await anita.open(unsentHref("/dashboard/reviews"))).page);
    expect({ action, fields }).toEqual({
      action: reviewPath(),
      fields: Object.entries(review()),
    });
  });
});
