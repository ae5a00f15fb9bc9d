import { beforeEach, expect, test } from "vitest";
import type { RegionName } from "#app/domain/places/regions.ts";
import { parseSearch } from "#app/domain/search/filters.ts";
import { serviceFormSchema } from "#app/domain/services/form.ts";
import { openDatabase } from "#db/connection/client.ts";
import { updateProfile } from "#db/profiles/profile.ts";
import { searchServices } from "#db/search/search.ts";
import { readNewService } from "#db/services/service-form.ts";
import { createService, updateService } from "#db/services/writes.ts";
import { aroundCalls } from "#tests/support/around-calls.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPhoto, addProfessional, addService, NOW } from "#tests/support/fixtures.ts";
import { addDraft, SERVICE } from "#tests/support/records/service-form.ts";

const ID = "7d0f5c0a-5f0e-4a44-9d0c-3a3b3f6d2a11";
const { visitMinutes, ...form } = serviceFormSchema.parse(SERVICE);
const fields = { ...form, visitMinutes: visitMinutes ?? 90 };

let database: TestDatabase;
let userId: string;
beforeEach(async () => {
  database = await emptyDatabase();
  userId = await addProfessional(database.client, { business_name: "Hummingbird" });
});

/** The words of the professional as the page of a form has read them. */
const readOwner = async () => (await readNewService(database.db, userId, ID)).owner;
type Owner = Awaited<ReturnType<typeof readOwner>>;

async function publish(owner: Owner) {
  const photo = await addDraft(database.client, { ownerId: userId, draftId: ID });
  const photos = [{ id: photo, alt: "" }];
  return createService(database.db, { id: ID, userId, fields, photos, owner, now: NOW + 1 });
}

/** Changes the name of the business, and where it also works. */
const changeProfile = (businessName: string, db = database.db, workRegions: RegionName[] = []) =>
  updateProfile(db, {
    userId,
    version: NOW,
    person: {
      firstName: "Ravi",
      lastName: "Persaud",
      phone: null,
      bio: null,
      city: null,
      region: "Guyana",
      postalCode: null,
      dateOfBirth: null,
    },
    profession: {
      businessName,
      website: null,
      specialties: [],
      yearsOfExperience: null,
      hourlyRate: null,
      workRegions,
      availabilityWeekdays: true,
      availabilityWeekends: false,
      availabilityEvenings: false,
    },
    picture: null,
    now: NOW + 1,
  });

/** How many services are found by the former name of the business, and by the new one. */
async function foundBy(...names: string[]) {
  const { db } = database;
  const found = names.map((q) => searchServices(db, parseSearch(new URLSearchParams({ q }), NOW)));
  return (await Promise.all(found)).map(({ total }) => total);
}

test("a new service is found by the name that its professional has, also when it was changed after the form was read", async () => {
  const owner = await readOwner();
  await changeProfile("Toucan");
  expect(await publish(owner)).toEqual({ kind: "created", waits: false });
  expect(await foundBy("hummingbird", "toucan")).toEqual([0, 1]);
});

test("a changed service is found by the name that its professional has, also when it was changed after the form was read", async () => {
  const id = await addService(database.client, userId);
  const photo = await addPhoto(database.client, { serviceId: id, proId: userId });
  const owner = await readOwner();
  await changeProfile("Toucan");
  const change = { id, userId, fields, photos: [{ id: photo, alt: "" }], owner, now: NOW + 2 };
  const update = { ...change, status: "active" as const, version: NOW };
  expect(await updateService(database.db, update)).toBe(true);
  expect(await foundBy("hummingbird", "toucan")).toEqual([0, 1]);
  // A version that is not the newest any more stays a conflict.
  expect(await updateService(database.db, { ...update, owner })).toBe(false);
});

test("a service that is published while the name of its professional is changed is found by the new name", async () => {
  const owner = await readOwner();
  let published: Promise<unknown> | null = null;
  // The services are read first: then the new one is stored, and only then the profile.
  const between = aroundCalls(database.client, async (sent, call) => {
    const isBatch = Array.isArray(sent) && sent.length > 1;
    if (isBatch) published ??= publish(owner);
    await published;
    return call();
  });
  expect(await changeProfile("Toucan", openDatabase(between))).toBe(true);
  expect(await published).toEqual({ kind: "created", waits: false });
  expect(await foundBy("hummingbird", "toucan")).toEqual([0, 1]);
});

test("a service that is published while the name of its professional is changed is found by the new name, also when the answer to the change is lost", async () => {
  const owner = await readOwner();
  let published: Promise<unknown> | null = null;
  const losing = aroundCalls(database.client, async (sent, call) => {
    const isFirstBatch = !published && Array.isArray(sent) && sent.length > 1;
    if (isFirstBatch) published = publish(owner);
    await published;
    const answer = await call();
    if (isFirstBatch) throw new Error("The answer was lost.");
    return answer;
  });
  await changeProfile("Toucan", openDatabase(losing));
  expect(await published).toEqual({ kind: "created", waits: false });
  expect(await foundBy("hummingbird", "toucan")).toEqual([0, 1]);
});

test("a new service is found where its professional also works, also when the regions were changed after the form was read", async () => {
  const owner = await readOwner();
  await changeProfile("Hummingbird", database.db, ["Mahaica-Berbice", "Demerara-Mahaica"]);
  expect(await publish(owner)).toEqual({ kind: "created", waits: false });
  const places = ["Region 4", "Region 5", "Region 6"];
  expect(await foundBy(...places.map((place) => `hummingbird in ${place}`))).toEqual([1, 1, 0]);
});
