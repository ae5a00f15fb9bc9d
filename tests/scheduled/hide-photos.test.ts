import { beforeEach, describe, expect, test, vi } from "vitest";
import { DAY_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { ownPhotoName } from "#app/photos/own-address.ts";
import type { PhotoBucket } from "#app/photos/ports.ts";
import { hidePhotos } from "#app/scheduled/hide-photos.ts";
import { runScheduled } from "#app/scheduled/run-scheduled.ts";
import { isPhotoShown } from "#db/services/photo-visibility.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  addCustomer,
  addPhoto,
  addProfessional,
  addService,
  NOW,
} from "#tests/support/fixtures.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import { addJob } from "#tests/support/records/jobs.ts";
import { memoryBucket, servedFrom } from "#tests/support/records/photos.ts";
import { addDraft } from "#tests/support/records/service-form.ts";
import { SECRET } from "#tests/support/secret.ts";

let database: TestDatabase;
let bucket: ReturnType<typeof memoryBucket>;
let proId: string;
let serviceId: string;
/** The photo of a service, of a job, and of a profile. */
let photos: { service: string; job: string; portrait: string };
beforeEach(async () => {
  database = await emptyDatabase();
  bucket = memoryBucket();
  proId = await addProfessional(database.client);
  serviceId = await addService(database.client, proId);
  const customerId = await addCustomer(database.client);
  const jobId = await addJob(database.client, customerId);
  const service = await addPhoto(database.client, { serviceId, proId });
  const job = await addDraft(database.client, { ownerId: customerId, draftId: jobId });
  await change(`update photos set job_id = '${jobId}', draft_id = null where id = '${job}'`);
  const portrait = await addDraft(database.client, { ownerId: customerId, draftId: customerId });
  await change(`update users set profile_picture = '${portrait}' where id = '${customerId}'`);
  photos = { service, job, portrait };
  for (const id of Object.values(photos)) await bucket.put(`${id}/400.webp`, new ArrayBuffer(9));
  await runMinute();
  return () => vi.restoreAllMocks();
});

const change = (statement: string) => database.client.execute(statement);
/** The jobs of a minute; at NOW it is one of an hour. */
const runMinute = (now = NOW - MINUTE_MS, over: PhotoBucket = bucket) =>
  runScheduled({
    db: database.db,
    purge: async () => {},
    bucket: over,
    papers: memoryBucket(),
    rooms: recordedRooms().rooms,
    appOrigin: "http://kayap.test",
    postalAddress: "1 Main Street, Georgetown",
    secret: SECRET,
    emailSender: null,
    push: null,
    now,
  });
const ask = async (name: string) => {
  const serve = servedFrom(bucket, (id) => isPhotoShown(database.db, id));
  return (await serve(`/photos/${name}/400.webp`))?.status;
};
const forStranger = (id: string) => ask(id);
const forOwner = (id: string) => ask(ownPhotoName(SECRET, id, NOW));
const bothSee = async (kind: keyof typeof photos) => [
  await forStranger(photos[kind]),
  await forOwner(photos[kind]),
];
const marks = () => [...bucket.files.keys()].filter((key) => key.endsWith("/hidden"));
const checks = async () => (await change("select count(*) as left from photo_checks")).rows[0];

const SEEN = [200, 200];
const OWNERS = [404, 200];

/** What hides photos, what shows them again, and the photos of which it is true. */
const REVERSIBLE: { title: string; kind: keyof typeof photos; hide: string; show: string }[] = [
  {
    title: "its service is inactive",
    kind: "service",
    hide: "update services set status = 'inactive'",
    show: "update services set status = 'active'",
  },
  {
    title: "its service is pending",
    kind: "service",
    hide: "update services set status = 'pending'",
    show: "update services set status = 'active'",
  },
  {
    title: "the team hid its service",
    kind: "service",
    hide: "update services set hidden_at = 1",
    show: "update services set hidden_at = null",
  },
  {
    title: "the team hid its job",
    kind: "job",
    hide: "update jobs set hidden_at = 1",
    show: "update jobs set hidden_at = null",
  },
  ...(["service", "job", "portrait"] as const).flatMap((kind) =>
    [
      { title: "the team hid its owner", column: "hidden_at" },
      { title: "its owner is deactivated", column: "deactivated_at" },
      { title: "its owner is leaving", column: "deletion_requested_at" },
    ].map(({ title, column }) => ({
      title,
      kind,
      hide: `update users set ${column} = ${NOW}`,
      show: `update users set ${column} = null`,
    })),
  ),
];

