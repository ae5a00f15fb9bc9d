import { beforeEach, expect, test, vi } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { PHOTO_SIZES, photoKeys } from "#app/photos/keys.ts";
import { storePhoto } from "#app/photos/store.ts";
import { runScheduled } from "#app/scheduled/run-scheduled.ts";
import { removeLeftoverPhotos } from "#app/scheduled/sweep-photos.ts";
import { addDraftPhoto, reservePhoto } from "#db/services/photos.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPhoto, addProfessional, addService, NOW } from "#tests/support/fixtures.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import { jpeg, memoryBucket, sharpDecoder } from "#tests/support/records/photos.ts";
import { addDraft } from "#tests/support/records/service-form.ts";

let database: TestDatabase;
let bucket: ReturnType<typeof memoryBucket>;
let ownerId: string;
beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  database = await emptyDatabase();
  bucket = memoryBucket();
  ownerId = await addProfessional(database.client);
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

const { rooms } = recordedRooms();
const appOrigin = "http://kayap.test";
const secret = "a secret of the tests";
const run = (now: number) =>
  runScheduled({
    db: database.db,
    purge: async () => {},
    bucket,
    papers: memoryBucket(),
    rooms,
    appOrigin,
    postalAddress: "1 Main Street, Georgetown",
    secret,
    emailSender: null,
    push: null,
    now,
  });
const files = () => new Set([...bucket.files.keys()].map((key) => key.slice(0, 36)));
const rows = async () => {
  const { rows } = await database.client.execute("select id from photos");
  return new Set(rows.map(({ id }) => id));
};

/** Files of a photo in the bucket. */
async function put(id: string) {
  for (const key of photoKeys(id)) await bucket.put(key, new ArrayBuffer(1));
}

test("files that never got a row because of a crash are deleted after an hour (threat 56)", async () => {
  const id = crypto.randomUUID();
  await reservePhoto(database.db, { id, ownerId }, { now: NOW, dueAt: NOW + HOUR_MS });
  await storePhoto({ bucket, decoder: sharpDecoder }, (await jpeg()).buffer, id);
  expect(bucket.files.size).toBe(PHOTO_SIZES.length);
  await run(NOW + HOUR_MS - 60_000);
  expect(files()).toEqual(new Set([id]));
  await run(NOW + HOUR_MS);
  expect(bucket.files.size).toBe(0);
  expect((await database.client.execute("select * from leftover_photos")).rows).toEqual([]);
});

test("files that got a row are kept", async () => {
  const id = crypto.randomUUID();
  await reservePhoto(database.db, { id, ownerId }, { now: NOW - 1, dueAt: NOW });
  await put(id);
  const draft = { id, ownerId, draftId: crypto.randomUUID(), width: 1, height: 1, bytes: 1 };
  expect(await addDraftPhoto(database.db, { ...draft, now: NOW })).toBe(true);
  await run(NOW + HOUR_MS);
  expect(files()).toEqual(new Set([id]));
});

test("a photo that is unused for 24 hours is deleted with its files; one of a service or a profile is kept", async () => {
  const draftId = crypto.randomUUID();
  const old = await addDraft(database.client, { ownerId, draftId }, NOW - DAY_MS - 1);
  const young = await addDraft(database.client, { ownerId, draftId }, NOW - DAY_MS + 1);
  const face = await addDraft(database.client, { ownerId, draftId }, NOW - 9 * DAY_MS);
  await database.client.execute({ sql: "update users set profile_picture = ?", args: [face] });
  const serviceId = await addService(database.client, ownerId);
  const used = await addPhoto(database.client, { serviceId, proId: ownerId });
  await database.client.execute("update photos set created_at = 1 where service_id is not null");
  for (const id of [old, young, face, used]) await put(id);
  await run(NOW);
  await run(NOW + 60_000);
  expect(await rows()).toEqual(new Set([young, face, used]));
  expect(files()).toEqual(new Set([young, face, used]));
});

test("the files of a deleted account are deleted with its rows", async () => {
  const id = await addDraft(database.client, { ownerId, draftId: crypto.randomUUID() });
  await put(id);
  await database.client.execute({ sql: "delete from users where id = ?", args: [ownerId] });
  await run(NOW + 60_000);
  expect(await rows()).toEqual(new Set());
  expect(files()).toEqual(new Set());
});

test("a run that is interrupted between files and rows is repeated", async () => {
  const id = crypto.randomUUID();
  await reservePhoto(database.db, { id, ownerId }, { now: NOW - 1, dueAt: NOW });
  await put(id);
  vi.spyOn(console, "error").mockImplementation(() => {});
  const unreachable = {
    ...bucket,
    delete: () => Promise.reject(new Error("The bucket cannot be reached.")),
  };
  await runScheduled({
    db: database.db,
    purge: async () => {},
    bucket: unreachable,
    papers: memoryBucket(),
    rooms,
    appOrigin,
    postalAddress: "1 Main Street, Georgetown",
    secret,
    emailSender: null,
    push: null,
    now: NOW,
  });
  expect(files()).toEqual(new Set([id]));
  await run(NOW + 60_000);
  expect(files()).toEqual(new Set());
});

test("a bucket that never answers is given up after ten seconds, because the next tasks wait", async () => {
  const id = crypto.randomUUID();
  await reservePhoto(database.db, { id, ownerId }, { now: NOW - 1, dueAt: NOW });
  const call = Promise.withResolvers<void>();
  const silent = {
    ...bucket,
    delete: () => {
      call.resolve();
      return new Promise<void>(() => {});
    },
  };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let outcome: unknown = "none yet";
  void removeLeftoverPhotos(database.db, silent, NOW).catch((error) => {
    outcome = error;
  });
  await call.promise;
  await vi.advanceTimersByTimeAsync(9_999);
  expect(outcome).toBe("none yet");
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toMatchObject({ name: "TimeoutError", message: "no answer in 10000 ms" });
});
