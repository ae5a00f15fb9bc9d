import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import {
  alertIn,
  errorBeside,
  movableClock,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { addBookingAccounts, signedInBrowser } from "#tests/support/application/booking-fixture.ts";
import { openAndPost, versionAt } from "#tests/support/application/versions.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, NOW } from "#tests/support/fixtures.ts";
import { element, elements, having, linkTo, shown, textIn, texts } from "#tests/support/html.ts";
import {
  addBookingOf,
  onMonday,
  type Parties,
  writtenRows,
} from "#tests/support/records/bookings.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let app: ReturnType<typeof appOver>;
let recorded: ReturnType<typeof recordedRooms>;
let parties: Parties;
let anita: TestBrowser;
let ravi: TestBrowser;

beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  recorded = recordedRooms();
  app = appOver(database.db, { clock: clock.read, rooms: recorded.rooms });
  parties = await addBookingAccounts(database.client);
  anita = await signedInBrowser(app, "anita@kayap.test");
  ravi = await signedInBrowser(app, "ravi@kayap.test");
});

const add = (fields: Parameters<typeof addBookingOf>[2] = {}) =>
  addBookingOf(database.client, parties, fields);
const pathOf = (id: string) => `/dashboard/bookings/${id}`;
const submit = (who: TestBrowser, id: string, name: string, more: Record<string, string> = {}) =>
  who.post(pathOf(id), { step: name, ...more });
/** An answer to the proposal that stands on the page. */
const answer = (who: TestBrowser, id: string, name: string) =>
  openAndPost(who, pathOf(id), { step: name });
const slotOf = (minute: number) => new Date(onMonday(minute)).toISOString().replace(".000", "");

async function statusOf(id: string) {
  const rows = await rowsOf(database.client, "bookings");
  return rows.find((row) => row.id === id)?.status;
}

const LIST = "/dashboard/bookings?as=professional&tab=requests";

