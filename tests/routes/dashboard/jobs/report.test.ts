import { beforeEach, describe, expect, test } from "vitest";
import type { Hideable } from "#app/domain/team/measures.ts";
import { openDatabase } from "#db/connection/client.ts";
import { sendOffer } from "#db/jobs/offers.ts";
import { type NewJob, postJob } from "#db/jobs/post.ts";
import { readOwner } from "#db/team/hideable.ts";
import {
  browserAt,
  browserOf,
  errorBeside,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { aroundCalls } from "#tests/support/around-calls.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, NOW } from "#tests/support/fixtures.ts";
import { linkTo, textIn, texts } from "#tests/support/html.ts";
import { addElectrician, newJob, newOffer, TOLD } from "#tests/support/records/jobs.ts";
import { moderate } from "#tests/support/records/moderation.ts";

const NOTICE = { title: "New job: Two plugs spark", body: "Electricians in Mon Repos", link: "" };
const REASON = { reason: "It asks for money before the work." };

let database: TestDatabase;
let job: NewJob;
let offerId: string;
let anita: TestBrowser;
let ravi: TestBrowser;
beforeEach(async () => {
  database = await emptyDatabase();
  const { client, db } = database;
  const pro = await addElectrician(client, { email: "ravi@kayap.test" });
  job = newJob(await addCustomer(client, { email: "anita@kayap.test" }));
  await postJob(db, job, { ...NOTICE, link: `/dashboard/jobs/${job.id}` }, null);
  const offer = newOffer(job, pro);
  await sendOffer(db, offer, TOLD, null);
  offerId = offer.id;
  const app = appOver(db);
  anita = await browserOf(client, app, job.customerId);
  ravi = await browserOf(client, app, pro.proId);
});

const PATH = () => `/dashboard/jobs/${job.id}`;
const emails = async (kind: string) =>
  (await rowsOf(database.client, "mail_outbox")).filter((email) => email.kind === kind);

describe("a report", () => {
  test("of a job reaches the moderators and support once, with what was written", async () => {
    const { page } = await ravi.open(PATH());
    const form = await ravi.open(linkTo(page, "Report this job"));
    expect(texts(form.page, "h1")).toEqual(["Report the job of Anita"]);
    const short = await pageOf(await ravi.post(`${PATH()}/report`, { reason: "Bad" }));
    expect(short.status).toBe(400);
    expect(errorBeside(short.page, "reason")).toContain("Must be 10 characters or more");
    for (const _ of [1, 2]) {
      const response = await ravi.post(`${PATH()}/report`, REASON);
      expect(response.headers.get("Location")).toBe(PATH());
    }
    expect(textIn((await ravi.open(PATH())).page)).toContain("A moderator will look at it.");
    expect(await rowsOf(database.client, "reports")).toMatchObject([
      { subject_kind: "job", subject_id: job.id, ...REASON },
    ]);
    const [email, ...others] = await emails("report");
    expect(others).toEqual([]);
    expect(email?.recipient).toBe("support@kayap.test");
    for (const words of [REASON.reason, job.details, "http://kayap.test/team/reports"]) {
      expect(email?.text_body).toContain(words);
    }
  });

  test("of a job that the team hides in that moment is a 404, and nothing is stored", async () => {
    const { client } = database;
    const hiding = aroundCalls(client, async (sent, call) => {
      const isStored = JSON.stringify(sent).includes(REASON.reason);
      if (isStored) await client.execute("update jobs set hidden_at = 1");
      return call();
    });
    const racing = browserAt(appOver(openDatabase(hiding)));
    for (const [name, value] of ravi.cookies) racing.cookies.set(name, value);
    expect((await racing.post(`${PATH()}/report`, REASON)).status).toBe(404);
    expect(await rowsOf(client, "reports")).toEqual([]);
  });

  test("of an offer is sent by the customer of the job", async () => {
    const { page } = await anita.open(PATH());
    const path = linkTo(page, "Report the offer of Ravi");
    expect(path).toBe(`${PATH()}/report?offer=${offerId}`);
    expect(texts((await anita.open(path)).page, "h1")).toEqual(["Report the offer of Ravi"]);
    expect((await anita.post(path, REASON)).headers.get("Location")).toBe(PATH());
    expect(await rowsOf(database.client, "reports")).toMatchObject([
      { subject_kind: "offer", subject_id: offerId, ...REASON },
    ]);
  });

  test("is no page for whoever does not see the job or the offer (threat 32)", async () => {
    const app = appOver(database.db);
    const stranger = await browserOf(database.client, app, await addCustomer(database.client));
    const ofOffer = `${PATH()}/report?offer=${offerId}`;
    for (const [by, path] of [
      [stranger, `${PATH()}/report`],
      [stranger, ofOffer],
      [ravi, ofOffer],
      [anita, `${PATH()}/report`],
      [anita, `${PATH()}/report?offer=${job.id}`],
      [ravi, "/dashboard/jobs/none/report"],
    ] as const) {
      expect((await by.get(path)).status, path).toBe(404);
      expect((await by.post(path, REASON)).status, path).toBe(404);
    }
    expect(await rowsOf(database.client, "reports")).toEqual([]);
    expect(await emails("report")).toEqual([]);
  });
});

describe("what the team hides", () => {
  async function change(kind: Hideable, id: string, hide: boolean) {
    const owner = await readOwner(database.db, kind, id);
    if (!owner) throw new Error("No owner.");
    expect(await moderate(database.db, { kind, id, hide, now: NOW })).toBe(true);
    return owner;
  }
  const seesJob = async () => {
    const board = textIn((await ravi.open("/dashboard/jobs")).page);
    const notified = textIn((await ravi.open("/dashboard/notifications")).page);
    return [board.includes(job.what), notified.includes("Two plugs")];
  };
  const opens = async () => (await ravi.get(PATH())).status;

  test("a hidden job is gone for professionals, with its notifications, and its customer reads why", async () => {
    await ravi.post(`${PATH()}/report`, REASON);
    expect(await seesJob()).toEqual([true, true]);
    const owner = await change("job", job.id, true);
    expect(owner.email).toBe("anita@kayap.test");
    expect([...(await seesJob()), await opens()]).toEqual([false, false, 404]);
    expect(textIn((await anita.open(PATH())).page)).toContain("Our team has hidden this job.");
    const [email] = await emails("moderation");
    expect(email).toMatchObject({ recipient: "anita@kayap.test", subject: "Your job was hidden" });
    expect(await rowsOf(database.client, "reports")).toMatchObject([{ resolved_at: NOW }]);
    await change("job", job.id, false);
    expect([...(await seesJob()), await opens()]).toEqual([true, false, 200]);
  });

  test("a hidden offer is gone for the customer, who can take another, and is shown again when restored", async () => {
    const sees = async () => {
      const text = textIn((await anita.open(PATH())).page);
      return [text.includes("New plugs and a dry box"), text.includes("No offers yet")];
    };
    expect(await sees()).toEqual([true, false]);
    const owner = await change("offer", offerId, true);
    expect(owner.email).toBe("ravi@kayap.test");
    expect(await sees()).toEqual([false, true]);
    await change("offer", offerId, false);
    expect(await sees()).toEqual([true, false]);
  });
});
