import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Hideable } from "#app/domain/team/measures.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import type { Documents } from "#app/http/documents/document-cache.ts";
import { runScheduled } from "#app/scheduled/run-scheduled.ts";
import type { Database } from "#db/connection/client.ts";
import {
  browserOf,
  movableClock,
  PASSWORD,
  proveAgain,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, losingAnswerTo } from "#tests/support/application/app.ts";
import { addBookingAccounts, bookingForm } from "#tests/support/application/booking-fixture.ts";
import { save } from "#tests/support/application/switch-fixture.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPhoto, addReview } from "#tests/support/fixtures.ts";
import { element, having, sentBy } from "#tests/support/html.ts";
import { deployed } from "#tests/support/http/document-caches.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import { moderate } from "#tests/support/records/moderation.ts";
import { jpeg, memoryBucket } from "#tests/support/records/photos.ts";
import { fileOf, formOf, SERVICE } from "#tests/support/records/service-form.ts";

const REVIEW = "Came on time and explained each breaker to my mother.";

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let app: ReturnType<typeof appOver>;
let appOf: (db: Database) => ReturnType<typeof appOver>;
let later: Promise<unknown>[];
let cache: Documents;
/** The addresses of each purge. */
let purges: (readonly string[])[];
let ids: { proId: string; customerId: string; serviceId: string; photoId: string };
let ravi: TestBrowser;
let anita: TestBrowser;
beforeEach(async () => {
  database = await emptyDatabase();
  const { client } = database;
  clock = movableClock();
  later = [];
  purges = [];
  const waitUntil = (work: Promise<unknown>) => later.push(work);
  const documents = (rendered: Documents) => {
    const isolate = deployed({ now: clock.read, waitUntil }).isolate(rendered);
    const purge = (tags: readonly string[]) => {
      purges.push(tags);
      return isolate.purge(tags);
    };
    cache = { ...isolate, purge };
    return cache;
  };
  appOf = (db) => appOver(db, { clock: clock.read, documents, waitUntil });
  app = appOf(database.db);
  const { proId, customerId, serviceId } = await addBookingAccounts(client);
  const photoId = await addPhoto(client, { serviceId, proId }, 0, "Panel");
  await addPhoto(client, { serviceId, proId }, 1, "Meter");
  await addReview(client, { customerId, proId, serviceId });
  ids = { proId, customerId, serviceId, photoId };
  ravi = await browserOf(client, app, proId);
  anita = await browserOf(client, app, customerId);
});

/** Every kind of document on which a visitor sees a service, in another look each. */
const pagesOf = ({ serviceId, proId }: typeof ids) => [
  { path: "/", cookie: "" },
  { path: "/search?q=wiring", cookie: "theme=dark" },
  { path: "/category/construction-trades", cookie: "less-data=on" },
  { path: `/service/${serviceId}`, cookie: "" },
  { path: `/service/${serviceId}?photo=2`, cookie: "theme=dark; less-data=on" },
  { path: `/pro/${proId}`, cookie: "" },
  { path: `/pro/${proId}?tab=reviews`, cookie: "" },
];

/** On which of the pages a visitor sees a text. */
const visit = async (text: string) => (await bodiesOf(app)).map((body) => body.includes(text));
const seesService = () => visit("House wiring");

const bodiesOf = ({ fetch }: typeof app) =>
  Promise.all(
    pagesOf(ids).map(async ({ path, cookie }) =>
      (await fetch(path, { headers: { Cookie: cookie } })).text(),
    ),
  );

async function edit(fields: Parameters<typeof formOf>[0]) {
  const path = `/dashboard/services/edit/${ids.serviceId}`;
  const { page } = await ravi.open(path);
  const form = element(page, having("enctype", "multipart/form-data"));
  const version = sentBy(page, form).get("version") ?? "";
  const sent = sentBy(page, form).getAll("photo").map(String);
  return ravi.send(
    path,
    formOf({
      ...SERVICE,
      title: "House wiring",
      status: "active",
      photo: sent,
      version,
      ...fields,
    }),
  );
}

const idOfReview = async () => String((await rowsOf(database.client, "reviews"))[0]?.id);

/** What the team does by `npm run moderate`, and what the jobs of the next minute make of it. */
async function teamHides(kind: Hideable, id: string) {
  const now = clock.read();
  await moderate(database.db, { kind, id, hide: true, now });
  clock.advance(MINUTE_MS - 1);
  await runScheduled({
    db: database.db,
    purge: cache.purge,
    bucket: memoryBucket(),
    papers: memoryBucket(),
    rooms: recordedRooms().rooms,
    emailSender: null,
    push: null,
    appOrigin: "http://kayap.test",
    postalAddress: "1 Main Street, Georgetown",
    secret: "a secret of the tests",
    now: clock.read(),
  });
}

const WAYS: Record<string, () => Promise<unknown>> = {
  "made inactive by its owner": () => edit({ status: "inactive" }),
  "deleted by its owner": () => ravi.post(`/dashboard/services/${ids.serviceId}/delete`, {}),
  "of a private profile": () => save(ravi, { profileVisibility: "private" }),
  "of an account that is deactivated": async () => {
    await proveAgain(ravi);
    return ravi.post("/dashboard/settings/deactivate", {});
  },
  "of an account whose deletion was asked for": () =>
    ravi.post("/dashboard/settings/delete", { current: PASSWORD, confirm: "DELETE" }),
  "hidden by the team": () => teamHides("service", ids.serviceId),
  "of an account that the team has hidden": () => teamHides("account", ids.proId),
};