describe("a request", () => {
  test("is accepted in place, and the customer is notified on the site and by e-mail", async () => {
    const id = await add();
    const response = await submit(ravi, id, "accept", { next: LIST });
    expect([response.status, response.headers.get("Location")]).toEqual([303, LIST]);
    expect(await statusOf(id)).toBe("confirmed");
    expect(await emailsIn(database.client)).toMatchObject([
      { recipient: "anita@kayap.test", subject: "Ravi Persaud accepted your booking" },
    ]);
    expect(await rowsOf(database.client, "notifications")).toMatchObject([
      { user_id: parties.customerId, kind: "booking", link: pathOf(id) },
    ]);
    expect(recorded.calls).toEqual([["refreshInbox", parties.customerId]]);
    const { page } = await ravi.open(LIST);
    expect(textIn(page)).toContain("Booking confirmed. We have told the customer.");
  });

  test("that is accepted twice is accepted once, without an error", async () => {
    const id = await add();
    const answers = [await submit(ravi, id, "accept"), await submit(ravi, id, "accept")];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await writtenRows(database.client)).toMatchObject({
      booking_history: 1,
      mail_outbox: 1,
    });
  });

  test("is declined with or without a reason, which the customer reads as text (threat 26)", async () => {
    const first = await add();
    const second = await add({ starts_at: onMonday(660) });
    await submit(ravi, first, "decline");
    await submit(ravi, second, "decline", { reason: "3 < 4 <script>alert(1)</script> days away" });
    expect([await statusOf(first), await statusOf(second)]).toEqual(["cancelled", "cancelled"]);
    const { page } = await anita.open(pathOf(second));
    expect(textIn(page)).toContain("“3 < 4 alert(1) days away”");
    expect((await emailsIn(database.client))[1]?.subject).toBe(
      "Ravi Persaud declined your request",
    );
  });

  test("cannot be accepted or declined by the customer, also not with a forged view (threats 29 and 38)", async () => {
    const id = await add();
    anita.cookies.set("userRole", "professional");
    for (const name of ["accept", "decline"]) {
      const response = await submit(anita, id, name);
      expect(response.status).toBe(403);
      expect(alertIn((await pageOf(response)).page)).toBe(
        "Only the professional can accept or decline this booking.",
      );
    }
    expect(await statusOf(id)).toBe("pending");
  });

  test("is declined after a question, which leads back to where it was asked and keeps what was typed", async () => {
    const id = await add();
    const question = linkTo(
      (await ravi.open(LIST)).page,
      "Decline: House wiring and breaker panels, Anita Ramdeen, Mon 23 Nov",
    );
    const { page } = await ravi.open(question);
    expect(texts(page, "h1")).toEqual(["Decline request"]);
    expect(textIn(page)).toContain("Anita Ramdeen will see this.");
    expect(linkTo(page, "Keep request")).toBe(LIST);
    const refused = await pageOf(
      await ravi.post(question, { reason: "x".repeat(301), next: LIST }),
    );
    expect(refused.status).toBe(400);
    expect(errorBeside(refused.page, "reason")).toContain("Must be 300 characters or less");
    expect(textIn(element(refused.page, having("id", "reason")))).toHaveLength(301);
    expect(element(element(refused.page, "main"), having("name", "next")).attributes.value).toBe(
      LIST,
    );
    expect(await statusOf(id)).toBe("pending");
    const declined = await ravi.post(question, { reason: "The road is flooded.", next: LIST });
    expect([declined.status, declined.headers.get("Location")]).toEqual([303, LIST]);
    expect(await statusOf(id)).toBe("cancelled");
    expect(textIn((await anita.open(pathOf(id))).page)).toContain("“The road is flooded.”");
  });

  test("that a page of an older release declines with too long a reason asks again with what was typed", async () => {
    const id = await add();
    const { status, page } = await pageOf(
      await submit(ravi, id, "decline", { reason: "x".repeat(301) }),
    );
    expect([status, ...texts(page, "h1")]).toEqual([400, "Decline request"]);
    expect(textIn(element(page, having("id", "reason")))).toHaveLength(301);
  });

  test("of another customer answers 404 (threat 32)", async () => {
    const id = await add({ customer_id: await addCustomer(database.client) });
    for (const path of [
      pathOf(id),
      `${pathOf(id)}/cancel`,
      `${pathOf(id)}/propose`,
      `${pathOf(id)}/calendar.ics`,
    ]) {
      expect((await anita.get(path)).status, path).toBe(404);
    }
    expect((await submit(anita, id, "complete")).status).toBe(404);
    expect((await anita.post(`${pathOf(id)}/cancel`, { reason: "x".repeat(20) })).status).toBe(404);
    expect(await statusOf(id)).toBe("pending");
    for (const odd of ["1", "..%2F..", "%00", crypto.randomUUID()]) {
      expect((await anita.get(`/dashboard/bookings/${odd}`)).status, odd).toBe(404);
    }
  });

  test("that overlaps a confirmed booking is refused: “You already have a confirmed booking at this time.” (threat 37)", async () => {
    await add({ status: "confirmed", starts_at: onMonday(570) });
    const id = await add();
    const response = await submit(ravi, id, "accept");
    expect(response.status).toBe(409);
    expect(alertIn((await pageOf(response)).page)).toBe(
      "You already have a confirmed booking at this time.",
    );
  });

  test("that has run out cannot be accepted", async () => {
    const id = await add({ expires_at: NOW });
    expect((await submit(ravi, id, "accept")).status).toBe(409);
  });
});

describe("an ended booking", () => {
  test.each(["completed", "cancelled"])(
    "that is %s can no longer be changed (threat 38)",
    async (status) => {
      const id = await add({ status });
      for (const [who, name] of [
        [ravi, "accept"],
        [ravi, "decline"],
        [ravi, "complete"],
        [anita, "complete"],
        [ravi, "no-show"],
      ] as const) {
        const response = await submit(who, id, name);
        expect(response.status, name).toBe(409);
        expect(alertIn((await pageOf(response)).page)).toBe(
          "This booking can no longer be changed.",
        );
      }
      for (const page of ["cancel", "propose", "complete"]) {
        const response = await anita.get(`${pathOf(id)}/${page}`);
        expect(response.status, page).toBe(409);
        expect(textIn((await pageOf(response)).page)).toContain(
          "This booking can no longer be changed.",
        );
      }
      expect((await anita.post(`${pathOf(id)}/cancel`, { reason: "x".repeat(20) })).status).toBe(
        409,
      );
      expect(await statusOf(id)).toBe(status);
    },
  );
});

