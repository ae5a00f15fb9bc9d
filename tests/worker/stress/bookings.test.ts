import { beforeAll, expect, test } from "vitest";
import { slotText } from "#app/domain/bookings/form.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { openDatabase } from "#db/connection/client.ts";
import { BOOKING_FORM } from "#tests/support/application/booking-fixture.ts";
import { PATIENT } from "#tests/support/patience.ts";
import { seededRandom } from "#tests/support/random/seeded-random.ts";
import { collisions } from "#tests/support/records/bookings.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";
import {
  type Racer,
  type RacingElectrician,
  racingCustomer,
  racingElectricians,
  slotOf,
} from "./job-races.ts";
import { type FormAnswer, sendForm } from "./sent-form.ts";

const { url, client } = await startKayap();
const db = openDatabase(client, { limits: PATIENT });

const ROUNDS = 50;
const AT_ONCE = 40;
const TAKEN = "That time was just taken. Please choose another.";

/** The beginning of two and a half hours in which the professional is free. */
const FREE = slotOf(0);

let customer: Racer;
let professional: RacingElectrician;
beforeAll(async () => {
  customer = await racingCustomer(db.$client);
  const [electrician] = await racingElectricians(db.$client, 1);
  if (!electrician) throw new Error("There is no electrician.");
  professional = electrician;
});

/** A request of the customer for so many minutes. */
function request(startsAt: number, duration: string, scripts = false): Promise<FormAnswer> {
  const own = { key: crypto.randomUUID(), slot: slotText(startsAt), duration };
  const fields = { ...BOOKING_FORM, ...own };
  const path = `/service/${professional.serviceId}/book`;
  return sendForm(url, { path, cookie: customer.cookie, fields, scripts });
}

async function cancel(booking: string) {
  const { cookie } = customer;
  const answer = await sendForm(url, { path: `${booking}/cancel`, cookie, fields: { reason: "" } });
  expect(answer.status).toBe(303);
}

/** The statuses of all bookings of the customer. */
async function statuses(): Promise<string[]> {
  const { rows } = await db.$client.execute(
    "select status from bookings where customer_id = ? order by created_at",
    [customer.id],
  );
  return rows.map(({ status }) => String(status));
}

test(`${AT_ONCE} requests at once for overlapping times make one booking and ${AT_ONCE - 1} refusals, in ${ROUNDS} rounds, and a cancelled time is free at once (threats 36 and 40)`, {
  timeout: 1_200_000,
}, async () => {
  const random = seededRandom(40);
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, i) => {
        const startsAt = FREE + random.pick([0, 30, 60]) * MINUTE_MS;
        return request(startsAt, random.pick(["90", "120"]), i % 4 > 0);
      }),
    );
    const made = answers.filter(({ status }) => status === 303);
    const refused = answers.filter(({ status, text }) => status === 409 && text.includes(TAKEN));
    const label = `round ${round}: ${answers.map(({ status }) => status)}`;
    expect([made.length, refused.length], label).toEqual([1, AT_ONCE - 1]);
    expect(await statuses(), label).toEqual([...Array(round).fill("cancelled"), "pending"]);
    await cancel(made[0]?.to ?? "");
  }
  expect(await statuses()).toEqual(Array(ROUNDS).fill("cancelled"));
  expect(await collisions(db.$client)).toBe(0);
});

test("a calendar file from the Worker has the strict iCalendar format", async () => {
  const { to } = await request(FREE, "60");
  const file = await fetch(`${url}${to}/calendar.ics`, { headers: { Cookie: customer.cookie } });
  expect(file.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  const text = await file.text();
  const stamp = new Date(FREE).toISOString().replace(/[-:]|\.000/g, "");
  expect(text).toContain(`DTSTART:${stamp}\r\n`);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
});
