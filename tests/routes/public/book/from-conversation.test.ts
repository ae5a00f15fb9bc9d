import { beforeEach, describe, expect, test } from "vitest";
import { pageOf, rowsOf, type TestBrowser } from "#tests/support/application/accounts.ts";
import { BOOKING_FORM, bookingFixture } from "#tests/support/application/booking-fixture.ts";
import type { TestDatabase } from "#tests/support/database.ts";
import { addService } from "#tests/support/fixtures.ts";
import { element, elements, having, linkTo, textIn } from "#tests/support/html.ts";
import type { Parties } from "#tests/support/records/bookings.ts";
import { addConversation } from "#tests/support/records/conversations.ts";

let database: TestDatabase;
let parties: Parties;
let anita: TestBrowser;
let path: string;

beforeEach(async () => {
  ({ database, parties, anita, path } = await bookingFixture());
});

const open = async (address = path) => pageOf(await anita.get(address));
const bookings = () => rowsOf(database.client, "bookings");

describe("a booking that is requested from a conversation", () => {
  const inConversation = async () => {
    const { customerId, proId } = parties;
    const id = await addConversation(database.client, [customerId, proId], {
      service_id: parties.serviceId,
    });
    return { id, thread: `/dashboard/messages?conversation=${id}`, query: `conversation=${id}` };
  };

  test("leads back to it through every step, and is shown there", async () => {
    const { thread, query } = await inConversation();
    const opened = await open(thread);
    expect(linkTo(opened.page, "Propose a time")).toBe(`${path}?${query}`);
    const form = await open(`${path}?${query}`);
    const week = element(form.page, having("aria-label", "Day"));
    const showTimes = element(
      form.page,
      (one) => one.name === "button" && textIn(one) === "Show times",
    );
    const buttons = elements(week, "button");
    expect(buttons).toHaveLength(8);
    for (const { attributes } of [...buttons, showTimes]) {
      expect(attributes.formaction).toContain(query);
    }
    const action = element(form.page, having("id", "book")).attributes.action ?? "";
    const checked = await anita.post(action, { ...BOOKING_FORM, step: "review" });
    const summary = await open(checked.headers.get("Location") ?? "");
    const { action: send = "" } = element(
      summary.page,
      (form) =>
        form.attributes.method === "post" && form.attributes.action?.startsWith(path) === true,
    ).attributes;
    const sent = await anita.post(send, BOOKING_FORM);
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, thread]);
    const after = await open(thread);
    expect(textIn(after.page)).toContain("Your request is sent.");
    expect(textIn(element(after.page, having("role", "log")))).toContain(
      "Waiting for an answer, until",
    );
    expect(await bookings()).toHaveLength(1);
  });

  test("leads back to it where its service is chosen first", async () => {
    const { query } = await inConversation();
    const choose = `/pro/${parties.proId}/book?${query}`;
    expect((await anita.get(choose)).headers.get("Location")).toBe(`${path}?${query}`);
    const second = await addService(database.client, parties.proId, { title: "Fans" });
    const { page } = await open(choose);
    expect(linkTo(page, "Choose Fans")).toBe(`/service/${second}/book?${query}`);
  });

  test("leads to the booking where the address names something else", async () => {
    const sent = await anita.post(`${path}?conversation=//evil.example`, BOOKING_FORM);
    expect(sent.headers.get("Location")).toMatch(/^\/dashboard\/bookings\/[\w-]{36}$/);
  });
});
