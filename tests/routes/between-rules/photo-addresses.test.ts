import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { ownPhotoName } from "#app/photos/own-address.ts";
import { runScheduled } from "#app/scheduled/run-scheduled.ts";
import { isPhotoShown } from "#db/services/photo-visibility.ts";
import {
  addAccount,
  browserOf,
  movableClock,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPhoto, addService, NOW } from "#tests/support/fixtures.ts";
import { elements } from "#tests/support/html.ts";
import { multipartBody } from "#tests/support/http/multipart.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import { jpeg, memoryBucket, servedFrom, sharpDecoder } from "#tests/support/records/photos.ts";
import { fileOf, formOf } from "#tests/support/records/service-form.ts";
import { SECRET } from "#tests/support/secret.ts";

let database: TestDatabase;
let bucket: ReturnType<typeof memoryBucket>;
let clock: ReturnType<typeof movableClock>;
let ownerId: string;
let owner: TestBrowser;
let serviceId: string;
let photoId: string;
beforeEach(async () => {
  database = await emptyDatabase();
  bucket = memoryBucket();
  clock = movableClock();
  const app = appOver(database.db, {
    clock: clock.read,
    photos: { bucket, decoder: sharpDecoder },
  });
  ownerId = await addAccount(database.client, { role: "professional", email: "ravi@kayap.test" });
  owner = await browserOf(database.client, app, ownerId);
  serviceId = await addService(database.client, ownerId);
  photoId = await addPhoto(database.client, { serviceId, proId: ownerId });
  for (const size of ["160.webp", "400.webp"]) {
    await bucket.put(`${photoId}/${size}`, new ArrayBuffer(9));
  }
});

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
    now: clock.read(),
  });
const change = (statement: string) => database.client.execute(statement);
const ask = async (path: string, init?: RequestInit) => {
  const serve = servedFrom(bucket, (id) => isPhotoShown(database.db, id), clock.read());
  return (await serve(path, init))?.status ?? null;
};
const named = () => ownPhotoName(SECRET, photoId, clock.read());
const TAGGED = { headers: { "If-None-Match": "*" } };

describe("the address of a hidden photo", () => {
  beforeEach(async () => {
    await change("update services set hidden_at = 1");
    await runMinute();
  });

  test.each<[string, () => string, RequestInit, number | null]>([
    ["without a signature, to whoever claims to have it", () => photoId, TAGGED, 404],
    ["without a signature, by HEAD with a tag", () => photoId, { method: "HEAD", ...TAGGED }, 404],
    ["of its owner, by HEAD", named, { method: "HEAD" }, 200],
    ["of its owner, to whoever has it", named, TAGGED, 304],
    ["of its owner, by POST", named, { method: "POST" }, null],
    ["of its owner, by OPTIONS", named, { method: "OPTIONS" }, null],
    ["with the signature in capitals", () => named().toUpperCase(), {}, null],
    ["with two signatures", () => `${named()}${named().slice(36)}`, {}, null],
    ["with an encoded dot", () => named().replace(".", "%2E"), {}, null],
    ["with an hour in another notation", () => named().replace(/\.(\d+)\./, ".1e6."), {}, null],
    ["with a negative hour", () => named().replace(/\.(\d+)\./, ".-$1."), {}, null],
  ])(
    "is answered by its signature and method alone: %s (threat 94)",
    async (_, name, init, status) => {
      expect(await ask(`/photos/${name()}/400.webp`, init)).toBe(status);
    },
  );

  test("serves its owner the stored sizes, and no other file beside them (threat 94)", async () => {
    const sizes = [
      "160.webp",
      "400.webp",
      "800.webp",
      "64.webp",
      "401.webp",
      "hidden",
      "400.webp/",
    ];
    const answers = [];
    for (const size of sizes) answers.push(await ask(`/photos/${named()}/${size}`));
    expect(answers).toEqual([200, 200, 404, 404, null, null, null]);
  });

  test("that its owner had before works until its hour is over, and then not by an ETag either (threat 94)", async () => {
    const path = `/photos/${named()}/400.webp`;
    clock.advance(2 * HOUR_MS - MINUTE_MS);
    expect(await ask(path)).toBe(200);
    clock.advance(MINUTE_MS);
    expect([await ask(path), await ask(path, TAGGED), await ask(path, { method: "HEAD" })]).toEqual(
      [404, 404, 404],
    );
  });

  test("is not made for an owner who has deactivated the account, on the page they are led to (threats 72 and 94)", async () => {
    await change("update users set deactivated_at = 1");
    const { page } = await owner.open(`/dashboard/services/edit/${serviceId}`);
    const shown = elements(page, "img").map(({ attributes: { src = "" } }) => src);
    expect(shown.filter((src) => src.includes(photoId))).toEqual([]);
  });
});

