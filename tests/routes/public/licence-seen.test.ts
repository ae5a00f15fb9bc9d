import { beforeEach, describe, expect, test } from "vitest";
import { WHAT_SEEN_MEANS } from "#app/domain/licences/licences.ts";
import { momentOn } from "#app/domain/time/guyana-day.ts";
import { endLicences, removeLicence } from "#db/profiles/licences.ts";
import { updateProfile } from "#db/profiles/profile.ts";
import { reindex } from "#db/search-index/reindex.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addProfessional, addService, NOW } from "#tests/support/fixtures.ts";
import { element, textIn } from "#tests/support/html.ts";
import { addLicenceRow } from "#tests/support/records/licences.ts";

const LAST_DAY = "2027-05-31";

let database: TestDatabase;
let app: ReturnType<typeof appOver>;
let now: number;
let pro: string;
let service: string;

beforeEach(async () => {
  database = await emptyDatabase();
  now = NOW;
  app = appOver(database.db, { clock: () => now });
  pro = await addProfessional(database.client, { first_name: "Ravi" });
  service = await addService(database.client, pro);
});

/** A licence that the team has seen, and which the search knows. */
async function addSeen(fields: Parameters<typeof addLicenceRow>[2] = {}) {
  const id = await addLicenceRow(database.client, pro, { state: "seen", ...fields });
  await reindex(database.client, now);
  return id;
}
const textOf = async (path: string) => {
  const { document, status } = await app.page(path);
  expect(status, path).toBe(200);
  return textIn(element(document, (one) => one.name === "main"));
};
const servicePath = () => `/service/${service}`;
const found = async (path = "/search?licensed=on") =>
  (await app.page(path)).html.includes(`href="${servicePath()}"`);

test("a licence that the team has seen is on the card, the service and the profile, with its month and what it means", async () => {
  await addSeen();
  for (const path of [servicePath(), `/pro/${pro}`]) {
    const { document, html } = await app.page(path);
    const text = textIn(element(document, (one) => one.name === "main"));
    expect(text).toContain("Licence seen, valid until May 2027: Trade licence");
    expect(text.split(WHAT_SEEN_MEANS), path).toHaveLength(2);
    expect(text).not.toMatch(/does not check licences/);
    expect(html).toContain('href="/faq#safety"');
  }
  expect(await textOf("/search")).toContain("Ravi Persaud · Licence seen");
  const questions = await textOf("/faq");
  expect(questions).toContain("What does “Licence seen” mean?");
  expect(questions).toContain(WHAT_SEEN_MEANS);
});

test("of two licences of one kind, as after a renewal, the one that lasts longer is shown", async () => {
  await addSeen();
  await addSeen({ expires_on: "2029-05-31" });
  const text = await textOf(servicePath());
  expect(text).toContain("valid until May 2029");
  expect(text).not.toContain("valid until May 2027");
});

describe("nothing is shown or found", () => {
  const cases: Record<string, Parameters<typeof addLicenceRow>[2]> = {
    "of one that waits": { state: "waiting" },
    "of one that was not accepted": { state: "refused", reason: "It cannot be read." },
    "of a police clearance": { kind: "police" },
    "of one that has ended": { expires_on: "2026-01-31" },
  };
  test.each(Object.entries(cases))("%s", async (_, fields) => {
    await addSeen(fields);
    for (const path of [servicePath(), `/pro/${pro}`, "/search"]) {
      expect((await textOf(path)).replace("Filters", ""), path).not.toMatch(
        /Licence seen(?! Show| Clear)/,
      );
    }
    expect(await found()).toBe(false);
  });
});

test("a licence counts on its last day in Guyana, and falls off at midnight there", async () => {
  await addSeen();
  now = momentOn(LAST_DAY, 23 * 60 + 59);
  expect(await textOf(servicePath())).toContain("Licence seen");
  await endLicences(database.db, now);
  expect(await found()).toBe(true);
  now = momentOn("2027-06-01");
  expect(await textOf(servicePath())).not.toContain("Licence seen");
  expect(await textOf(`/pro/${pro}`)).not.toContain("Licence seen");
  await endLicences(database.db, now);
  expect(await found()).toBe(false);
});

describe("the filter “Licence seen”", () => {
  test("leaves only services of professionals with one, by itself, with a text, a category and other filters", async () => {
    await addSeen();
    const other = await addService(database.client, await addProfessional(database.client));
    for (const path of [
      "/search?licensed=on",
      "/search?q=wiring&licensed=on",
      "/search?licensed=on&sort=price_low&availability=weekdays&minPrice=10",
      "/search?category=construction-trades&licensed=on",
    ]) {
      expect(await found(path), path).toBe(true);
      expect((await app.page(path)).html, path).not.toContain(`href="/service/${other}"`);
    }
    expect((await app.page("/search")).html).toContain(`href="/service/${other}"`);
  });

  test("can be taken off again, and is off by default and for any other value", async () => {
    expect(await textOf("/search?licensed=on")).toContain("Remove filter: Licence seen");
    for (const path of ["/search", "/search?licensed=yes"]) {
      expect(await textOf(path)).not.toContain("Remove filter: Licence seen");
    }
  });

  test("knows a licence that stays while another is removed, and none after the last one", async () => {
    const first = await addSeen();
    const second = await addSeen({ kind: "gra" });
    await removeLicence(database.db, { userId: pro, id: first, now });
    expect(await found()).toBe(true);
    await removeLicence(database.db, { userId: pro, id: second, now });
    expect(await found()).toBe(false);
  });

  test("knows it still after the professional changes their name", async () => {
    await addSeen();
    const { rows } = await database.client.execute("select updated_at from users");
    const person = {
      ...{ firstName: "Ravindra", lastName: "Persaud", phone: null, bio: null, city: null },
      ...{ region: "Guyana" as const, postalCode: null, dateOfBirth: null },
    };
    const version = Number(rows[0]?.updated_at);
    const update = { userId: pro, person, profession: null, version, picture: null, now };
    expect(await updateProfile(database.db, update)).toBe(true);
    expect(await found("/search?q=Ravindra&licensed=on")).toBe(true);
  });
});
