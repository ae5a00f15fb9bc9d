import { beforeEach, describe, expect, test, vi } from "vitest";
import { runScheduled } from "#app/scheduled/run-scheduled.ts";
import { isPhotoShown } from "#db/services/photo-visibility.ts";
import { browserOf, pageOf, type TestBrowser } from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  addCustomer,
  addPhoto,
  addProfessional,
  addService,
  NOW,
} from "#tests/support/fixtures.ts";
import { type Element, elements } from "#tests/support/html.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import { addJob } from "#tests/support/records/jobs.ts";
import { jpeg, memoryBucket, servedFrom, sharpDecoder } from "#tests/support/records/photos.ts";
import { addDraft, fileOf, formOf, SERVICE } from "#tests/support/records/service-form.ts";
import { SECRET } from "#tests/support/secret.ts";

const LIST = "/dashboard/services";

let database: TestDatabase;
let bucket: ReturnType<typeof memoryBucket>;
let proId: string;
let owner: TestBrowser;
let stranger: TestBrowser;
let serviceId: string;
let photoId: string;
beforeEach(async () => {
  database = await emptyDatabase();
  bucket = memoryBucket();
  const app = appOver(database.db, { photos: { bucket, decoder: sharpDecoder } });
  proId = await addProfessional(database.client);
  owner = await browserOf(database.client, app, proId);
  stranger = await browserOf(database.client, app, await addProfessional(database.client));
  serviceId = await addService(database.client, proId);
  photoId = await addPhoto(database.client, { serviceId, proId });
  await bucket.put(`${photoId}/160.webp`, new ArrayBuffer(9));
  await bucket.put(`${photoId}/400.webp`, new ArrayBuffer(9));
});

const change = (statement: string) => database.client.execute(statement);
const hide = async (statement: string) => {
  await change(statement);
  await runMinute();
};
const runMinute = () =>
  runScheduled({
    db: database.db,
    purge: async () => {},
    bucket,
    papers: memoryBucket(),
    rooms: recordedRooms().rooms,
    appOrigin: "http://kayap.test",
    postalAddress: "1 Main Street, Georgetown",
    secret: SECRET,
    emailSender: null,
    push: null,
    now: NOW - 60_000,
  });
const ask = async (path: string) => {
  const serve = servedFrom(bucket, (id) => isPhotoShown(database.db, id));
  return (await serve(path))?.status;
};
/** Where the pictures of a photo are on a page, each once. */
const addressesIn = (page: Element, id = photoId) => {
  const sources = elements(page, "img").map(({ attributes: { src = "" } }) => src);
  return [...new Set(sources.filter((src) => src.includes(`/photos/${id}`)))];
};

describe.each([
  ["inactive", "update services set status = 'inactive'"],
  ["pending", "update services set status = 'pending'"],
  ["hidden by the team", "update services set hidden_at = 1"],
])("a service that is %s", (_, statement) => {
  test.each([
    ["the list", () => LIST],
    ["the form", () => `${LIST}/edit/${serviceId}`],
    ["the page of the service", () => `/service/${serviceId}`],
  ])(
    "shows its photo to its owner on %s, at an address that works (threat 94)",
    async (_, pathOf) => {
      await hide(statement);
      const { page, status } = await owner.open(pathOf());
      expect(status).toBe(200);
      const [address = ""] = addressesIn(page);
      expect(address).toMatch(/^\/photos\/[0-9a-f-]{36}\.\d+\.[\w-]{22}\/\d+\.webp$/);
      expect(await ask(address)).toBe(200);
      expect(await ask(address.replace(/\.\d+\.[\w-]{22}/, ""))).toBe(404);
    },
  );

  test("gives nobody else an address of its photo, whatever ids they send (threat 94)", async () => {
    await hide(statement);
    const draftId = crypto.randomUUID();
    for (const [path, fields] of [
      [`${LIST}/new?draft=${draftId}`, { ...SERVICE, draft: draftId, title: "", photo: photoId }],
      ["/jobs/new", { photo: photoId, what: "" }],
    ] as const) {
      const { status, page } = await pageOf(await stranger.send(path, formOf(fields)));
      expect(status, path).toBe(400);
      expect(addressesIn(page), path).toEqual([`/photos/${photoId}/160.webp`]);
    }
    const profile = await pageOf(
      await stranger.send("/dashboard/profile", formOf({ pictureId: photoId, firstName: "" })),
    );
    expect(addressesIn(profile.page)).toEqual([`/photos/${photoId}/256.webp`]);
    expect((await stranger.get(`${LIST}/edit/${serviceId}`)).status).toBe(404);
    expect((await stranger.get(`/service/${serviceId}`)).status).toBe(404);
  });
});

