import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#app/domain/time/durations.ts";
import {
  alertIn,
  browserOf,
  errorBeside,
  movableClock,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, interruptedBefore } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, addService, insert, NOW } from "#tests/support/fixtures.ts";
import { element, elements, having, linkTo, textIn, texts } from "#tests/support/html.ts";
import { addBookingOf, onMonday } from "#tests/support/records/bookings.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import { addElectrician, addJob, addJobOffer, REGION } from "#tests/support/records/jobs.ts";

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let recorded: ReturnType<typeof recordedRooms>;
let app: ReturnType<typeof appOver>;
let pro: Awaited<ReturnType<typeof addElectrician>>;
let anitaId: string;
let ravi: TestBrowser;
let jobId: string;
let path: string;

beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  recorded = recordedRooms();
  app = appOver(database.db, { clock: clock.read, rooms: recorded.rooms });
  pro = await addElectrician(database.client, { email: "ravi@kayap.test" });
  anitaId = await addCustomer(database.client, {
    email: "anita@kayap.test",
    phone: "+5926123456",
  });
  ravi = await browserOf(database.client, app, pro.proId);
  jobId = await addJob(database.client, anitaId);
  path = `/dashboard/jobs/${jobId}`;
});

const at = (minute: number, day = 0) =>
  new Date(onMonday(minute) + day * DAY_MS).toISOString().replace(".000", "");
const OFFER = {
  priceAmount: "12,000",
  priceType: "fixed",
  duration: "60",
  message: "New plugs and a dry box outside, material included.",
};
/** Sends the form of an offer with these times. */
const send = (fields: Record<string, string> = {}, slots: string[] = [at(540)], to = path) =>
  ravi.send(
    to,
    new URLSearchParams([
      ...Object.entries({ ...OFFER, ...fields }),
      ...slots.map((slot) => ["slot", slot]),
    ]),
  );
const offers = () => rowsOf(database.client, "offers");
const set = (statement: string) => database.client.execute(statement);
const ticked = (page: Parameters<typeof elements>[0]) =>
  elements(page, having("name", "slot"))
    .filter(having("checked"))
    .map(({ attributes }) => attributes.value);

const besideTimes = (page: Parameters<typeof element>[0]) =>
  textIn(element(page, having("id", "slot-error")));

test("with less data, a job has a link in place of each photo, and the board has no photo", async () => {
  const photoId = crypto.randomUUID();
  await insert(database.client, "photos", {
    id: photoId,
    owner_id: anitaId,
    job_id: jobId,
    position: 0,
    alt: "The burnt plug",
    width: 1200,
    height: 900,
    bytes: 90_000,
    created_at: NOW,
  });
  const photosOn = async (address: string) =>
    elements((await ravi.open(address)).page, "img").filter(({ attributes }) =>
      attributes.src?.includes(photoId),
    );
  expect(await photosOn(path)).toHaveLength(1);
  expect(await photosOn("/dashboard/jobs")).toHaveLength(1);
  ravi.cookies.set("less-data", "on");
  expect(await photosOn(path)).toEqual([]);
  expect(await photosOn("/dashboard/jobs")).toEqual([]);
  expect(linkTo((await ravi.open(path)).page, "Show The burnt plug")).toContain(photoId);
});

