import type { Client } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import { parseProfileForm, profileValues } from "#app/domain/profiles/profile.ts";
import { parseSearch } from "#app/domain/search/filters.ts";
import type { Database } from "#db/connection/client.ts";
import { readProfile, updateProfile } from "#db/profiles/profile.ts";
import { searchServices } from "#db/search/search.ts";
import { removeUnusedPhotos } from "#db/services/photos.ts";
import { countedDatabase, emptyDatabase } from "#tests/support/database.ts";
import {
  addBooking,
  addCustomer,
  addProfessional,
  addReview,
  addService,
  NOW,
} from "#tests/support/fixtures.ts";
import { addDraft } from "#tests/support/records/service-form.ts";

let client: Client;
let db: Database;
let userId: string;
beforeEach(async () => {
  ({ client, db } = await emptyDatabase());
  userId = await addProfessional(client, { email: "ravi@kayap.test" });
  return () => client.close();
});

const read = async () => {
  const profile = await readProfile(db, userId, NOW);
  if (!profile) throw new Error("No profile");
  return profile;
};

function fields(values: Record<string, string>, role: "customer" | "professional") {
  const submitted = Object.entries({ firstName: "Ravi", lastName: "Persaud", ...values });
  const parsed = parseProfileForm(profileValues(submitted), role, "2026-11-20");
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.profile;
}

type Change = Partial<Parameters<typeof updateProfile>[1]> & {
  values?: Record<string, string>;
  role?: "customer" | "professional";
};
const update = ({ values = {}, role = "professional", ...change }: Change = {}) =>
  updateProfile(db, {
    ...fields(values, role),
    userId,
    version: NOW,
    picture: null,
    now: NOW + 1,
    ...change,
  });

describe("one's own profile", () => {
  test("a profile is read with all its figures in one round trip", async () => {
    const serviceId = await addService(client, userId);
    await addService(client, userId, { status: "inactive" });
    const customerId = await addCustomer(client);
    await addReview(client, { serviceId, proId: userId, customerId }, { rating: 4 });
    await addBooking(client, { serviceId, proId: userId, customerId });
    const { db: counted, calls } = countedDatabase(client);
    expect(await readProfile(counted, userId, NOW)).toMatchObject({
      email: "ravi@kayap.test",
      role: "professional",
      rating: 4,
      reviewCount: 1,
      reviewsWritten: 0,
      activeServices: 1,
      bookings: 1,
      savedServices: 0,
      showEmail: false,
      showPhone: false,
      visibility: "public",
      createdAt: NOW,
      version: NOW,
    });
    expect(calls.count).toBe(1);
    expect(await readProfile(db, customerId, NOW)).toMatchObject({
      role: "customer",
      reviewsWritten: 1,
      bookings: 1,
    });
    expect(await readProfile(db, "nobody", NOW)).toBeNull();
  });

  test("a professional's bookings are those of their work, not those they made", async () => {
    const other = await addProfessional(client);
    const theirs = { serviceId: await addService(client, other), proId: other };
    await addBooking(client, { ...theirs, customerId: userId });
    expect(await read()).toMatchObject({ bookings: 0 });
  });

  test("a profile is saved as a whole, with empty fields as null", async () => {
    await client.execute("update users set bio = 'Old', business_name = 'Old'");
    const values = {
      firstName: "José",
      phone: "612 3456",
      region: "Demerara-Mahaica",
      hourlyRate: "25.50",
      yearsOfExperience: "14",
      website: "https://spark.gy",
      dateOfBirth: "1990-01-31",
      specialties: "Electricians",
      availabilityEvenings: "on",
    };
    expect(await update({ values })).toBe(true);
    expect(await read()).toMatchObject({
      firstName: "José",
      phone: "+5926123456",
      bio: null,
      city: null,
      region: "Demerara-Mahaica",
      dateOfBirth: "1990-01-31",
      businessName: null,
      hourlyRate: 2550,
      yearsOfExperience: 14,
      website: "https://spark.gy",
      specialties: ["Electricians"],
      availability: { weekdays: false, weekends: false, evenings: true },
      version: NOW + 1,
    });
  });

  test("saving a customer's profile keeps the fields of their time as a professional", async () => {
    await update({ values: { businessName: "Bright Spark", hourlyRate: "100" } });
    await client.execute("update users set role = 'customer'");
    expect(await update({ role: "customer", version: NOW + 1, values: { bio: "New" } })).toBe(true);
    expect(await read()).toMatchObject({
      bio: "New",
      businessName: "Bright Spark",
      hourlyRate: 10_000,
    });
  });

  test("of two changes from the same version the first is saved and the second is refused, also in parallel (decision 50)", async () => {
    const both = await Promise.all([
      update({ values: { bio: "First" } }),
      update({ values: { bio: "Second" } }),
    ]);
    expect(both).toEqual([true, false]);
    expect((await read()).bio).toBe("First");
    expect(await update({ version: NOW + 5 })).toBe(false);
  });

  test("every change gives a profile a new version, even within one millisecond", async () => {
    expect(await update({ now: NOW })).toBe(true);
    expect((await read()).version).toBe(NOW + 1);
  });
});