describe("a visitor sees at once nothing of a service (threats 32 and 57)", () => {
  test.each(Object.entries(WAYS))("%s", async (_, hide) => {
    expect(await seesService()).toEqual(pagesOf(ids).map(() => true));
    await hide();
    await Promise.all(later);
    // The reviews of a professional go on naming what they are about.
    const [, ...others] = (await seesService()).reverse();
    expect(others).not.toContain(true);
    expect(await bodiesOf(app)).toEqual(
      await bodiesOf(appOver(database.db, { clock: clock.read })),
    );
    expect(purges).toHaveLength(1);
  });
});

test("a visitor sees at once nothing of a profile that is for members only", async () => {
  const profile = `/pro/${ids.proId}`;
  expect((await app.fetch(profile)).status).toBe(200);
  await save(ravi, { profileVisibility: "registered" });
  await Promise.all(later);
  expect((await app.fetch(profile)).status).toBe(302);
});

test("a visitor sees at once nothing of a review that the team has hidden", async () => {
  const withReview = [false, false, false, true, true, false, true];
  expect(await visit(REVIEW)).toEqual(withReview);
  await teamHides("review", await idOfReview());
  expect(await visit(REVIEW)).toEqual(withReview.map(() => false));
});

test("a visitor sees at once nothing of a photo that its owner took off a service, whose file goes within a minute", async () => {
  expect((await visit(ids.photoId))[3]).toBe(true);
  const photos = await rowsOf(database.client, "photos");
  const others = photos.map(({ id }) => String(id)).filter((id) => id !== ids.photoId);
  await edit({ photo: others });
  await Promise.all(later);
  expect(await visit(ids.photoId)).toEqual(pagesOf(ids).map(() => false));
});

test.each(["", ", also when the answer of the database is lost"])(
  "a visitor sees at once nothing of a portrait that its owner took off the profile%s",
  async (lost) => {
    const version = async () => {
      const { rows } = await database.client.execute("select max(updated_at) as v from users");
      return String(rows[0]?.v);
    };
    const names = { firstName: "Ravi", lastName: "Persaud", region: "Guyana" };
    const portrait = fileOf(await jpeg());
    await ravi.send(
      "/dashboard/profile",
      formOf({ ...names, version: await version(), picture: portrait }),
    );
    const { rows } = await database.client.execute(
      "select profile_picture as id from users where profile_picture is not null",
    );
    const pictureId = String(rows[0]?.id);
    clock.advance(5 * MINUTE_MS + 1);
    if (lost) {
      app = appOf(losingAnswerTo(/update users set/, database.client));
      ravi = await browserOf(database.client, app, ids.proId);
    }
    expect((await visit(pictureId))[5]).toBe(true);
    const without = { ...names, version: await version(), pictureId, removePicture: "on" };
    expect((await ravi.send("/dashboard/profile", formOf(without))).status).toBe(303);
    await Promise.all(later);
    expect(await visit(pictureId)).not.toContain(true);
  },
);

test("what people do every day purges nothing, since purges are few", async () => {
  await seesService();
  const { serviceId } = ids;
  const done = [
    await anita.post(`/service/${serviceId}/book`, bookingForm()),
    await anita.post(`/dashboard/reviews/${await idOfReview()}/delete`, {}),
    await anita.post("/dashboard/reviews/new", {
      serviceId,
      rating: "4",
      comment: "Good as ever.",
    }),
  ];
  await save(ravi, { theme: "dark" });
  await Promise.all(later);
  expect(done.map(({ status }) => status)).toEqual(done.map(() => 303));
  expect(purges).toEqual([]);
});

test("a customer, whom no document shows, purges nothing by leaving", async () => {
  await proveAgain(anita);
  expect((await anita.post("/dashboard/settings/deactivate", {})).status).toBe(303);
  await Promise.all(later);
  expect(purges).toEqual([]);
});

test("a purge that the platform refuses is logged with the request, and the action is done all the same", async () => {
  await seesService();
  const refused = { ...cache, purge: () => Promise.reject(new Error("Not purged: rate limit.")) };
  const limited = appOver(database.db, {
    documents: () => refused,
    clock: clock.read,
    waitUntil: (work) => later.push(work),
  });
  const browser = await browserOf(database.client, limited, ids.proId);
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const done = await browser.post(`/dashboard/services/${ids.serviceId}/delete`, {});
  expect(done.status).toBe(303);
  await Promise.all(later);
  const [line] = logged.mock.calls.map(([text]) => JSON.parse(text));
  const requestId = done.headers.get("X-Request-Id");
  expect(line).toMatchObject({ event: "later-failed", requestId });
  expect(line.error).toContain("Not purged: rate limit.");
  logged.mockRestore();
});

test("a visitor's search that finds nothing is counted once, by what the cache's entrypoint gets of the request", async () => {
  const headers = { "Sec-Fetch-Site": "same-origin", "CF-Connecting-IP": "203.0.113.2" };
  for (let i = 0; i < 3; i += 1) await app.fetch("/search?q=zorbing", { headers });
  await Promise.all(later);
  expect(await rowsOf(database.client, "missed_searches")).toMatchObject([{ text: "zorbing" }]);
});
