import { beforeEach, describe, expect, test, vi } from "vitest";
import { removeLeftoverPhotos } from "#app/scheduled/sweep-photos.ts";
import { browserAt, browserOf, rowsOf } from "#tests/support/application/accounts.ts";
import { appOver, awayFor } from "#tests/support/application/app.ts";
import {
  NEW,
  PHOTOS,
  photoUploadFixture,
} from "#tests/support/application/photo-upload-fixture.ts";
import {
  addCustomer,
  addPhoto,
  addProfessional,
  addService,
  NOW,
} from "#tests/support/fixtures.ts";
import { element, having } from "#tests/support/html.ts";
import { jpeg, jpegs } from "#tests/support/records/photos.ts";
import { addDraft, fileOf, formOf, SERVICE } from "#tests/support/records/service-form.ts";

let fixture: Awaited<ReturnType<typeof photoUploadFixture>>;
beforeEach(async () => {
  fixture = await photoUploadFixture();
});

test("a photo that a script sends from the page of another account is not stored (threat 90)", async () => {
  const { browser, photos, proId } = fixture;
  const sent = async (account: string) => {
    const images = fileOf(await jpeg());
    const form = formOf({ account, draft: crypto.randomUUID(), images });
    return browser.send(PHOTOS, form);
  };
  const refused = await sent(crypto.randomUUID());
  expect([refused.status, await refused.json()]).toEqual([
    409,
    { error: "Somebody else is signed in now.", reason: "session" },
  ]);
  expect(await photos()).toEqual([]);
  expect((await sent(proId)).status).toBe(201);
  expect(await photos()).toHaveLength(1);
});