describe("a photo on its way to the public", () => {
  test("is its owner's alone while it is a draft, and everybody's as soon as its service is published (threat 94)", async () => {
    const draft = crypto.randomUUID();
    const path = `${LIST}/new?draft=${draft}`;
    const file = fileOf(await jpeg());
    const { status, page } = await pageOf(
      await owner.send(path, formOf({ ...SERVICE, draft, title: "", images: file })),
    );
    expect(status).toBe(400);
    const [row] = (await change("select id from photos where service_id is null")).rows;
    const id = String(row?.id);
    const [address = ""] = addressesIn(page, id);
    expect([await ask(address), await ask(`/photos/${id}/160.webp`)]).toEqual([200, 404]);
    const reopened = await owner.open(path);
    expect(addressesIn(reopened.page, id)).toEqual([address]);
    const published = await owner.send(path, formOf({ ...SERVICE, draft, photo: id }));
    expect(published.status).toBe(303);
    expect(await ask(`/photos/${id}/400.webp`)).toBe(200);
    await runMinute();
    expect(bucket.files.has(`${id}/hidden`)).toBe(false);
    expect(await ask(`/photos/${id}/400.webp`)).toBe(200);
  });

  test("is everybody's as soon as it is the picture of a profile (threat 94)", async () => {
    const upload = { picture: fileOf(await jpeg()), firstName: "" };
    const refused = await pageOf(await owner.send("/dashboard/profile", formOf(upload)));
    expect(refused.status).toBe(400);
    const [row] = (await change("select id from photos where service_id is null")).rows;
    const id = String(row?.id);
    const [address = ""] = addressesIn(refused.page, id);
    expect([await ask(address), await ask(`/photos/${id}/256.webp`)]).toEqual([200, 404]);
    await change(`update users set profile_picture = '${id}' where id = '${proId}'`);
    expect(await ask(`/photos/${id}/256.webp`)).toBe(200);
  });

  test("of a job that the team has hidden is still its customer's to see (threat 94)", async () => {
    const customerId = await addCustomer(database.client);
    const app = appOver(database.db);
    const customer = await browserOf(database.client, app, customerId);
    const jobId = await addJob(database.client, customerId);
    const id = await addDraft(database.client, { ownerId: customerId, draftId: jobId });
    await bucket.put(`${id}/160.webp`, new ArrayBuffer(9));
    await change(`update photos set job_id = '${jobId}', draft_id = null where id = '${id}'`);
    await hide("update jobs set hidden_at = 1");
    const [address = ""] = addressesIn((await customer.open(`/dashboard/jobs/${jobId}`)).page, id);
    expect([await ask(address), await ask(`/photos/${id}/160.webp`)]).toEqual([200, 404]);
  });
});

test("people who knew a service see a pattern where its photo was, and initials for a person's picture (threat 94)", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const customerId = await addCustomer(database.client);
  const customer = await browserOf(database.client, appOver(database.db), customerId);
  await change(`insert into saved_services (id, user_id, service_id, created_at)
    values ('${crypto.randomUUID()}', '${customerId}', '${serviceId}', 1)`);
  await change(`insert into reviews (id, service_id, professional_id, customer_id, rating, comment, created_at, updated_at)
    values ('${crypto.randomUUID()}', '${serviceId}', '${proId}', '${customerId}', 5, 'Good.', 1, 1)`);
  const pages = ["/dashboard", "/dashboard/saved", "/dashboard/reviews"];
  const shown = async () =>
    Promise.all(pages.map(async (path) => addressesIn((await customer.open(path)).page).length));
  expect(Math.min(...(await shown()))).toBeGreaterThan(0);
  await hide("update services set hidden_at = 1");
  expect(await shown()).toEqual([0, 0, 0]);
});
