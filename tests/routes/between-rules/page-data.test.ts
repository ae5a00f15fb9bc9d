import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requestsOver } from "#tests/routes/role-answers.ts";
import { ROLE_TABLE } from "#tests/routes/role-table.ts";
import { appOver } from "#tests/support/application/app.ts";
import {
  DEVICE,
  ROLES,
  type Role,
  type RoleFixture,
  roleFixture,
} from "#tests/support/application/role-fixture.ts";

const EMAILS: Record<Exclude<Role, "visitor">, string> = {
  customer: "anita@kayap.test",
  pro: "ravi@kayap.test",
  otherCustomer: "neela@kayap.test",
  otherPro: "kwame@kayap.test",
};
/** What only the customer's professional sees of them: the family name, the phone and the street. */
const OF_CUSTOMER = ["Seecharran", "+5926123456", "612 3456", "Yellow house"];
/** A person with this secret address sees what its professional sees. */
const BY_SECRET_ADDRESS = ["/calendar/:file"];

let fixture: RoleFixture;
/** The data of every page for every role, as scripts load it. */
const loaded = new Map<Role, Map<string, string>>();
beforeAll(async () => {
  fixture = await roleFixture();
  const { filled } = requestsOver(fixture);
  await fixture.changedBy(async (db) => {
    await db.$client.execute({
      sql: "update users set last_name = 'Seecharran' where id = ?",
      args: [fixture.things.customer],
    });
    const app = appOver(db, { config: { pushKey: "a key" } });
    for (const role of ROLES) {
      const Cookie =
        role === "visitor" ? "" : `session=${fixture.sessions[role]}; device=${DEVICE}`;
      const pages = new Map<string, string>();
      for (const { route, at = route } of ROLE_TABLE) {
        const path = filled(at).replace(/(?=\?|$)/, ".data");
        const answer = await app.fetch(path, { headers: { Cookie } });
        if (!BY_SECRET_ADDRESS.includes(route)) pages.set(at, await answer.text());
      }
      loaded.set(role, pages);
    }
  });
});
afterAll(() => fixture.end());

const pagesWith = (role: Role, words: readonly string[]) =>
  [...(loaded.get(role) ?? [])].flatMap(([page, data]) =>
    words.filter((word) => data.includes(word)).map((word) => `${page}: ${word}`),
  );

describe("the data of all pages", () => {
  test.each(ROLES)("has nobody else's e-mail address for %s (threat 34)", (role) => {
    expect(loaded.get(role)?.size).toBeGreaterThan(80);
    const others = Object.entries(EMAILS).filter(([who]) => who !== role);
    const addresses = others.map(([, address]) => address);
    expect(pagesWith(role, addresses)).toEqual([]);
  });

  test.each(["visitor", "otherCustomer", "otherPro"] as const)(
    "has neither family name, phone nor street of a customer for %s (threat 97)",
    (role) => expect(pagesWith(role, OF_CUSTOMER)).toEqual([]),
  );

  test("has name, phone, street and e-mail of the customer on their own pages, so that a leak would be found (threat 97)", () => {
    const found = pagesWith("customer", [...OF_CUSTOMER, EMAILS.customer]).join("\n");
    for (const word of ["Seecharran", "+5926123456", "Yellow house", EMAILS.customer])
      expect(found).toContain(word);
  });
});
