import { beforeEach, expect, test } from "vitest";
import { hashToken } from "#app/auth/one-time-token.ts";
import { browserOf, rowsOf, type TestBrowser } from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { addBookingAccounts, bookingForm } from "#tests/support/application/booking-fixture.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { filesInZip } from "#tests/support/http/zip.ts";
import { addBookingOf, MONDAY, type Parties } from "#tests/support/records/bookings.ts";
import { memoryBucket, sharpDecoder } from "#tests/support/records/photos.ts";

/** What each of the two finds of a booking of each status: the exact place, the customer's phone and the notes. */
const SEEN = `
status     party         where     sees
pending    customer      page      place notes phone
pending    customer      list      -
pending    customer      overview  -
pending    customer      file      place
pending    customer      feed      place
pending    customer      phone     place notes
pending    customer      download  place notes phone
pending    professional  page      notes
pending    professional  list      -
pending    professional  overview  -
pending    professional  week      notes
pending    professional  day       notes
pending    professional  file      -
pending    professional  feed      -
pending    professional  phone     notes
pending    professional  download  notes
confirmed  customer      page      place notes phone
confirmed  customer      list      -
confirmed  customer      overview  -
confirmed  customer      file      place
confirmed  customer      feed      place
confirmed  customer      phone     place notes
confirmed  customer      download  place notes phone
confirmed  professional  page      place notes phone
confirmed  professional  list      -
confirmed  professional  overview  -
confirmed  professional  week      place notes phone
confirmed  professional  day       place notes phone
confirmed  professional  file      place
confirmed  professional  feed      place
confirmed  professional  phone     place notes phone
confirmed  professional  download  place notes
completed  customer      page      place notes phone
completed  customer      list      -
completed  customer      overview  -
completed  customer      file      place
completed  customer      feed      place
completed  customer      phone     place notes
completed  customer      download  place notes phone
completed  professional  page      place notes phone
completed  professional  list      -
completed  professional  overview  -
completed  professional  week      place notes phone
completed  professional  day       place notes phone
completed  professional  file      place
completed  professional  feed      place
completed  professional  phone     place notes phone
completed  professional  download  place notes
cancelled  customer      page      place notes phone
cancelled  customer      list      -
cancelled  customer      overview  -
cancelled  customer      file      place
cancelled  customer      feed      -
cancelled  customer      phone     -
cancelled  customer      download  place notes phone
cancelled  professional  page      notes
cancelled  professional  list      -
cancelled  professional  overview  -
cancelled  professional  week      -
cancelled  professional  day       -
cancelled  professional  file      -
cancelled  professional  feed      -
cancelled  professional  phone     -
cancelled  professional  download  notes
`;
const CELLS = SEEN.trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split(/ {2,}/))
  .map(([status = "", party = "", where = "", sees = ""]) => ({ status, party, where, sees }));

const SECRET = "f".repeat(43);
const MARKS = { place: /Yellow house/, notes: /Dog in the yard/, phone: /612 ?3456/ };

let database: TestDatabase;
let app: ReturnType<typeof appOver>;
let parties: Parties;
beforeEach(async () => {
  database = await emptyDatabase();
  app = appOver(database.db, { photos: { bucket: memoryBucket(), decoder: sharpDecoder } });
  parties = await addBookingAccounts(database.client);
});

/** The whole answer of each place: what a page hydrates with counts as shown. */
const ANSWERS: Record<string, (browser: TestBrowser, id: string) => Promise<string>> = {
  page: textAt((id) => `/dashboard/bookings/${id}`),
  list: textAt(() => "/dashboard/bookings?tab=all"),
  overview: textAt(() => "/dashboard"),
  week: textAt(() => `/dashboard/bookings/week?week=${MONDAY}`),
  day: textAt(() => `/dashboard/bookings/day/${MONDAY}`),
  file: textAt((id) => `/dashboard/bookings/${id}/calendar.ics`),
  feed: textAt(() => `/calendar/${SECRET}.ics`),
  phone: textAt(() => "/dashboard/offline-copy"),
  download: async (browser) => {
    await browser.post("/dashboard/settings/data", {});
    const page = await (await browser.get("/dashboard/settings/data")).text();
    const [path = ""] = page.match(/\/dashboard\/settings\/data\/[\w-]{43}/) ?? [];
    const archive = await (await browser.get(path)).arrayBuffer();
    const { bookings } = JSON.parse(
      new TextDecoder().decode(filesInZip(new Uint8Array(archive)).get("kayap.json")),
    );
    expect(bookings).toHaveLength(1);
    return JSON.stringify(bookings);
  },
};

function textAt(pathOf: (id: string) => string) {
  return async (browser: TestBrowser, id: string) => {
    const answer = await browser.get(pathOf(id));
    expect(answer.status).toBe(200);
    // A calendar breaks its lines.
    return (await answer.text()).replaceAll("\r\n ", "");
  };
}

test.each(CELLS)(
  "a $status booking shows its $party in the $where: $sees (threat 97)",
  async ({ status, party, where, sees }) => {
    const person = party === "customer" ? parties.customerId : parties.proId;
    // Their own number stands elsewhere in what belongs to them.
    await database.client.execute("update users set phone = null");
    await insert(database.client, "booking_rules", {
      user_id: person,
      feed_hash: hashToken(SECRET),
      feed_updated_at: NOW,
    });
    const id = await addBookingOf(database.client, parties, {
      status,
      ended_by: status === "cancelled" ? "customer" : null,
    });
    const browser = await browserOf(database.client, app, person);
    const text = await ANSWERS[where]?.(browser, id);
    const seen = Object.entries(MARKS)
      .filter(([, mark]) => mark.test(text ?? ""))
      .map(([name]) => name);
    expect(seen.join(" ") || "-").toBe(sees);
  },
);

test("no e-mail and no notification about a booking has the exact place or the phone, and of its notes only the request to the professional (threat 97)", async () => {
  const [anita, ravi] = [
    await browserOf(database.client, app, parties.customerId),
    await browserOf(database.client, app, parties.proId),
  ];
  expect((await anita.post(`/service/${parties.serviceId}/book`, bookingForm())).status).toBe(303);
  const [booking] = await rowsOf(database.client, "bookings");
  expect(booking?.landmark).toMatch(MARKS.place);
  const page = `/dashboard/bookings/${booking?.id}`;
  expect((await ravi.post(page, { step: "accept" })).status).toBe(303);
  expect((await anita.post(`${page}/cancel`, { reason: "" })).status).toBe(303);
  const emails = await rowsOf(database.client, "mail_outbox");
  const texts = [...emails, ...(await rowsOf(database.client, "notifications"))];
  expect(texts.length).toBeGreaterThan(4);
  const withMark = (mark: RegExp) => texts.filter((row) => mark.test(JSON.stringify(row)));
  const { notes, ...others } = MARKS;
  for (const mark of Object.values(others)) expect(withMark(mark)).toEqual([]);
  const requests = emails.filter(({ kind }) => kind === "booking-requested");
  expect(requests).toMatchObject([{ recipient: "ravi@kayap.test" }]);
  expect(withMark(notes)).toEqual(requests);
});