describe("a changed name", () => {
  const found = async (q: string) =>
    (await searchServices(db, parseSearch(new URLSearchParams({ q }), NOW))).cards.map(
      ({ title }) => title,
    );

  test("search finds every service by the owner's new name at once, and none by the old one", async () => {
    await addService(client, userId, { title: "Ceiling fans" });
    await addService(client, userId, { title: "Attic wiring" });
    await addService(client, await addProfessional(client), { title: "Another Persaud" });
    expect(await update({ values: { lastName: "Quamina", businessName: "Kiskadee" } })).toBe(true);
    expect((await found("Quamina")).sort()).toEqual(["Attic wiring", "Ceiling fans"]);
    expect((await found("kiskadee")).sort()).toEqual(["Attic wiring", "Ceiling fans"]);
    expect(await found("Persaud")).toEqual(["Another Persaud"]);
  });

  test("a refused change of a profile changes no service (threat 65)", async () => {
    await addService(client, userId, { title: "Ceiling fans" });
    expect(await update({ values: { lastName: "Quamina" }, version: NOW - 1 })).toBe(false);
    expect(await found("Quamina")).toEqual([]);
    expect(await found("Persaud")).toEqual(["Ceiling fans"]);
  });
});

describe("a picture", () => {
  const draft = (ownerId = userId) => addDraft(client, { ownerId, draftId: ownerId });
  const photoIds = async () =>
    (await client.execute("select id from photos")).rows.map((r) => r.id);

  test("a saved profile picture is shown, is no longer a draft, and stays when drafts are deleted", async () => {
    const id = await draft();
    expect(await update({ picture: { id } })).toBe(true);
    expect((await read()).profilePicture).toBe(id);
    await removeUnusedPhotos(db, NOW + 1_000_000);
    expect(await photoIds()).toEqual([id]);
  });

  test("a new profile picture, or its removal, deletes the previous one with its files", async () => {
    const first = await draft();
    await update({ picture: { id: first } });
    const second = await draft();
    expect(await update({ picture: { id: second }, version: NOW + 1 })).toBe(true);
    expect(await photoIds()).toEqual([second]);
    expect(await update({ picture: null, version: NOW + 2 })).toBe(true);
    expect((await read()).profilePicture).toBe(second);
    expect(await update({ picture: "remove", version: NOW + 3 })).toBe(true);
    expect((await read()).profilePicture).toBeNull();
    const leftover = await client.execute("select photo_id from leftover_photos order by rowid");
    expect(leftover.rows.map((row) => row.photo_id)).toEqual([first, second]);
  });

  test("a picture of another person, or a deleted one, changes nothing (threat 55)", async () => {
    const theirs = await draft(await addCustomer(client));
    expect(await update({ picture: { id: theirs }, values: { bio: "New" } })).toBe(false);
    expect(await update({ picture: { id: crypto.randomUUID() } })).toBe(false);
    expect(await read()).toMatchObject({ profilePicture: null, bio: null, version: NOW });
    expect(await photoIds()).toEqual([theirs]);
  });

  test("a photo of a service cannot be a profile picture", async () => {
    const id = await draft();
    const serviceId = await addService(client, userId);
    await client.execute({ sql: "update photos set service_id = ?", args: [serviceId] });
    expect(await update({ picture: { id } })).toBe(false);
  });
});