describe("completing", () => {
  test("after the start happens at once, for either party", async () => {
    for (const who of [ravi, anita]) {
      const id = await add({
        status: "confirmed",
        starts_at: NOW - HOUR_MS + (who === ravi ? 0 : 1),
      });
      expect((await submit(who, id, "complete")).headers.get("Location")).toBe(pathOf(id));
      expect(await statusOf(id)).toBe("completed");
    }
  });

  test("before the start asks first (decision 72)", async () => {
    const id = await add({ status: "confirmed" });
    const response = await submit(ravi, id, "complete", { next: LIST });
    expect(response.headers.get("Location")).toBe(`${pathOf(id)}/complete`);
    const { page } = await ravi.open(`${pathOf(id)}/complete`);
    expect(textIn(page)).toContain("This booking has not started yet. Mark as completed anyway?");
    expect(linkTo(page, "Not yet")).toBe(pathOf(id));
    expect(await statusOf(id)).toBe("confirmed");
    expect((await ravi.post(`${pathOf(id)}/complete`, {})).status).toBe(303);
    expect(await statusOf(id)).toBe("completed");
  });

  test("can be disputed by the customer, once", async () => {
    const id = await add({ status: "confirmed", starts_at: NOW - 2 * HOUR_MS });
    await submit(ravi, id, "complete");
    const { page } = await anita.open(pathOf(id));
    expect(linkTo(page, "Write a review")).toBe(
      `/dashboard/reviews/new?service=${parties.serviceId}`,
    );
    expect((await ravi.get(`${pathOf(id)}/dispute`)).status).toBe(403);
    const path = linkTo(page, "This did not happen");
    expect((await anita.post(path, { reason: "Nobody came." })).status).toBe(303);
    expect((await anita.post(path, {})).status).toBe(409);
    const support = (await emailsIn(database.client)).filter(
      ({ recipient }) => recipient === "support@kayap.test",
    );
    expect(support).toHaveLength(1);
    expect(support[0]?.text).toContain("Nobody came.");
    const said = "told us that this booking did not happen. We may write to both of you about it.";
    for (const [browser, who] of [
      [anita, "You"],
      [ravi, "Anita Ramdeen"],
    ] as const) {
      expect(textIn((await browser.open(pathOf(id))).page)).toContain(`${who} ${said}`);
    }
    expect(await rowsOf(database.client, "reports")).toHaveLength(1);
  });
});

describe("completing early, by the customer", () => {
  test("keeps the time taken until its end: another customer is refused it (threat 98)", async () => {
    const early = await add({ status: "confirmed" });
    const waiting = await add({
      starts_at: onMonday(780),
      customer_id: await addCustomer(database.client),
    });
    expect((await anita.post(`${pathOf(early)}/complete`, {})).status).toBe(303);
    const moved = await ravi.post(`${pathOf(waiting)}/propose`, { slot: slotOf(540) });
    expect(moved.status).toBe(409);
    expect(await moved.text()).toContain("That time was just taken. Please choose another.");
    const { page } = await anita.open(`/service/${parties.serviceId}/book?day=2026-11-23`);
    const isFree = (minute: number) =>
      element(page, having("value", slotOf(minute))).attributes.disabled === undefined;
    expect([540, 600].map(isFree)).toEqual([false, true]);
  });

  test("is told to the professional, who can say at once that it did not happen (threat 98)", async () => {
    const id = await add({ status: "confirmed" });
    await anita.post(`${pathOf(id)}/complete`, {});
    expect(await emailsIn(database.client)).toMatchObject([
      {
        recipient: "ravi@kayap.test",
        subject: "Anita Ramdeen marked the booking as completed",
        text: expect.stringContaining("If it did not happen, tell us within 7 days."),
      },
    ]);
    const { page } = await ravi.open(pathOf(id));
    const path = linkTo(page, "This did not happen");
    expect((await ravi.post(path, { reason: "It is only next Monday." })).status).toBe(303);
    expect(await rowsOf(database.client, "reports")).toMatchObject([
      { reporter_id: parties.proId, subject_kind: "booking", subject_id: id },
    ]);
    const [support] = (await emailsIn(database.client)).filter(
      ({ recipient }) => recipient === "support@kayap.test",
    );
    expect(support?.subject).toContain("A professional says that a booking did not happen");
    expect((await ravi.post(path, {})).status).toBe(409);
    expect((await anita.post(`${pathOf(id)}/dispute`, {})).status).toBe(303);
  });
});

