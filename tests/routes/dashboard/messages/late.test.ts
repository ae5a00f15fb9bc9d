import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { browserOf } from "#tests/support/application/accounts.ts";
import {
  type InboxFixture,
  inboxFixture,
  pathOf,
} from "#tests/support/application/inbox-fixture.ts";
import { addService, insert, NOW } from "#tests/support/fixtures.ts";
import { element, having, linkTo, textIn, texts } from "#tests/support/html.ts";
import { addBookingOf, type Parties } from "#tests/support/records/bookings.ts";
import { addConversation } from "#tests/support/records/conversations.ts";

const LATE = "I am running late";

let fixture: InboxFixture;
let parties: Parties;
beforeEach(async () => {
  fixture = await inboxFixture();
  const { database, anita, ravi } = fixture;
  parties = {
    proId: ravi,
    customerId: anita,
    serviceId: await addService(database.client, ravi),
  };
});

const book = (status: string, starts_at: number) =>
  addBookingOf(fixture.database.client, parties, { status, starts_at });
const booked = (id: string) => `/dashboard/bookings/${id}`;

/** The text in the message box after the link of a page, and the path where it stands. */
async function prepared(from: string, person = fixture.browser) {
  const link = linkTo((await person.open(from)).page, LATE);
  const redirect = (await person.get(link)).headers.get("Location");
  const { page } = await person.open(redirect ?? link);
  return { path: redirect, text: textIn(element(page, having("id", "content"))) };
}

describe("somebody who is late for a booking", () => {
  test("begins the first message with a text that is ready to send", async () => {
    const id = await book("confirmed", NOW + 4 * HOUR_MS);
    expect(await prepared(booked(id))).toEqual({
      path: null,
      text: "I am running about 15 minutes late for our booking today.",
    });
    const { database } = fixture;
    expect((await database.client.execute("select 1 from messages")).rows).toEqual([]);
  });

  test("says the time in a conversation that shows the booking, on both sides", async () => {
    const { database, app, anita, ravi } = fixture;
    const conversationId = await addConversation(database.client, [anita, ravi]);
    const id = await book("confirmed", NOW + 4 * HOUR_MS);
    await insert(database.client, "messages", {
      id,
      conversation_id: conversationId,
      sender_id: anita,
      client_id: id,
      content: "",
      seq: 1,
      created_at: NOW,
      updated_at: NOW,
      booking_id: id,
    });
    const expected = {
      path: `${pathOf(conversationId)}&late=${id}#content`,
      text: "I am running about 15 minutes late for our booking at 2:00 PM.",
    };
    expect(await prepared(booked(id))).toEqual(expected);
    const pro = await browserOf(database.client, app, ravi);
    expect(await prepared("/dashboard/bookings/day/2026-11-20", pro)).toEqual(expected);
    await database.client.execute("update bookings set status = 'completed'");
    const { page } = await pro.open(expected.path);
    expect(textIn(element(page, having("id", "content")))).toBe("");
  });

  test("has no text of the address in the message", async () => {
    const { page } = await fixture.browser.open(
      `/dashboard/messages?with=${parties.proId}&late=Pay%20me`,
    );
    expect(textIn(element(page, having("id", "content")))).toBe("");
  });

  test.each([
    ["of another day", "confirmed", NOW + DAY_MS],
    ["that is over", "confirmed", NOW - 2 * HOUR_MS],
    ["that nobody has accepted", "pending", NOW + 4 * HOUR_MS],
  ])("is not asked about a booking %s", async (_, status, startsAt) => {
    const { page } = await fixture.browser.open(booked(await book(status, startsAt)));
    expect(texts(page, "a")).not.toContain(LATE);
  });
});