test("a photo of a deleted service is gone at its owner's address too once the clock has run (threat 94)", async () => {
  await change("update services set status = 'inactive'");
  await runMinute();
  const own = `/photos/${named()}/400.webp`;
  expect([await ask(own), await ask(`/photos/${photoId}/400.webp`)]).toEqual([200, 404]);
  expect((await owner.post(`/dashboard/services/${serviceId}/delete`, {})).status).toBe(303);
  await runMinute();
  expect([await ask(own), await ask(`/photos/${photoId}/400.webp`)]).toEqual([404, 404]);
});

test("a photo that is hidden with its owner comes back at everybody's address when the owner does (threat 94)", async () => {
  const path = `/photos/${photoId}/400.webp`;
  for (const column of ["deactivated_at", "deletion_requested_at", "hidden_at"]) {
    await change(`update users set ${column} = ${NOW}`);
    await runMinute();
    expect([await ask(path), await ask(`/photos/${named()}/400.webp`)], column).toEqual([404, 200]);
    await change(`update users set ${column} = null`);
    expect(await ask(path), column).toBe(200);
    await runMinute();
    expect(await ask(path), column).toBe(200);
  }
});

test("an erased owner's photo has no address: not everybody's, and not one that was signed just before (threats 62 and 94)", async () => {
  await change(`update users set deletion_requested_at = ${NOW - 14 * DAY_MS + MINUTE_MS}`);
  await runMinute();
  const own = `/photos/${named()}/400.webp`;
  expect(await ask(own)).toBe(200);
  clock.advance(HOUR_MS);
  await runMinute();
  clock.advance(MINUTE_MS);
  await runMinute();
  expect([await ask(own), await ask(`/photos/${photoId}/400.webp`)]).toEqual([404, 404]);
});

describe("a portrait that is replaced", () => {
  const portrait = async () => {
    const { rows } = await change("select profile_picture, updated_at from users");
    return { id: String(rows[0]?.profile_picture), version: String(rows[0]?.updated_at) };
  };
  const put = async (width = 640) => {
    const { version } = await portrait();
    const form = formOf({
      firstName: "Ravi",
      lastName: "Persaud",
      version,
      picture: fileOf(await jpeg(width)),
    });
    expect((await owner.send("/dashboard/profile", multipartBody(form))).status).toBe(303);
    return (await portrait()).id;
  };

  test("is nobody's at its old address, signed or not, and cannot be chosen again by its id (threat 94)", async () => {
    const old = await put();
    await runMinute();
    const signed = `/photos/${ownPhotoName(SECRET, old, clock.read())}/64.webp`;
    expect([await ask(signed), await ask(`/photos/${old}/64.webp`)]).toEqual([200, 200]);
    clock.advance(MINUTE_MS);
    const fresh = await put(480);
    expect(fresh).not.toBe(old);
    await runMinute();
    expect([await ask(signed), await ask(`/photos/${old}/64.webp`)]).toEqual([404, 404]);
    const { version } = await portrait();
    const again = formOf({ firstName: "Ravi", lastName: "Persaud", version, pictureId: old });
    expect((await owner.send("/dashboard/profile", multipartBody(again))).status).toBe(409);
    expect((await portrait()).id).toBe(fresh);
  });

  test("is not taken by somebody else with its id, and stays its owner's (threats 55 and 94)", async () => {
    const id = await put();
    const thiefId = await addAccount(database.client, { email: "thief@kayap.test" });
    const app = appOver(database.db, {
      clock: clock.read,
      photos: { bucket, decoder: sharpDecoder },
    });
    const thief = await browserOf(database.client, app, thiefId);
    const form = formOf({
      firstName: "Thief",
      lastName: "Persaud",
      version: String(NOW),
      pictureId: id,
    });
    expect((await thief.send("/dashboard/profile", multipartBody(form))).status).toBe(409);
    const { rows } = await change("select id, profile_picture from users order by email");
    expect(rows.map(({ profile_picture }) => profile_picture)).toEqual([id, null]);
  });
});
