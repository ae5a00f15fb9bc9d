import { beforeEach, describe, expect, test } from "vitest";
import { pageOf, rowsOf, type TestBrowser } from "#tests/support/application/accounts.ts";
import {
  BOOKING_FORM,
  bookingFixture,
  bookingForm,
  signedInBrowser,
} from "#tests/support/application/booking-fixture.ts";
import type { TestDatabase } from "#tests/support/database.ts";
import { addPhoto, NOW } from "#tests/support/fixtures.ts";
import {
  type Element,
  element,
  elements,
  having,
  linkTo,
  sentBy,
  textIn,
  texts,
} from "#tests/support/html.ts";
import { onMonday, type Parties } from "#tests/support/records/bookings.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import { SERVICE } from "#tests/support/records/service-form.ts";

let database: TestDatabase;
let parties: Parties;
let anita: TestBrowser;
let ravi: TestBrowser;
let path: string;

beforeEach(async () => {
  const fixture = await bookingFixture();
  ({ database, parties, anita, path } = fixture);
  ravi = await signedInBrowser(fixture.app, "ravi@kayap.test");
});

const bookings = () => rowsOf(database.client, "bookings");

/** What the form with this button would send. */
function formWith(page: Element, button: string): Record<string, string> {
  const form = elements(page, "form").find((one) => textIn(one).includes(button));
  return Object.fromEntries(sentBy(page, form ?? page));
}

/** The summary of a request for Monday at 9, as Anita sees it before she sends it. */
async function summary() {
  const checked = await anita.post(path, { ...BOOKING_FORM, step: "review" });
  const { status, page } = await anita.open(checked.headers.get("Location") ?? "");
  expect([status, ...texts(page, "h1")]).toEqual([200, "Check your request"]);
  return formWith(page, "Request Booking");
}

/** Ravi edits his service by its own form. */
async function edit(fields: Record<string, string>) {
  const photo = await addPhoto(database.client, parties);
  const body = new FormData();
  const all = {
    ...SERVICE,
    title: BOOKING_FORM.agreedTitle,
    priceAmount: "6500",
    priceType: "hourly",
    status: "active",
    version: String(NOW),
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) body.append(name, value);
  body.append("photo", photo);
  const response = await ravi.send(`/dashboard/services/edit/${parties.serviceId}`, body);
  expect(response.status).toBe(303);
}

describe("a price that is raised after the summary is shown", () => {
  test("is shown beside the old one with 409, and nothing is booked or sent (threat 73)", async () => {
    const fields = await summary();
    await edit({ priceAmount: "7000" });
    const { status, page } = await pageOf(await anita.post(path, fields));
    expect([status, ...texts(page, "h1")]).toEqual([409, "Check your request"]);
    const notice = textIn(element(page, having("role", "alert")));
    expect(notice).toContain(
      "This service was changed while you were booking it. Nothing has been booked.",
    );
    expect(notice).toContain("Price Now $7,000/hr, it was $6,500/hr");
    expect(notice).toContain("Estimate for 1 hour Now $7,000, it was $6,500");
    expect(await bookings()).toEqual([]);
    expect(await emailsIn(database.client)).toEqual([]);
  });

  test("keeps everything that was typed, and the next submission agrees to the new price (threat 73)", async () => {
    const fields = await summary();
    await edit({ priceAmount: "7000" });
    const { page } = await pageOf(await anita.post(path, fields));
    const again = formWith(page, "Request Booking");
    expect(again).toEqual({ ...fields, agreedPrice: "700000", serviceVersion: String(NOW + 1) });
    const back = await anita.open(linkTo(page, "Change something"));
    expect(element(back.page, having("id", "landmark")).attributes.value).toBe(
      BOOKING_FORM.landmark,
    );
    expect((await anita.post(path, again)).status).toBe(303);
    expect(await bookings()).toMatchObject([{ total_amount: 700_000, price_type: "hourly" }]);
  });

  test("is shown in the summary when it changed while the form was filled in (threat 73)", async () => {
    const { page } = await anita.open(path);
    const opened = formWith(page, "Where");
    await edit({ priceAmount: "7000" });
    const filled = {
      ...opened,
      slot: BOOKING_FORM.slot,
      location: "customer",
      landmark: "Yellow house",
    };
    const checked = await anita.post(path, { ...filled, step: "review" });
    const { page: shown } = await anita.open(checked.headers.get("Location") ?? "");
    expect(textIn(shown)).toContain("Now $7,000/hr, it was $6,500/hr");
  });

  test("is still shown after another time had to be chosen (threat 73)", async () => {
    const fields = await summary();
    await edit({ priceAmount: "7000" });
    const late = await pageOf(await anita.post(path, { ...fields, slot: "2026-11-23T05:00:00Z" }));
    expect(late.status).toBe(400);
    const filled = { ...formWith(late.page, "Where"), slot: BOOKING_FORM.slot, step: "review" };
    const checked = await anita.post(path, filled);
    const { page: shown } = await anita.open(checked.headers.get("Location") ?? "");
    expect(textIn(shown)).toContain("Now $7,000/hr, it was $6,500/hr");
  });

  test("is answered in the same way to a hydrated page (threat 73)", async () => {
    const fields = await summary();
    await edit({ priceAmount: "7000" });
    const response = await anita.post(`${path}.data`, fields);
    expect([response.status, await bookings()]).toEqual([409, []]);
  });
});