describe("the page of a job for a professional of its trade there", () => {
  test("has the form of an offer by its contract, and nothing of who and where the customer is", async () => {
    await set(
      "update jobs set what = 'Plugs spark, 612 3456', details = 'Write to anita@example.com or www.anita.example, the plugs spark.'",
    );
    const response = await ravi.get(path);
    const html = await response.clone().text();
    const { page } = await pageOf(response);
    expect(html).not.toMatch(/612.?3456|6123456|anita@|anita\.example|Yellow house|Ramdeen/);
    expect(textIn(page)).toContain("[hidden until an offer is accepted]");
    expect(textIn(page)).toContain("Posted by Anita · ");
    const names = elements(page, having("name")).map(({ attributes }) => attributes.name);
    expect(names).toEqual(
      expect.arrayContaining(["priceAmount", "priceType", "message", "slot", "serviceId"]),
    );
    expect(texts(page, "button")).toContain("Send offer");
    const data = await (await ravi.get(`${path}.data`)).text();
    expect(data).not.toMatch(/612.?3456|6123456|anita@|anita\.example|Yellow house|Ramdeen/);
  });

  test("is no page for anybody else (threat 32)", async () => {
    const { client } = database;
    const plumber = await addElectrician(client);
    await set(
      `update services set subcategory_id = 'plumbers', category_id = 'home-services-maintenance' where id = '${plumber.serviceId}'`,
    );
    const elsewhere = await addElectrician(client, { location_state: "Barima-Waini" });
    await set(
      `update services set location_state = 'Barima-Waini' where id = '${elsewhere.serviceId}'`,
    );
    const blocked = await addElectrician(client);
    await insert(client, "blocks", {
      blocker_id: anitaId,
      blocked_id: blocked.proId,
      created_at: NOW,
    });
    for (const [who, id] of [
      ["a customer", await addCustomer(client)],
      ["another trade", plumber.proId],
      ["another region", elsewhere.proId],
      ["somebody who is blocked", blocked.proId],
    ] as const) {
      const browser = await browserOf(client, app, id);
      expect((await browser.get(path)).status, who).toBe(404);
      const sent = await browser.post(path, { ...OFFER, slot: at(540) });
      expect(sent.status, who).toBe(404);
    }
    expect(await offers()).toEqual([]);
  });

  test("is no page for their own job", async () => {
    await set(`update jobs set customer_id = '${pro.proId}'`);
    const { page } = await ravi.open(path);
    expect(texts(page, "button")).not.toContain("Send offer");
    expect((await send()).status).toBe(404);
  });

  test.each([
    ["closed", "update jobs set status = 'closed'"],
    ["over", `update jobs set expires_at = ${NOW}`],
    ["hidden by the team", "update jobs set hidden_at = 1"],
  ])("is no page once the job is %s and they have no offer", async (_, change) => {
    await set(change);
    expect((await ravi.get(path)).status).toBe(404);
    expect((await send()).status).toBe(404);
    expect(await offers()).toEqual([]);
  });
});