describe("cancelling", () => {
  test("asks first, needs no reason from a customer in good time, and frees the time", async () => {
    const id = await add({ status: "confirmed" });
    const { page } = await anita.open(`${pathOf(id)}/cancel`);
    expect(textIn(page)).toContain("Why? (optional)");
    expect(texts(shown(element(page, "main")), "button")).toEqual(["Cancel booking"]);
    expect(linkTo(page, "Keep booking")).toBe(pathOf(id));
    expect((await anita.post(`${pathOf(id)}/cancel`, { reason: "" })).status).toBe(303);
    expect(await rowsOf(database.client, "bookings")).toMatchObject([
      { status: "cancelled", ended_by: "customer", end_reason: null },
    ]);
    expect(await emailsIn(database.client)).toMatchObject([
      { recipient: "ravi@kayap.test", subject: "Anita Ramdeen cancelled the booking" },
    ]);
  });

  test("less than 24 hours before the start needs a reason, and is late in the history (decision 70)", async () => {
    const id = await add({ starts_at: NOW + DAY_MS - 1 });
    await submit(ravi, id, "accept");
    const { page } = await anita.open(`${pathOf(id)}/cancel`);
    expect(textIn(page)).toContain("so this counts as a late cancellation");
    const refused = await pageOf(await anita.post(`${pathOf(id)}/cancel`, { reason: "My car" }));
    expect(refused.status).toBe(400);
    expect(errorBeside(refused.page, "reason")).toContain(
      "Please say why, in at least 10 characters.",
    );
    expect(textIn(element(refused.page, having("id", "reason")))).toBe("My car");
    expect((await anita.post(`${pathOf(id)}/cancel`, { reason: "My car broke down" })).status).toBe(
      303,
    );
    expect(textIn((await ravi.open(pathOf(id))).page)).toContain(
      "Anita Ramdeen cancelled late: “My car broke down”",
    );
  });

  test("a request that nobody accepted yet is withdrawing it, needs no reason and is never late", async () => {
    const id = await add({ starts_at: NOW + 2 * HOUR_MS });
    const question = linkTo((await anita.open(pathOf(id))).page, "Withdraw request");
    const { page } = await anita.open(question);
    expect(texts(page, "h1")).toEqual(["Withdraw request"]);
    expect(textIn(page)).toContain("Why? (optional)");
    expect(textIn(page)).not.toContain("late cancellation");
    expect(linkTo(page, "Keep request")).toBe(pathOf(id));
    expect((await anita.post(question, { reason: "" })).status).toBe(303);
    expect(await statusOf(id)).toBe("cancelled");
    const seen = textIn((await anita.open(pathOf(id))).page);
    expect(seen).toContain("Your request is withdrawn. We have told the professional.");
    expect(seen).toContain("Anita Ramdeen withdrew the request");
    expect(seen).not.toContain("Cancelled. We");
    expect(await emailsIn(database.client)).toMatchObject([
      { recipient: "ravi@kayap.test", subject: "Anita Ramdeen withdrew the request" },
    ]);
  });

  test("ends for the customer with the start, not for the professional, who needs a reason", async () => {
    const id = await add({ status: "confirmed", starts_at: NOW });
    expect((await anita.get(`${pathOf(id)}/cancel`)).status).toBe(409);
    expect((await ravi.post(`${pathOf(id)}/cancel`, { reason: "" })).status).toBe(400);
    expect(
      (await ravi.post(`${pathOf(id)}/cancel`, { reason: "The river is too high." })).status,
    ).toBe(303);
    expect(await statusOf(id)).toBe("cancelled");
  });
});

