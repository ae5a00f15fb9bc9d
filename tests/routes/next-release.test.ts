import { afterAll, beforeAll, describe, test, vi } from "vitest";
import { type RoleFixture, roleFixture } from "#tests/support/role-fixture.ts";
import { askingIn, emailSenderOf, formOf } from "../support/role-answers.ts";
import { ROLE_TABLE } from "./role-table.ts";

const OWNERS = ["customer", "pro"] as const;

let fixture: RoleFixture;
let asking: ReturnType<typeof askingIn>;
beforeAll(async () => {
  fixture = await roleFixture({ migratedFurther: true });
  asking = askingIn(fixture);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterAll(async () => {
  vi.restoreAllMocks();
  await fixture.end();
});

// A deployment migrates first, so this release has to serve for a while over the schema of the next one.
describe("over a schema that has been migrated further already, every address answers the same (threat 59)", () => {
  test.each(ROLE_TABLE)("$route $at", async (row) => {
    const path = asking.filled(row.at ?? row.route);
    await asking.expectAnswers({ path }, row.get, OWNERS);
    await asking.expectAnswers({ path, form: formOf(row) }, emailSenderOf(row), OWNERS);
  });
});
