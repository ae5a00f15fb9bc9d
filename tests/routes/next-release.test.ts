import { afterAll, beforeAll, describe, test, vi } from "vitest";
import { type RoleFixture, roleFixture } from "#tests/support/application/role-fixture.ts";
import { formOf, postAnswersOf, requestsOver } from "./role-answers.ts";
import { ROLE_TABLE } from "./role-table.ts";

const OWNERS = ["customer", "pro"] as const;

let fixture: RoleFixture;
let requests: ReturnType<typeof requestsOver>;
beforeAll(async () => {
  fixture = await roleFixture({ migratedFurther: true });
  requests = requestsOver(fixture);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterAll(async () => {
  vi.restoreAllMocks();
  await fixture.end();
});

// A deployment migrates first, so this release serves for a while over the schema of the next one.
describe("over the schema of a later release", () => {
  test.each(ROLE_TABLE)("$route answers as the role table says: $at (threat 59)", async (row) => {
    const path = requests.filled(row.at ?? row.route);
    await requests.expectAnswers({ path }, row.get, OWNERS);
    await requests.expectAnswers({ path, form: formOf(row) }, postAnswersOf(row), OWNERS);
  });
});