describe("a proposed time", () => {
  test("is shown to both parties, and moves the booking when it is accepted (decision 71)", async () => {
    const id = await add({ status: "confirmed" });
    const path = `${pathOf(id)}/propose?day=2026-11-23`;
    const { page } = await ravi.open(path);
    const slots = elements(page, having("name", "slot"));
    expect(slots.some(having("disabled"))).toBe(false);
    const offered = slots.map(({ attributes }) => attributes.value);
    expect(offered).toContain(slotOf(570));
    expect(offered).not.toContain(slotOf(540));
    expect((await ravi.post(path, { slot: slotOf(660) })).headers.get("Location")).toBe(pathOf(id));
    const opened = await anita.open(pathOf(id));
    expect(textIn(opened.page)).toContain(
      "Ravi Persaud proposes another time: Mon 23 Nov, 11:00 AM instead of Mon 23 Nov, 9:00 AM.",
    );
    expect(texts((await ravi.open(pathOf(id))).page, "button")).not.toContain("Accept new time");
    expect((await submit(ravi, id, "accept-proposal")).status).toBe(403);
    expect((await answer(anita, id, "accept-proposal")).status).toBe(303);
    expect(await rowsOf(database.client, "bookings")).toMatchObject([
      { starts_at: onMonday(660), sequence: 1, status: "confirmed" },
    ]);
    expect((await emailsIn(database.client)).map(({ subject }) => subject)).toEqual([
      "Ravi Persaud proposes another time",
      "Anita Ramdeen accepted the new time",
    ]);
  });

  test("that replaced the one on the page is not accepted with it, but shown first (threat 76)", async () => {
    const id = await add({ status: "confirmed" });
    await ravi.post(`${pathOf(id)}/propose`, { slot: slotOf(660) });
    const version = await versionAt(anita, pathOf(id));
    clock.advance(1000);
    await ravi.post(`${pathOf(id)}/propose`, { slot: slotOf(900) });
    for (const name of ["accept-proposal", "decline-proposal"]) {
      const response = await submit(anita, id, name, { version });
      const { page } = await pageOf(response);
      expect([response.status, alertIn(page)]).toEqual([
        409,
        "Ravi Persaud proposed another time after this page was opened. Look at the booking as it is now.",
      ]);
      expect(textIn(page)).toContain("Ravi Persaud proposes another time: Mon 23 Nov, 3:00 PM");
    }
    const now = await versionAt(anita, pathOf(id));
    expect((await submit(anita, id, "accept-proposal", { version: now })).status).toBe(303);
    expect((await submit(anita, id, "accept-proposal", { version: now })).status).toBe(303);
    expect(await rowsOf(database.client, "bookings")).toMatchObject([
      { starts_at: onMonday(900), sequence: 1 },
    ]);
  });

  test("that was taken meanwhile cannot be accepted, and the booking keeps its time", async () => {
    const id = await add({ status: "confirmed" });
    await ravi.post(`${pathOf(id)}/propose`, { slot: slotOf(660) });
    await add({ starts_at: onMonday(660) });
    const response = await answer(anita, id, "accept-proposal");
    expect(response.status).toBe(409);
    expect(alertIn((await pageOf(response)).page)).toBe(
      "That time was just taken. Please choose another.",
    );
    expect((await answer(anita, id, "decline-proposal")).status).toBe(303);
  });

  test.each([
    ["nothing", {}, 400, "Please choose a time."],
    ["the time it has", { slot: slotOf(540) }, 400, "Please choose another time."],
    [
      "a time outside the hours",
      { slot: slotOf(300) },
      400,
      "Please choose one of the times shown.",
    ],
    [
      "a time that is held",
      { slot: slotOf(660) },
      409,
      "That time was just taken. Please choose another.",
    ],
  ])("cannot be %s", async (_, fields, status, message) => {
    const id = await add();
    await add({ starts_at: onMonday(660) });
    const response = await anita.post(`${pathOf(id)}/propose`, fields);
    expect(response.status).toBe(status);
    expect(alertIn((await pageOf(response)).page)).toContain(`Start time: ${message}`);
  });

  test("can be proposed three times at most", async () => {
    const id = await add({ proposals: 3 });
    const response = await anita.get(`${pathOf(id)}/propose`);
    expect(response.status).toBe(409);
    expect((await anita.post(`${pathOf(id)}/propose`, { slot: slotOf(660) })).status).toBe(409);
  });
});

