import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  browserOf,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, awayFor } from "#tests/support/application/app.ts";
import { addBookingAccounts, BOOKING_FORM } from "#tests/support/application/booking-fixture.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addReview } from "#tests/support/fixtures.ts";
import { element, elements, having, linkTo, sentBy, textIn, texts } from "#tests/support/html.ts";
import { addBookingOf, type Parties } from "#tests/support/records/bookings.ts";
import { addConversation } from "#tests/support/records/conversations.ts";
import { jpeg } from "#tests/support/records/photos.ts";
import { addDraft, fileOf, formOf, SERVICE } from "#tests/support/records/service-form.ts";

const SESSION = /from sessions s inner join users/;
const REASON = "Nobody came, and nobody answered the phone.";

let database: TestDatabase;
let parties: Parties;
beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  database = await emptyDatabase();
  parties = await addBookingAccounts(database.client);
});
afterEach(() => vi.restoreAllMocks());

/** The browser of a person, while nobody can say whose it is and when that is known again. */
async function browsersOf(
  userId: string,
): Promise<{ unreadable: TestBrowser; readable: TestBrowser }> {
  const readable = await browserOf(database.client, appOver(database.db), userId);
  const unreadable = await browserOf(
    database.client,
    appOver(awayFor(SESSION, database.client)),
    userId,
  );
  return { unreadable, readable };
}

/** Where the form of a page goes, and its fields in the order sent. */
function formGivenBack(page: Awaited<ReturnType<typeof pageOf>>["page"]) {
  const form = element(
    element(page, "main"),
    (one) => one.name === "form" && textIn(one).includes("Send again"),
  );
  return { action: form.attributes.action ?? "", fields: [...sentBy(page, form)] };
}

