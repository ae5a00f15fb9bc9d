import type { Client } from "@libsql/client";
import { base32 } from "oslo/encoding";
import { generateHOTP } from "oslo/otp";
import { beforeEach, describe, expect, test } from "vitest";
import { slotText } from "#app/domain/bookings/form.ts";
import { TYPED_BEFORE } from "#app/domain/typed-form.ts";
import {
  browserAt,
  errorBeside,
  HOUR,
  MINUTE,
  movableClock,
  PASSWORD,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "../../support/accounts.ts";
import { appOver } from "../../support/app.ts";
import { addBookingAccounts, BOOKING_FORM } from "../../support/booking-app.ts";
import { addBookingOf, type Cast, onMonday } from "../../support/bookings.ts";
import { addConversation } from "../../support/conversations.ts";
import { emptyDatabase } from "../../support/database.ts";
import { insert, NOW } from "../../support/fixtures.ts";
import { type Element, element, elements, having, textIn } from "../../support/html.ts";
import { jpeg } from "../../support/photos.ts";
import { fileOf, formOf, SERVICE, serviceRows } from "../../support/service-form.ts";

const ANITA = "anita@kayap.test";
const RAVI = "ravi@kayap.test";

describe("what was typed into a form of somebody who rested too long (decision 24)", () => {
  let client: Client;
  let app: ReturnType<typeof appOver>;
  let clock: ReturnType<typeof movableClock>;
  let cast: Cast;
  let conversationId: string;
  let anita: TestBrowser;

  beforeEach(async () => {
    const database = await emptyDatabase();
    client = database.client;
    clock = movableClock();
    app = appOver(database.db, { clock: clock.read });
    cast = await addBookingAccounts(client);
    conversationId = await addConversation(client, [cast.proId, cast.customerId]);
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

  /** Rests for more than half an hour, sends a form, and signs in on the page that comes. */
  async function lateWith(browser: TestBrowser, email: string, path: string, body: BodyInit) {
    clock.advance(31 * MINUTE);
    const next = nextOf(await browser.send(path, body));
    await signIn(browser, email, next);
    return next;
  }

  const reviewPath = () => `/dashboard/reviews/new?service=${cast.serviceId}`;
  const review = () => ({ serviceId: cast.serviceId, rating: "4", comment: "Came on time." });
  const messagePath = () => `/dashboard/messages?conversation=${conversationId}`;

  const statusesOf = (page: Element) =>
    elements(page, having("role", "status")).map((one) => textIn(one));

  /** What a form of the page would send under these names, were its button pressed now. */
  function fieldsIn(page: Element, names: string[]) {
    return Object.fromEntries(
      names.map((name) => {
        const [first, ...others] = elements(element(page, "main"), having("name", name));
        const all = first ? [first, ...others] : [];
        const { type } = first?.attributes ?? {};
        const field = type === "radio" || type === "checkbox" ? all.find(having("checked")) : first;
        if (field?.name === "textarea") return [name, textIn(field)];
        if (field?.name === "select") {
          return [name, elements(field, "option").find(having("selected"))?.attributes.value];
        }
        return [name, field?.attributes.value ?? (field ? "on" : undefined)];
      }),
    );
  }

  const cases: [string, () => { email: string; path: string; fields: Record<string, string> }][] = [
    ["review", () => ({ email: ANITA, path: reviewPath(), fields: review() })],
    [
      "message",
      () => ({ email: ANITA, path: messagePath(), fields: { content: "Is Monday fine?" } }),
    ],
    [
      "booking request",
      () => {
        const path = `/service/${cast.serviceId}/book?day=2026-11-23&duration=60`;
        return { email: ANITA, path, fields: BOOKING_FORM };
      },
    ],
    [
      "profile",
      () => {
        const fields = { firstName: "Anita Devi", lastName: "Ramdeen", bio: "I like ﬁsh & <b>." };
        return { email: ANITA, path: "/dashboard/profile", fields };
      },
    ],
    [
      "settings",
      () => {
        const fields = { theme: "dark", sessionTimeout: "60", marketingEmails: "on" };
        return { email: ANITA, path: "/dashboard/settings", fields };
      },
    ],
    [
      "service",
      () => {
        const path = "/dashboard/services/new?draft=7c9e6679-7425-40de-944b-e07fc1f90ae7";
        return { email: RAVI, path, fields: { ...SERVICE, press: "save" } };
      },
    ],
    [
      "changed service",
      () => {
        const path = `/dashboard/services/edit/${cast.serviceId}`;
        return { email: RAVI, path, fields: { ...SERVICE, status: "inactive" } };
      },
    ],
    [
      "report",
      () => {
        const path = `/dashboard/messages/${conversationId}/report`;
        return { email: ANITA, path, fields: { reason: "He asks for money outside." } };
      },
    ],
    [
      "days off",
      () => {
        const fields = { from: "2026-12-24", to: "2026-12-26" };
        return { email: RAVI, path: "/dashboard/bookings/days-off", fields };
      },
    ],
  ];

  test.each(cases)(
    "%s: stands in its form again after the sign-in, and nothing was sent",
    async (_, of) => {
      const { email, path, fields } = of();
      const browser = browserAt(app);
      await signIn(browser, email);
      const before = await stored();
      const next = await lateWith(browser, email, path, new URLSearchParams(fields));
      expect(next).toBe(path);
      const { press: _press, key: _key, ...typed } = fields;
      for (const visit of ["first", "after a reload"]) {
        const { status, page } = await browser.open(next);
        expect(status, visit).toBe(200);
        expect(fieldsIn(page, Object.keys(typed)), visit).toEqual(typed);
        expect(statusesOf(page), visit).toContain(TYPED_BEFORE);
        expect(elements(element(page, "main"), having("aria-invalid")), visit).toEqual([]);
      }
      expect(await stored()).toEqual(before);
    },
  );

  test("once it is sent it is forgotten, and the page is as always", async () => {
    const next = await lateWith(
      anita,
      ANITA,
      messagePath(),
      new URLSearchParams({ content: "Hi." }),
    );
    expect((await anita.post(next, { content: "Hi again." })).status).toBe(303);
    expect(anita.cookies.has("typed")).toBe(false);
    expect(await rowsOf(client, "typed_forms")).toEqual([]);
    const { page } = await anita.open(next);
    expect(fieldsIn(page, ["content"])).toEqual({ content: "" });
    expect(statusesOf(page)).not.toContain(TYPED_BEFORE);
  });

  test("is never shown to another person who signs in, and still there for the first one", async () => {
    const path = "/dashboard/profile";
    const fields = new URLSearchParams({ firstName: "Anita Devi", bio: "A secret." });
    await lateWith(anita, RAVI, path, fields);
    const page = await (await anita.get(path)).text();
    expect(page).toContain("Ravi");
    expect(page).not.toContain("A secret.");
    await signIn(anita, ANITA);
    expect(fieldsIn((await anita.open(path)).page, ["bio"])).toEqual({ bio: "A secret." });
  });

  test("comes back by way of the second factor too", async () => {
    const path = "/dashboard/settings/two-factor";
    await anita.post(path, { intent: "begin" });
    const key = textIn(element((await anita.open(path)).page, ({ name }) => name === "code"));
    const code = () =>
      generateHOTP(base32.decode(key.replace(/ /g, "")), Math.floor(clock.read() / 30_000));
    await anita.post(path, { intent: "confirm", code: await code() });
    clock.advance(31 * MINUTE);
    const next = nextOf(await anita.send(reviewPath(), new URLSearchParams(review())));
    const half = await signIn(anita, ANITA, next);
    expect(half.headers.get("Location")).toBe(`/login/code?next=${encodeURIComponent(next)}`);
    const whole = await anita.post("/login/code", { code: await code(), next });
    expect(whole.headers.get("Location")).toBe(next);
    const { page } = await anita.open(next);
    expect(fieldsIn(page, ["comment"])).toEqual({ comment: "Came on time." });
  });

  test("passwords, codes and files are never kept", async () => {
    const fields = { email: "new@kayap.test", current: PASSWORD, code: "123456", newPassword: "x" };
    const path = "/dashboard/settings/email";
    await lateWith(anita, ANITA, path, new URLSearchParams(fields));
    expect(await rowsOf(client, "typed_forms")).toMatchObject([
      { user_id: cast.customerId, path, fields: "email=new%40kayap.test" },
    ]);
    const { page } = await anita.open(path);
    expect(fieldsIn(page, ["email"])).toEqual({ email: "new@kayap.test" });
    const ravi = browserAt(app);
    await signIn(ravi, RAVI);
    const photo = formOf({ title: "Solar water heaters", images: fileOf(await jpeg()) });
    await lateWith(ravi, RAVI, "/dashboard/services/new", photo);
    expect((await rowsOf(client, "typed_forms"))[1]).toMatchObject({
      user_id: cast.proId,
      fields: "title=Solar+water+heaters",
    });
    expect(await rowsOf(client, "photos")).toEqual([]);
  });

  test("more than 64 KiB, a form that is none, and one without a known person are not kept; one signs in all the same", async () => {
    const late = async (body: BodyInit, browser = anita) => {
      clock.advance(31 * MINUTE);
      nextOf(await browser.send(messagePath(), body));
      expect(browser.cookies.has("typed")).toBe(false);
      expect(await rowsOf(client, "typed_forms")).toEqual([]);
      await signIn(browser, ANITA);
    };
    await late(new URLSearchParams({ content: "a".repeat(65_537) }));
    await late(new URLSearchParams());
    await late("no form at all");
    await late(new URLSearchParams({ content: "Hi." }), browserAt(app));
  });

  test("a form that another site sends is refused and not kept (threat 21)", async () => {
    clock.advance(31 * MINUTE);
    const body = new URLSearchParams({ content: "Hi." });
    const answer = await anita.send(messagePath(), body, { Origin: "https://elsewhere.test" });
    expect(answer.status).toBe(403);
    expect(await rowsOf(client, "typed_forms")).toEqual([]);
  });

  test("is gone after an hour, and with a logout", async () => {
    const content = new URLSearchParams({ content: "Hi." });
    const path = await lateWith(anita, ANITA, messagePath(), content);
    clock.advance(29 * MINUTE);
    expect(fieldsIn((await anita.open(path)).page, ["content"])).toEqual({ content: "Hi." });
    clock.advance(HOUR - 29 * MINUTE);
    await signIn(anita, ANITA);
    expect(fieldsIn((await anita.open(path)).page, ["content"])).toEqual({ content: "" });
    await lateWith(anita, ANITA, path, content);
    await anita.post("/logout", {});
    expect(await rowsOf(client, "typed_forms")).toEqual([]);
    await signIn(anita, ANITA);
    expect(fieldsIn((await anita.open(path)).page, ["content"])).toEqual({ content: "" });
  });

  test.each([
    ["/dashboard/settings/deactivate", { sure: "yes" }],
    ["/dashboard/settings/data", { sure: "yes" }],
    ["/dashboard/settings/sessions", { which: "all" }],
    ["/dashboard/view", { view: "professional", next: "/dashboard" }],
    ["/dashboard/saved/remove", { ids: "1" }],
  ])(
    "%s: what has no text to give back is not done by coming back, and the page stands",
    async (path, fields) => {
      const before = await stored();
      const next = await lateWith(anita, ANITA, path, new URLSearchParams(fields));
      const { status, page } = await anita.open(next);
      expect([200, 404]).toContain(status);
      expect(statusesOf(page)).not.toContain("Signed out.");
      expect(await stored()).toEqual(before);
      expect(await rowsOf(client, "sessions")).toHaveLength(1);
      expect(await rowsOf(client, "data_links")).toEqual([]);
    },
  );

  test.each([
    ["cancelled", "confirmed", ANITA, "/cancel", { reason: "I am ill." }],
    ["declined", "pending", RAVI, "", { step: "decline", reason: "I am in Lethem." }],
    ["disputed", "completed", ANITA, "/dispute", { reason: "Nobody came." }],
    ["moved", "confirmed", ANITA, "/propose?day=2026-11-23", { slot: slotText(onMonday(11 * 60)) }],
  ])(
    "coming back to a booking that was to be %s fills its form and changes nothing",
    async (_, status, email, page, fields) => {
      const id = await addBookingOf(client, cast, { status });
      if (status === "completed") {
        await insert(client, "booking_history", {
          id: crypto.randomUUID(),
          booking_id: id,
          actor: "professional",
          action: "completed",
          created_at: NOW,
        });
      }
      const before = await stored();
      const browser = browserAt(app);
      await signIn(browser, email);
      const path = `/dashboard/bookings/${id}${page}`;
      await lateWith(browser, email, path, new URLSearchParams(fields));
      const back = await browser.open(path);
      expect(back.status).toBe(200);
      const { step: _step, ...typed } = { step: "", ...fields };
      expect(fieldsIn(back.page, Object.keys(typed))).toEqual(typed);
      expect(elements(back.page, having("role", "alert"))).toEqual([]);
      expect(elements(back.page, "details").map(({ attributes }) => "open" in attributes)).toEqual(
        page === "" ? [true] : [],
      );
      expect(await stored()).toEqual(before);
    },
  );

  test("whoever claims that a form is only filled again only keeps it from being sent", async () => {
    const before = await stored();
    const { status, page } = await pageOf(
      await anita.send(messagePath(), new URLSearchParams({ content: "Hi." }), {
        "Typed-Before": "1",
      }),
    );
    expect(status).toBe(200);
    expect(fieldsIn(page, ["content"])).toEqual({ content: "Hi." });
    expect(await stored()).toEqual(before);
  });

  test("a form that scripts send is kept as well, and answered with 401", async () => {
    const [path, query] = reviewPath().split("?");
    clock.advance(31 * MINUTE);
    const answer = await anita.send(`${path}.data?${query}`, new URLSearchParams(review()));
    expect(answer.status).toBe(401);
    await signIn(anita, ANITA);
    const { page } = await anita.open(reviewPath());
    expect(fieldsIn(page, ["comment"])).toEqual({ comment: "Came on time." });
  });

  test("a form that is refused after all says why, with what was typed", async () => {
    const path = await lateWith(
      anita,
      ANITA,
      messagePath(),
      new URLSearchParams({ content: "Hi." }),
    );
    const { status, page } = await pageOf(await anita.post(path, { content: "" }));
    expect(status).toBe(400);
    expect(errorBeside(page, "content")).not.toBe("");
  });
});