describe("an offer", () => {
  test("is sent with up to three free times, told to the customer, and shown as it is stored", async () => {
    const slots = [at(600, 1), at(540), at(600)];
    const response = await send({}, slots);
    expect([response.status, response.headers.get("Location")]).toEqual([303, path]);
    expect(await offers()).toMatchObject([
      {
        price_amount: 12_000_00,
        price_type: "fixed",
        service_id: pro.serviceId,
        times: JSON.stringify([onMonday(540), onMonday(600), onMonday(600) + DAY_MS]),
        status: "open",
      },
    ]);
    const { page } = await ravi.open(path);
    expect(textIn(page)).toContain("Your offer is sent.");
    expect(textIn(page)).toContain("Waiting for the customer");
    expect(ticked(page).toSorted()).toEqual(slots.toSorted());
    const notifications = await rowsOf(database.client, "notifications");
    expect(notifications).toMatchObject([{ user_id: anitaId, kind: "job", link: path }]);
    const [email] = await rowsOf(database.client, "mail_outbox");
    expect(email).toMatchObject({ kind: "job-offer", recipient: "anita@kayap.test" });
  });

  test("is told without its price, which the e-mail has in the format of the customer (decision 126)", async () => {
    await insert(database.client, "settings", {
      user_id: anitaId,
      language: "es",
      updated_at: NOW,
    });
    await send();
    await send({ priceAmount: "13,000", priceType: "starting_at" });
    const told = (await rowsOf(database.client, "notifications")).map(({ title, body }) => [
      title,
      body,
    ]);
    expect(told).toEqual([
      ["Ravi sent you an offer", "They offered a price for “Two plugs spark when it rains”."],
      ["Ravi changed the offer", "For “Two plugs spark when it rains”. Please read it again."],
    ]);
    const [email] = await rowsOf(database.client, "mail_outbox");
    expect(email?.text_body).toContain("Price: $12.000\n");
    const anita = await browserOf(database.client, app, anitaId);
    expect(textIn((await anita.open(path)).page)).toContain("From $13.000");
  });

  test("says what is wrong beside each field and keeps what was typed, with the times", async () => {
    const slots = [at(540), at(570), at(600), at(630)];
    const { status, page } = await pageOf(
      await send({ priceAmount: "much", message: "Material" }, slots),
    );
    expect(status).toBe(400);
    expect(besideTimes(page)).toContain("Please choose one to 3 times");
    expect(errorBeside(page, "priceAmount")).toContain("Please enter a valid price");
    expect(errorBeside(page, "message")).toContain("at least 20 characters");
    expect(element(page, having("id", "priceAmount")).attributes.value).toBe("much");
    expect(textIn(element(page, having("id", "message")))).toBe("Material");
    expect(ticked(page).toSorted()).toEqual(slots);
    expect(await offers()).toEqual([]);
  });

  test("keeps what is typed while another day is looked at", async () => {
    const slots = [at(540)];
    const { status, page } = await pageOf(
      await send({ step: "look" }, slots, `${path}?day=2026-11-25`),
    );
    expect(status).toBe(200);
    expect(element(page, having("id", "priceAmount")).attributes.value).toBe("12,000");
    expect(ticked(page)).toEqual(slots);
    expect(textIn(page)).toContain("Also chosen");
    expect(elements(page, having("name", "slot")).map((one) => one.attributes.value)).toContain(
      at(540, 2),
    );
    expect(await offers()).toEqual([]);
  });

  test("is refused beside its times where one of them is not free, and says so", async () => {
    await addBookingOf(
      database.client,
      { ...pro, customerId: anitaId },
      { status: "confirmed", starts_at: onMonday(540) },
    );
    const { status, page } = await pageOf(await send({}, [at(540), at(780)]));
    expect(status).toBe(409);
    expect(besideTimes(page)).toContain("That time was just taken.");
    expect(ticked(page)).toContain(at(780));
    expect(await offers()).toEqual([]);
  });

  test("is not taken once the job has as many as it wants, and the page says so before", async () => {
    await set("update jobs set offers_wanted = 1");
    const other = await addElectrician(database.client);
    const theirs = await addJobOffer(database.client, { jobId, ...other });
    const { page } = await ravi.open(path);
    expect(textIn(page)).toContain("Anita has enough offers for now. Look again later.");
    expect(texts(page, "button")).not.toContain("Send offer");
    const refused = await pageOf(await send());
    expect([refused.status, alertIn(refused.page)]).toEqual([
      409,
      expect.stringContaining("The customer has enough offers for now."),
    ]);
    await set(`update offers set status = 'withdrawn' where id = '${theirs}'`);
    expect((await send()).status).toBe(303);
  });

  const takeJob = () => set("update jobs set status = 'taken'");
  const closeJob = () => set("update jobs set status = 'closed'");
  const changeTrade = async () => {
    await addService(database.client, pro.proId, { location_state: REGION });
    await set(`update services set subcategory_id = 'plumbers' where id = '${pro.serviceId}'`);
  };
  const fillJob = async () => {
    await set("update jobs set offers_wanted = 1");
    const other = await addElectrician(database.client);
    await addJobOffer(database.client, { jobId, ...other });
  };
  test.each([
    ["new", "the job is taken", takeJob, 404, "It may be closed or taken"],
    ["new", "the job is closed", closeJob, 404, "It may be closed or taken"],
    ["new", "the job has all its offers", fillJob, 409, "The customer has enough offers for now."],
    ["new", "its service gets another trade", changeTrade, 409, "You need an active service"],
    ["changed", "the job is taken", takeJob, 409, "This job no longer takes offers."],
    ["changed", "the job is closed", closeJob, 409, "This job no longer takes offers."],
    ["changed", "its service gets another trade", changeTrade, 409, "You need an active service"],
  ] as const)(
    "that is %s is refused with the true reason where %s in that moment",
    async (kind, _, happens, status, why) => {
      if (kind === "changed") await send();
      const racing = appOver(
        interruptedBefore(/insert into \\*"offers/, database.client, happens),
        {
          clock: clock.read,
        },
      );
      ravi = await browserOf(database.client, racing, pro.proId);
      const refused = await pageOf(await send({ priceAmount: "11,500" }));
      expect(refused.status).toBe(status);
      expect(textIn(refused.page)).toContain(why);
      expect((await offers()).filter((offer) => offer.price_amount === 11_500_00)).toEqual([]);
    },
  );

  test("belongs to the newest service of the trade unless another is named, never to somebody else's", async () => {
    const newer = await addService(database.client, pro.proId, {
      title: "Fans and lights",
      location_state: REGION,
      created_at: NOW + 1,
    });
    const stranger = await addElectrician(database.client);
    for (const [serviceId, stored] of [
      ["", newer],
      [pro.serviceId, pro.serviceId],
      [stranger.serviceId, newer],
    ] as const) {
      await set("delete from offers");
      expect((await send({ serviceId })).status).toBe(303);
      expect(await offers()).toMatchObject([{ service_id: stored }]);
    }
  });

  test("begins with the service that is in just the category and subcategory of the job and has its words, though another is newer", async () => {
    await addService(database.client, pro.proId, {
      title: "Fans and lights",
      category_id: "home-services-maintenance",
      location_state: REGION,
      created_at: NOW + 1,
    });
    const shown = async () => {
      const { page } = await ravi.open(path);
      return element(page, having("name", "shownService")).attributes.value;
    };
    expect(await shown()).toBe(pro.serviceId);
    const exact = await addService(database.client, pro.proId, {
      title: "Sockets",
      location_state: REGION,
      created_at: NOW + 2,
    });
    expect(await shown()).toBe(exact);
    const ofTheJob = await addService(database.client, pro.proId, {
      title: "Plugs",
      location_state: REGION,
      created_at: NOW - 1,
    });
    expect(await shown()).toBe(ofTheJob);
  });

  test("is changed by sending it again and withdrawn by its button, which does nothing when it is pressed again", async () => {
    await send();
    await send({ priceAmount: "11,500" }, [at(600)]);
    const [stored, ...others] = await offers();
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ price_amount: 11_500_00, times: `[${onMonday(600)}]` });
    const offer = String(stored?.id);
    recorded.calls.length = 0;
    const withdrawn = await ravi.post(path, { step: "withdraw", offer });
    expect(withdrawn.headers.get("Location")).toBe(path);
    expect(recorded.calls).toEqual([["refreshInbox", anitaId]]);
    expect(await offers()).toMatchObject([{ status: "withdrawn" }]);
    const notifications = await rowsOf(database.client, "notifications");
    const again = await ravi.post(path, { step: "withdraw", offer });
    expect([again.status, again.headers.get("Location")]).toEqual([303, path]);
    expect(await rowsOf(database.client, "notifications")).toEqual(notifications);
    expect(recorded.calls).toHaveLength(1);
  });

  test.each([
    ["withdrawn", "is withdrawn", 303],
    ["not-chosen", "can no longer be withdrawn", 409],
  ] as const)(
    "that becomes %s while the form that withdraws it is on its way %s",
    async (status, _, answer) => {
      await send();
      const [stored] = await offers();
      const happens = () => set(`update offers set status = '${status}'`);
      const racing = appOver(interruptedBefore(/update \\*"offers/, database.client, happens), {
        clock: clock.read,
      });
      const browser = await browserOf(database.client, racing, pro.proId);
      const form = { step: "withdraw", offer: String(stored?.id) };
      expect((await browser.post(path, form)).status).toBe(answer);
      expect(await offers()).toMatchObject([{ status }]);
    },
  );

  test("is withdrawn by its professional alone (threat 32)", async () => {
    await send();
    const [stored] = await offers();
    const other = await addElectrician(database.client);
    const stranger = await browserOf(database.client, app, other.proId);
    const form = { step: "withdraw", offer: String(stored?.id) };
    expect((await stranger.post(path, form)).status).toBe(409);
    expect(await offers()).toMatchObject([{ status: "open" }]);
  });

  test("is withdrawn on the page of its own job alone", async () => {
    await send();
    const other = await addJob(database.client, anitaId);
    await send({}, [at(600)], `/dashboard/jobs/${other}`);
    const ofOther = (await offers()).find(({ job_id }) => job_id === other);
    const form = { step: "withdraw", offer: String(ofOther?.id) };
    expect((await ravi.post(path, form)).status).toBe(409);
    expect((await offers()).map(({ status }) => status)).toEqual(["open", "open"]);
  });

  test("is refused after fifty in a day", async () => {
    for (let i = 0; i < 50; i += 1) {
      const other = await addJob(database.client, anitaId);
      expect((await send({}, [at(540)], `/dashboard/jobs/${other}`)).status).toBe(303);
    }
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(alertIn((await pageOf(refused)).page)).toContain("You have sent 50 offers today.");
  });

  test("tells its writer what the customer does not read yet", async () => {
    await send({ message: "Call me at 699 8877, material is included." });
    const { page } = await ravi.open(path);
    expect(textIn(page)).toContain("We hide phone numbers, e-mail addresses and links");
    const anita = await browserOf(database.client, app, anitaId);
    const html = await (await anita.get(path)).text();
    expect(html).not.toMatch(/699.?8877|Persaud/);
    expect(html).toContain("material is included.");
  });
});