test("a missed appointment is reported from 15 minutes after the start, and both see it (decision 72)", async () => {
  const id = await add({ status: "confirmed", starts_at: NOW });
  expect((await submit(ravi, id, "no-show")).status).toBe(409);
  clock.advance(HOUR_MS / 4);
  expect((await submit(ravi, id, "no-show")).status).toBe(303);
  expect(textIn((await anita.open(pathOf(id))).page)).toContain(
    "Ravi Persaud reported that you did not come.",
  );
  expect(textIn((await ravi.open(pathOf(id))).page)).toContain(
    "You reported that Anita Ramdeen did not come.",
  );
});

test("who reported that the other one did not come cannot be late any more, the other one can", async () => {
  const id = await add({ status: "confirmed", starts_at: NOW });
  clock.advance(HOUR_MS / 4);
  await anita.post(`${pathOf(id)}/no-show`, {});
  expect(textIn((await anita.open(pathOf(id))).page)).not.toContain("I am running late");
  const { page } = await ravi.open(pathOf(id));
  expect(textIn(page)).toContain("I am running late");
  expect(linkTo(page, "to Kayap")).toBe("/contact");
});

describe("a booking whose professional did not come", () => {
  const missed = () => add({ status: "confirmed", starts_at: NOW - HOUR_MS });

  test("is reported after a question, and the professional is told", async () => {
    const id = await missed();
    const question = linkTo((await anita.open(pathOf(id))).page, "Ravi Persaud did not come");
    expect(question).toBe(`${pathOf(id)}/no-show`);
    const { page } = await anita.open(question);
    expect(textIn(page)).toContain("Did Ravi Persaud not come?");
    expect(textIn(page)).toContain("We tell Ravi Persaud. It is not public.");
    expect(await rowsOf(database.client, "notifications")).toEqual([]);
    const response = await anita.post(question, {});
    expect([response.status, response.headers.get("Location")]).toEqual([303, pathOf(id)]);
    expect(await rowsOf(database.client, "notifications")).toMatchObject([
      { user_id: parties.proId, title: "Anita Ramdeen reported that you did not come" },
    ]);
    expect(textIn((await anita.open(pathOf(id))).page)).toContain(
      "Noted. We have told the other person. It is not public.",
    );
  });

  test("is not marked as completed by who reported it, but by the other one", async () => {
    const id = await missed();
    await anita.post(`${pathOf(id)}/no-show`, {});
    for (const path of [pathOf(id), "/dashboard/bookings"]) {
      expect(textIn((await anita.open(path)).page), path).not.toContain("Mark as Completed");
    }
    expect((await submit(anita, id, "complete")).status).toBe(409);
    expect(texts((await ravi.open(pathOf(id))).page, "button")).toContain("Mark as Completed");
    expect((await submit(ravi, id, "complete")).status).toBe(303);
  });

  test("leads the customer who reported it to others of the trade and to the contact page", async () => {
    const id = await missed();
    await anita.post(`${pathOf(id)}/no-show`, {});
    const { page } = await anita.open(pathOf(id));
    expect(linkTo(page, "Find somebody else")).toBe(
      "/search?location=Region+4&category=construction-trades&subcategory=electricians",
    );
    expect(linkTo(element(page, "main"), "Write to Kayap")).toBe("/contact");
    expect(texts((await ravi.open(pathOf(id))).page, "a")).not.toContain("Find somebody else");
  });
});

test("a transition that the form does not offer is refused with the specification's sentence", async () => {
  const id = await add();
  const response = await submit(ravi, id, "expire");
  expect(response.status).toBe(400);
  expect(alertIn((await pageOf(response)).page)).toBe(
    "Failed to update booking status. Please try again.",
  );
  expect((await ravi.get(`${pathOf(id)}?step=accept`)).status).toBe(200);
  expect(await statusOf(id)).toBe("pending");
});

test("a transition that is posted without a session leads to sign-in", async () => {
  const id = await add();
  const response = await app.post(pathOf(id), { step: "accept" });
  expect(response.headers.get("Location")).toBe(`/login?next=${encodeURIComponent(pathOf(id))}`);
  expect(await statusOf(id)).toBe("pending");
});