test("a price that is lowered has to be agreed to as well (threat 73)", async () => {
  const fields = await summary();
  await edit({ priceAmount: "6000" });
  expect((await anita.post(path, fields)).status).toBe(409);
  expect(await bookings()).toEqual([]);
});

test.each([
  [
    "the way it is priced",
    { priceType: "fixed", visitMinutes: "60" },
    "Price Now $6,500, it was $6,500/hr",
  ],
  [
    "the title",
    { title: "House wiring only" },
    "Service Now House wiring only, it was House wiring and breaker panels",
  ],
  [
    "the description",
    { description: "x".repeat(60) },
    "The price is the same. The description, photos, place or hours are new.",
  ],
])(
  "a change of %s has to be agreed to before the booking (threat 73)",
  async (_, fields, sentence) => {
    const agreed = await summary();
    await edit(fields);
    const { status, page } = await pageOf(await anita.post(path, agreed));
    expect([status, await bookings()]).toEqual([409, []]);
    expect(textIn(element(page, having("role", "alert")))).toContain(sentence);
    expect((await anita.post(path, formWith(page, "Request Booking"))).status).toBe(303);
  },
);

test("a new name of the professional has to be agreed to before the booking (threat 73)", async () => {
  const fields = await summary();
  await database.client.execute(
    "update users set business_name = 'Volt Ltd' where role = 'professional'",
  );
  const { status, page } = await pageOf(await anita.post(path, fields));
  expect([status, await bookings()]).toEqual([409, []]);
  expect(textIn(page)).toContain("Professional Now Volt Ltd, it was Ravi Persaud");
});

test("a request for a service that was set to inactive meanwhile is refused with its reason", async () => {
  const fields = await summary();
  await database.client.execute("update services set status = 'inactive'");
  const { status, page } = await pageOf(await anita.post(path, fields));
  expect([status, ...texts(page, "h1")]).toEqual([409, "This service is not taking bookings."]);
});

describe("a form with forged terms", () => {
  test.each([
    ["a lower price", { agreedPrice: "1" }],
    ["another way of pricing", { agreedPriceType: "fixed" }],
    ["a price that is no number", { agreedPrice: "1e3; drop" }],
    ["no version", { serviceVersion: "" }],
    ["a version to come", { serviceVersion: String(NOW + 1) }],
  ])("%s books nothing (threat 73)", async (_, forged) => {
    const { status, page } = await pageOf(await anita.post(path, { ...bookingForm(), ...forged }));
    expect([status, await bookings()]).toEqual([409, []]);
    expect(formWith(page, "Request Booking")).toMatchObject({ agreedPrice: "650000" });
  });

  test("without terms, as an old page sends it, leads to the price before anything is booked (threats 73 and 84)", async () => {
    const old = Object.fromEntries(
      Object.entries(bookingForm()).filter(([name]) => !/^(agreed|serviceVersion)/.test(name)),
    );
    const { status, page } = await pageOf(await anita.post(path, old));
    expect([status, await bookings()]).toEqual([409, []]);
    expect(textIn(page)).toContain("Please check the price. Nothing has been booked.");
    expect((await anita.post(path, formWith(page, "Request Booking"))).status).toBe(303);
    expect(await bookings()).toMatchObject([{ starts_at: onMonday(540), total_amount: 650_000 }]);
  });
});