describe("the board", () => {
  test("lists the open jobs of their trades near them, newest first, with filters and nothing private", async () => {
    const { client } = database;
    await addJob(client, anitaId, { what: "Hang a fan, 612 3456", created_at: NOW + 2 });
    await addJob(client, anitaId, { what: "Elsewhere", region: "Barima-Waini" });
    await addJob(client, anitaId, { what: "Another trade", trade: "plumbers" });
    await addJob(client, anitaId, { what: "Closed", status: "closed" });
    await addJob(client, anitaId, { what: "Hidden", hidden_at: 1 });
    await addJob(client, anitaId, { what: "Over", expires_at: NOW });
    const { page } = await ravi.open("/dashboard/jobs?as=professional");
    const listed = elements(page, having("data-job")).flatMap((one) => texts(one, "h2"));
    expect(listed).toEqual([
      "Hang a fan, [hidden until an offer is accepted]",
      "Two plugs spark when it rains",
    ]);
    expect(textIn(page)).toContain("Mon Repos, Region 4");
    for (const address of ["/dashboard/jobs", "/dashboard/jobs.data"]) {
      const text = await (await ravi.get(address)).text();
      expect(text).not.toMatch(/612.?3456|6123456|Yellow house|Ramdeen|anita@/);
    }
    const filtered = await ravi.open("/dashboard/jobs?region=Barima-Waini");
    expect(textIn(filtered.page)).toContain("No open jobs for these filters");
  });

  test("marks a job that has all its offers as full and lists it last, unless one is their own", async () => {
    const other = await addElectrician(database.client, { email: "kwame@kayap.test" });
    const add = (what: string, created_at: number) =>
      addJob(database.client, anitaId, { what, offers_wanted: 1, created_at });
    const full = await add("Full job", NOW + 2);
    const own = await add("Own offer", NOW + 1);
    await addJobOffer(database.client, { jobId: full, ...other });
    await addJobOffer(database.client, { jobId: own, ...pro });
    const { page } = await ravi.open("/dashboard/jobs");
    const jobs = elements(page, having("data-job"));
    expect(jobs.map(({ attributes }) => attributes["data-job"])).toEqual([own, jobId, full]);
    expect(jobs.map((job) => textIn(job).includes("Full "))).toEqual([false, false, true]);
  });

  test("shows its last page for one past the end", async () => {
    for (let n = 0; n < 20; n += 1) await addJob(database.client, anitaId, { what: `Fan ${n}` });
    const { page } = await ravi.open("/dashboard/jobs?as=professional&page=7");
    expect(elements(page, having("data-job"))).toHaveLength(1);
    expect(textIn(page)).toContain("Page 2 of 2");
  });

  test("shows the professional's own offers with their status", async () => {
    await addJobOffer(database.client, { jobId, ...pro }, { status: "not-chosen" });
    const { page } = await ravi.open("/dashboard/jobs");
    expect(linkTo(page, "Two plugs spark when it rains")).toBe(path);
    expect(textIn(page)).toContain("Not chosen");
    const job = textIn((await ravi.open(path)).page);
    expect(job).toMatch(/Your offer Not chosen House wiring and breaker panels/);
  });

  test("leads somebody without a service to making one, and customers to posting a job", async () => {
    const { client } = database;
    await set("update services set status = 'inactive'");
    expect(textIn((await ravi.open("/dashboard/jobs")).page)).toContain("Add a service first");
    const neela = await browserOf(client, app, await addCustomer(client));
    const { page } = await neela.open("/dashboard/jobs");
    expect(texts(page, "h1")).toEqual(["My Jobs"]);
    expect(linkTo(page, "Post a job")).toBe("/jobs/new");
  });
});
