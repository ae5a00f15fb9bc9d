import type { Client } from "@libsql/client";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisitor, openBrowser } from "#tests/support/browser/browser.ts";
import { PHONE } from "#tests/support/browser/page-faults.ts";
import { workdayAhead } from "#tests/support/browser/workdays.ts";
import { eventually } from "#tests/support/eventually.ts";
import { addCustomer } from "#tests/support/fixtures.ts";
import { addElectrician } from "#tests/support/records/jobs.ts";
import {
  type StoppableServer,
  sessionCookieFor,
  startStoppableServer,
} from "#tests/support/servers/stoppable-server.ts";
import {
  acceptsLowest,
  keepsWhatArrives,
  opensBookingOfJob,
  postsJob,
  type Reader,
  sendsOffer,
} from "./story/job.ts";
import { readTables, type Tables } from "./story/rows.ts";

const STREET = "Yellow house behind the stelling";
/** In the order of the ids, by which the database tells several people at once. */
const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const ANITA = {
  id: idOf(0),
  first_name: "Anita",
  last_name: "Ramdeen",
  email: "anita.ramdeen@kayap.test",
  phone: "+5926123456",
};
const ELECTRICIANS = [
  { id: idOf(1), first_name: "Ravi", last_name: "Persaud", phone: "+5926234567", price: "18,000" },
  { id: idOf(2), first_name: "Devon", last_name: "Charles", phone: "+5926345678", price: "12,000" },
  { id: idOf(3), first_name: "Kamla", last_name: "Narine", phone: "+5926456789", price: "15,000" },
];
/** What nobody but its owner reads of the customer before an offer is accepted. */
const OF_ANITA = ["Ramdeen", "612 3456", "6123456", "stelling", "anita-wires", "anita.ramdeen"];
const JOB = {
  what: "Two plugs spark",
  details: "They spark when it rains. Call 612 3456 or look at www.anita-wires.com for photos.",
  street: STREET,
};
const MESSAGE = "New plugs and a dry box outside, material included.";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function readerOf(kayap: StoppableServer, id: string, scripts: boolean): Promise<Reader> {
  const { page } = await newVisitor(browser, {
    javaScriptEnabled: scripts,
    viewport: PHONE,
    reducedMotion: "reduce",
  });
  await page.context().addCookies([await sessionCookieFor(kayap, id)]);
  return { page, url: kayap.url, received: keepsWhatArrives(page) };
}

/** All that was told to a person: e-mails and notifications, which are also what is pushed. */
async function toldTo(client: Client, id: string): Promise<string> {
  const { rows } = await client.execute({
    sql: `select subject || text_body || html_body as text from mail_outbox where user_id = :id
      union all select title || body || coalesce(body_parts, '') from notifications where user_id = :id`,
    args: { id },
  });
  return rows.map(({ text }) => String(text)).join("\n");
}

/** Which of some secrets a text has, with what stands around each. */
const readFrom = (text: string, secrets: readonly string[]) =>
  secrets.flatMap((secret) => {
    const at = text.indexOf(secret);
    return at < 0 ? [] : [text.slice(Math.max(0, at - 60), at + 60)];
  });

/** Plays the story once: the rows that it leaves. */
async function playStory(kayap: StoppableServer, scripts: boolean): Promise<Tables> {
  const { client } = kayap;
  const seenBy = async ({ received }: Reader, id: string) =>
    (await Promise.all(received)).join("\n") + (await toldTo(client, id));
  const anitaId = await addCustomer(client, ANITA);
  const anita = await readerOf(kayap, anitaId, scripts);
  const electricians = [];
  for (const { price, ...person } of ELECTRICIANS) {
    const { proId } = await addElectrician(client, person);
    electricians.push({
      ...person,
      price,
      id: proId,
      reader: await readerOf(kayap, proId, scripts),
    });
  }
  const path = await postsJob(anita, JOB);
  const day = workdayAhead(2);
  for (const { reader, price, phone } of electricians) {
    const message = `${MESSAGE} Call ${phone.slice(4)} before.`;
    await sendsOffer(reader, { path, day, price, message });
  }

  // Nobody has read or been told what is kept until an offer is accepted.
  for (const { id, reader } of electricians) {
    await eventually(() => seenBy(reader, id)).toContain("[hidden until an offer is accepted]");
    await eventually(() => seenBy(reader, id)).toContain("Mon Repos");
    const seen = await seenBy(reader, id);
    expect(readFrom(seen, OF_ANITA)).toEqual([]);
  }
  const prices = electricians.map(({ price }) => price).toSorted();
  await anita.page.goto(`${kayap.url}${path}`);
  for (const { phone, last_name, first_name } of electricians) {
    await eventually(() => seenBy(anita, anitaId)).toContain(first_name);
    const seen = await seenBy(anita, anitaId);
    expect(readFrom(seen, [phone.slice(4), phone, last_name])).toEqual([]);
  }

  await acceptsLowest(anita, { path, prices });
  const [ravi, devon, kamla] = electricians;
  if (!ravi || !devon || !kamla) throw new Error("There are three electricians.");
  await opensBookingOfJob(devon.reader, path);
  for (const words of ["Confirmed", STREET, "612 3456", "Ramdeen"])
    await eventually(() => devon.reader.page.locator("main").innerText()).toContain(words);
  await opensBookingOfJob(anita, path);
  await eventually(() => anita.page.locator("main").innerText()).toContain("Confirmed");
  for (const { id, reader } of [ravi, kamla]) {
    await reader.page.goto(`${kayap.url}${path}`);
    await eventually(() => reader.page.locator("main").innerText()).toContain(
      "The customer chose another offer",
    );
    await eventually(() => toldTo(client, id)).toContain("The customer chose another offer");
    const all = await seenBy(reader, id);
    expect(readFrom(all, OF_ANITA)).toEqual([]);
  }
  for (const { page } of [anita, ...electricians.map(({ reader }) => reader)]) {
    await page.context().close();
  }
  return readTables(client);
}

test("a job is posted, three offer, one is accepted and booked, with the same rows with and without JavaScript; until then nobody reads a phone number, street or family name", {
  timeout: 400_000,
}, async () => {
  const left = await Promise.all(
    [true, false].map(async (scripts) => {
      const kayap = await startStoppableServer();
      try {
        return await playStory(kayap, scripts);
      } finally {
        await kayap.stop();
      }
    }),
  );
  expect(left[0]?.offers).toHaveLength(3);
  expect(left[0]?.bookings).toHaveLength(1);
  expect(left[0]).toEqual(left[1]);
});