describe("a photo that others may not see", () => {
  test("is one of nobody while all are visible (threat 94)", async () => {
    for (const kind of ["service", "job", "portrait"] as const) {
      expect(await bothSee(kind), kind).toEqual(SEEN);
    }
    expect(marks()).toEqual([]);
    expect(await checks()).toEqual({ left: 0 });
  });

  test.each(REVERSIBLE)(
    "is gone for strangers within a minute and stays for its owner, and is back at once: $title ($kind, threat 94)",
    async ({ kind, hide, show }) => {
      await change(hide);
      await runMinute();
      expect(await bothSee(kind)).toEqual(OWNERS);
      await change(show);
      // Before the job has seen it, people see no broken picture.
      expect(await bothSee(kind)).toEqual(SEEN);
      await runMinute();
      expect(marks()).toEqual([]);
      expect(await bothSee(kind)).toEqual(SEEN);
    },
  );

  test("is gone for strangers while its service belongs to a private profile (threat 94)", async () => {
    await change(
      `insert into settings (user_id, profile_visibility, updated_at) values ('${proId}', 'private', 1)`,
    );
    await runMinute();
    expect(await bothSee("service")).toEqual(OWNERS);
    await change("update settings set profile_visibility = 'registered'");
    await runMinute();
    expect(await bothSee("service")).toEqual(SEEN);
  });

  test("is gone for strangers once it is no longer the picture of its owner (threat 94)", async () => {
    await change("update users set profile_picture = null");
    await runMinute();
    expect(await bothSee("portrait")).toEqual(OWNERS);
  });

  test("is deleted with its file within a minute when its service is deleted (threat 94)", async () => {
    await change("update services set deleted_at = 1");
    await runMinute();
    expect(await bothSee("service")).toEqual([404, 404]);
    expect([...bucket.files.keys()].some((key) => key.startsWith(photos.service))).toBe(false);
    expect(await bothSee("job")).toEqual(SEEN);
  });

  test("is deleted with its file within a minute when its owner is erased (threat 94)", async () => {
    await change(`update users set deletion_requested_at = ${NOW - 15 * DAY_MS}`);
    await runMinute(NOW);
    await runMinute(NOW + MINUTE_MS);
    expect((await change("select id from photos")).rows).toEqual([]);
    expect([...bucket.files.keys()]).toEqual([]);
  });
});

describe("the job that hides photos", () => {
  const broken = (method: "put" | "delete", isBroken: (key: string) => boolean): PhotoBucket => ({
    ...bucket,
    put: (key, value) =>
      method === "put" && isBroken(key)
        ? Promise.reject(new Error("The bucket is away."))
        : bucket.put(key, value),
    delete: (keys) =>
      method === "delete" && keys.some(isBroken)
        ? Promise.reject(new Error("The bucket is away."))
        : bucket.delete(keys),
  });

  test("goes on with the others when one photo fails, says so, and repeats that one alone (threat 94)", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    await change("update services set status = 'inactive'");
    await change("update users set deactivated_at = 1");
    await runMinute(
      NOW - MINUTE_MS,
      broken("put", (key) => key.startsWith(photos.service)),
    );
    expect(await bothSee("job")).toEqual(OWNERS);
    expect(await bothSee("portrait")).toEqual(OWNERS);
    expect(await bothSee("service")).toEqual(SEEN);
    expect(error.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
      {
        event: "scheduled-failed",
        task: "hide-photos",
        error: expect.stringContaining("The bucket is away."),
      },
    ]);
    const left = await change("select distinct photo_id from photo_checks");
    expect(left.rows).toEqual([{ photo_id: photos.service }]);
    await runMinute();
    expect(await bothSee("service")).toEqual(OWNERS);
  });

  test("leaves nothing half done when it is cut short after the bucket and before the database (threat 94)", async () => {
    await change("update services set hidden_at = 1");
    let batches = 0;
    const cut = new Proxy(database.db, {
      get: (target, property) => {
        if (property === "batch") batches += 1;
        const isCut = property === "batch" && batches === 2;
        return isCut
          ? () => Promise.reject(new Error("Cut short."))
          : Reflect.get(target, property);
      },
    });
    await expect(hidePhotos(cut, bucket)).rejects.toThrow("Cut short.");
    expect(await bothSee("service")).toEqual(OWNERS);
    await runMinute();
    expect(await bothSee("service")).toEqual(OWNERS);
    expect(await checks()).toEqual({ left: 0 });
  });

  test("checks a photo again that changed while it was being marked (threat 94)", async () => {
    await change("update services set hidden_at = 1");
    // The team shows it again, another run removes the mark, and only then this one sets it.
    const slow: PhotoBucket = {
      ...bucket,
      put: async (key, value) => {
        await change("update services set hidden_at = null");
        await hidePhotos(database.db, bucket);
        return bucket.put(key, value);
      },
    };
    await hidePhotos(database.db, slow);
    expect(marks()).toEqual([`${photos.service}/hidden`]);
    await runMinute();
    expect(marks()).toEqual([]);
  });

  test("takes a bounded number at once, the oldest first (threat 94)", async () => {
    const many = await Promise.all(
      Array.from({ length: 230 }, () =>
        addDraft(database.client, { ownerId: proId, draftId: proId }),
      ),
    );
    await hidePhotos(database.db, bucket);
    expect(marks()).toHaveLength(200);
    await hidePhotos(database.db, bucket);
    expect(marks()).toHaveLength(many.length);
  });
});