describe("the address that takes one photo at a time", () => {
  test("the upload address stores a photo as a draft of its form, which a reload shows again", async () => {
    const { upload, photos, proId, browser, database } = fixture;
    const draft = crypto.randomUUID();
    const { status, id } = await upload(fileOf(await jpeg()), draft);
    expect(status).toBe(201);
    expect(await photos()).toMatchObject([
      { id, owner_id: proId, draft_id: draft, service_id: null },
    ]);
    const { page } = await browser.open(`${NEW}?draft=${draft}`);
    expect(element(page, having("name", "photo")).attributes.value).toBe(id);
    expect(await rowsOf(database.client, "leftover_photos")).toEqual([]);
  });

  test("the upload address deletes one's own draft, but no photo in use and no draft of others", async () => {
    const { database, proId, browser, photos } = fixture;
    const draftId = crypto.randomUUID();
    const mine = await addDraft(database.client, { ownerId: proId, draftId });
    const other = await addProfessional(database.client);
    const theirs = await addDraft(database.client, { ownerId: other, draftId });
    const serviceId = await addService(database.client, proId);
    const used = await addPhoto(database.client, { serviceId, proId });
    for (const remove of [mine, theirs, used]) {
      expect((await browser.send(PHOTOS, formOf({ remove }))).status).toBe(200);
    }
    expect((await photos()).map(({ id }) => id)).toEqual([theirs, used]);
  });

  test("the upload address still has room for five photos of a form after a stranger sent five under its id", async () => {
    const { database, app, upload } = fixture;
    const draft = crypto.randomUUID();
    const [last, ...five] = (await jpegs(6)).map((bytes) => fileOf(bytes));
    const stranger = await browserOf(database.client, app, await addProfessional(database.client));
    for (const images of five) {
      expect((await stranger.send(PHOTOS, formOf({ draft, images }))).status).toBe(201);
    }
    for (const file of five) expect((await upload(file, draft)).status).toBe(201);
    expect((await upload(last ?? fileOf(await jpeg()), draft)).status).toBe(400);
  });

  test("a photo that is sent again for its form, because no answer came, is the same photo and takes no other place", async () => {
    const { upload, photos } = fixture;
    const draft = crypto.randomUUID();
    const five = (await jpegs(5)).map((bytes) => fileOf(bytes));
    const first = [];
    for (const file of five) first.push(await upload(file, draft));
    const again = [];
    for (const file of five) again.push(await upload(file, draft));
    expect(again).toEqual(first);
    expect(new Set(first.map(({ id }) => id)).size).toBe(5);
    expect(await photos()).toHaveLength(5);
    const [file = fileOf(await jpeg())] = five;
    const elsewhere = await upload(file);
    expect(elsewhere.status).toBe(201);
    expect(elsewhere.id).not.toBe(first[0]?.id);
  });

  test("a photo that was removed and is sent again gets files that the removal of the first ones spares", async () => {
    const { upload, browser, database, bucket } = fixture;
    const draft = crypto.randomUUID();
    const file = fileOf(await jpeg());
    const { id: removed = "" } = await upload(file, draft);
    expect((await browser.send(PHOTOS, formOf({ remove: removed }))).status).toBe(200);
    const { id = "" } = await upload(file, draft);
    expect(id).not.toBe(removed);
    await removeLeftoverPhotos(database.db, bucket, NOW);
    expect([...bucket.files.keys()].map((key) => key.slice(0, 36))).toContain(id);
    expect([...bucket.files.keys()].map((key) => key.slice(0, 36))).not.toContain(removed);
  });

  test("a form with five photos that is sent again, because no answer came, is published once with its five photos", async () => {
    const { browser, database, photos } = fixture;
    const images = (await jpegs(5)).map((bytes) => fileOf(bytes));
    const draft = crypto.randomUUID();
    for (let times = 0; times < 2; times += 1) {
      const sent = await browser.send(
        `${NEW}?draft=${draft}`,
        formOf({ ...SERVICE, draft, images }),
      );
      expect(sent.status).toBe(303);
    }
    const { rows } = await database.client.execute("select id from services");
    expect(rows.map(({ id }) => id)).toEqual([draft]);
    expect((await photos()).map(({ service_id }) => service_id)).toEqual(Array(5).fill(draft));
  });

  test("the upload address refuses visitors, customers and unknown forms (threat 29)", async () => {
    const { app, database, browser, photos } = fixture;
    const images = fileOf(await jpeg());
    const form = () => formOf({ draft: crypto.randomUUID(), images });
    const visitor = await app.fetch(PHOTOS, { method: "POST", body: form() });
    expect([visitor.status, await visitor.json()]).toEqual([
      401,
      { error: "Not authenticated", reason: "session" },
    ]);
    const customer = await browserOf(database.client, app, await addCustomer(database.client));
    expect((await customer.send(PHOTOS, form())).status).toBe(403);
    expect((await browser.send(PHOTOS, formOf({ draft: "x", images }))).status).toBe(400);
    expect((await browser.send(PHOTOS, formOf({ draft: crypto.randomUUID() }))).status).toBe(400);
    expect((await browser.get(PHOTOS)).status).toBe(404);
    const foreign = await browser.send(PHOTOS, form(), { Origin: "http://evil.test" });
    expect(foreign.status).toBe(403);
    expect(await photos()).toEqual([]);
  });

  test("the upload address responds 503 while the session cannot be read, not as to a visitor", async () => {
    const { database, browser } = fixture;
    vi.spyOn(console, "error").mockImplementation(() => {});
    const failing = browserAt(appOver(awayFor(/from sessions/, database.client)));
    for (const [name, value] of browser.cookies) failing.cookies.set(name, value);
    const images = fileOf(await jpeg());
    const form = formOf({ draft: crypto.randomUUID(), images });
    expect((await failing.send(PHOTOS, form)).status).toBe(503);
  });

  test("the upload address accepts 150 photos an hour from one person", async () => {
    const { upload, database } = fixture;
    const images = fileOf(await jpeg(16, 16));
    await upload(images);
    await database.client.execute("update rate_limits set count = 150 where action = 'photo'");
    const { status, error } = await upload(images);
    expect(status).toBe(429);
    expect(error).toContain("Too many photos uploaded. Please wait 60 minutes");
  });

  test("a photo that cannot be stored shows an error, and its possible leftovers are planned for deletion (threat 56)", async () => {
    const { bucket, browser, photos, database } = fixture;
    vi.spyOn(console, "error").mockImplementation(() => {});
    bucket.fail();
    const form = formOf({ draft: crypto.randomUUID(), images: fileOf(await jpeg()) });
    const answer = await browser.send(PHOTOS, form);
    expect([answer.status, answer.headers.get("Retry-After"), await answer.json()]).toEqual([
      503,
      "5",
      { error: "We could not store this photo right now. Please try again." },
    ]);
    vi.restoreAllMocks();
    expect(await photos()).toEqual([]);
    expect(await rowsOf(database.client, "leftover_photos")).toHaveLength(1);
  });
});