describe("while the session cannot be read", () => {
  test.each([
    "/dashboard",
    "/dashboard/services/new",
    "/dashboard/messages",
    "/dashboard/bookings?tab=requests",
    "/dashboard/profile?edit=1",
    "/dashboard/settings",
  ])("%s answers 503 with its frame and Retry-After, and asks for no sign-in", async (path) => {
    const { unreadable } = await browsersOf(parties.proId);
    const answer = await unreadable.get(path);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
    const { page } = await pageOf(answer);
    expect(texts(page, "h1")).toEqual(["We could not load this right now"]);
    expect(elements(page, "nav").map(({ attributes }) => attributes["aria-label"])).toEqual([
      "Main",
    ]);
    expect(linkTo(page, "Try Again")).toBe("");
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  describe("for somebody whom this browser knows (decision 127)", () => {
    const afterAVisit = async (userId: string, cookie = (value: string) => value) => {
      const { unreadable, readable } = await browsersOf(userId);
      await readable.get("/dashboard");
      unreadable.cookies.set("session", readable.cookies.get("session") ?? "");
      unreadable.cookies.set("viewer", cookie(readable.cookies.get("viewer") ?? ""));
      return { unreadable, readable };
    };
    const placesOf = (page: Awaited<ReturnType<typeof pageOf>>["page"]) =>
      elements(element(page, having("data-navigation", "side")), "a").map(textIn);

    test("the dashboard keeps the navigation of their role, with icons and Try Again", async () => {
      const { unreadable } = await afterAVisit(parties.proId);
      unreadable.cookies.set("theme", "dark");
      const { status, page } = await pageOf(await unreadable.get("/dashboard/bookings"));
      expect(status).toBe(503);
      expect(placesOf(page)).toContain("My Services");
      expect(linkTo(page, "Try Again")).toBe("");
      expect(element(page, "html").attributes["data-theme"]).toBe("dark");
      const icons = elements(page, "use").map(({ attributes }) => attributes.href ?? "");
      expect(icons.filter((href) => href.startsWith("#"))).toEqual([]);
      const customer = await afterAVisit(parties.customerId);
      const theirs = await pageOf(await customer.unreadable.get("/dashboard/bookings"));
      expect(placesOf(theirs.page)).toContain("Saved Services");
    });

    test("a public page says their name instead of Login", async () => {
      const { unreadable } = await afterAVisit(parties.customerId);
      const { page } = await pageOf(await unreadable.get("/about"));
      const header = textIn(element(page, "header"));
      expect(header).toContain("Anita");
      expect(header).not.toContain("Login");
    });

    test("a cookie that somebody else has made, or of another session, shows nobody and lets nobody in", async () => {
      const forged = await afterAVisit(parties.customerId, (value) => `${value}x`);
      const other = await afterAVisit(parties.customerId);
      other.unreadable.cookies.set("session", forged.readable.cookies.get("session") ?? "");
      for (const { unreadable } of [forged, other]) {
        const { status, page } = await pageOf(await unreadable.get("/dashboard"));
        expect(status).toBe(503);
        expect(elements(page, having("data-navigation"))).toEqual([]);
      }
    });

    test("signing out makes the browser forget them", async () => {
      const { readable } = await afterAVisit(parties.customerId);
      expect(readable.cookies.get("viewer")).toBeDefined();
      await readable.post("/logout", {});
      expect(readable.cookies.get("viewer")).toBeUndefined();
    });
  });

  const forms: [string, "proId" | "customerId", () => Promise<[string, Record<string, string>]>][] =
    [
      [
        "a new service",
        "proId",
        async () => {
          const draft = crypto.randomUUID();
          const photo = await addDraft(database.client, {
            ownerId: parties.proId,
            draftId: draft,
          });
          return ["/dashboard/services/new", { ...SERVICE, draft, photo }];
        },
      ],
      [
        "a request for a booking",
        "customerId",
        async () => [`/service/${parties.serviceId}/book`, BOOKING_FORM],
      ],
      [
        "a review",
        "customerId",
        async () => [
          "/dashboard/reviews/new",
          {
            serviceId: parties.serviceId,
            rating: "4",
            comment: "Came on time,\nand came again when a <fan> still hummed.",
          },
        ],
      ],
      [
        "an answer to a review",
        "proId",
        async () => [
          `/dashboard/reviews/${await addReview(database.client, parties)}/reply`,
          { content: "Thank you, Anita. Mind the dog." },
        ],
      ],
      [
        "a message",
        "customerId",
        async () => {
          const between = [parties.customerId, parties.proId] as const;
          const conversation = await addConversation(database.client, between);
          return [
            `/dashboard/messages?conversation=${conversation}`,
            { content: "Good morning & how much?", clientId: crypto.randomUUID() },
          ];
        },
      ],
      [
        "the reason of a cancelled booking",
        "customerId",
        async () => [
          `/dashboard/bookings/${await addBookingOf(database.client, parties)}/cancel`,
          { reason: REASON },
        ],
      ],
    ];

  test.each(forms)(
    "%s is returned with everything typed, nothing is written, and its button sends it again",
    async (_, who, formFor) => {
      const { unreadable, readable } = await browsersOf(parties[who]);
      const [path, typed] = await formFor();
      const changes = async () =>
        (await database.client.execute("select total_changes() as n")).rows[0]?.n;
      const before = await changes();
      const { status, page } = await pageOf(await unreadable.post(path, typed));
      expect(status).toBe(503);
      expect(textIn(page)).toContain("nothing you typed is lost");
      expect(await changes()).toBe(before);
      const { action, fields } = formGivenBack(page);
      expect(action).toBe(path);
      expect(fields.map(([name, value]) => [name, value.replaceAll("\r\n", "\n")])).toEqual(
        Object.entries(typed),
      );
      const sent = await readable.post(action, Object.fromEntries(fields));
      expect(sent.status).toBe(303);
      expect(await changes()).not.toBe(before);
    },
  );

  test("a form with files is returned without them and says so, with the photos that are stored already", async () => {
    const { unreadable } = await browsersOf(parties.proId);
    const photos = [crypto.randomUUID(), crypto.randomUUID()];
    const form = formOf({ ...SERVICE, photo: photos, photos: fileOf(await jpeg()) });
    const { status, page } = await pageOf(await unreadable.send("/dashboard/services/new", form));
    expect(status).toBe(503);
    expect(textIn(page)).toContain(
      "Photos and other files are not kept: please choose them again.",
    );
    const { fields } = formGivenBack(page);
    expect(fields.filter(([name]) => name === "photo").map(([, value]) => value)).toEqual(photos);
    expect(await rowsOf(database.client, "photos")).toEqual([]);
  });

  test("passwords and codes are not returned", async () => {
    const { unreadable } = await browsersOf(parties.proId);
    const typed = {
      current: "my old secret",
      password: "my new secret",
      confirmPassword: "my new secret",
      code: "123456",
      signOutOthers: "on",
    };
    const answer = await unreadable.post("/dashboard/settings/password", typed);
    const html = await answer.clone().text();
    expect(html).not.toMatch(/secret|123456/);
    const { page } = await pageOf(answer);
    expect(formGivenBack(page).fields).toEqual([["signOutOthers", "on"]]);
    expect(textIn(page)).toContain("Passwords and codes are not kept: please enter them again.");
  });

  test("a form is returned to the scripts of the dashboard as well", async () => {
    const { unreadable } = await browsersOf(parties.customerId);
    const answer = await unreadable.post("/dashboard/reviews/new.data", {
      comment: "Came on time.",
    });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("Came on time.");
  });

  test("saving a service answers with an error, and asks for no sign-in", async () => {
    const { unreadable } = await browsersOf(parties.customerId);
    const answer = await unreadable.post("/saved.json", {
      serviceId: parties.serviceId,
      saved: "on",
    });
    expect(answer.status).toBe(503);
    expect(await rowsOf(database.client, "saved_services")).toEqual([]);
  });

  test("public pages are shown as to a visitor, and the session still counts afterwards", async () => {
    const { unreadable, readable } = await browsersOf(parties.customerId);
    const answer = await unreadable.get(`/service/${parties.serviceId}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await readable.get("/dashboard")).status).toBe(200);
  });
});
