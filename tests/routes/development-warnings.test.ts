import { format } from "node:util";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { appOver } from "#tests/support/application/app.ts";
import { ROLES, type RoleFixture, roleFixture } from "#tests/support/application/role-fixture.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { requestsOver } from "./role-answers.ts";
import { ROLE_TABLE } from "./role-table.ts";

let fixture: RoleFixture;
let requests: ReturnType<typeof requestsOver>;
let lines: string[] = [];
beforeAll(async () => {
  fixture = await roleFixture();
  requests = requestsOver(fixture);
  for (const method of ["error", "warn"] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => void lines.push(format(...words)));
  }
});
beforeEach(() => {
  lines = [];
});
afterAll(async () => {
  vi.restoreAllMocks();
  await fixture.end();
});

test("React's development build says here what is wrong, such as a missing key", () => {
  const keyless = createElement("li");
  renderToStaticMarkup(createElement("ul", null, [keyless]));
  expect(lines.join()).toContain('"key"');
});

describe("React says nothing about", () => {
  test.each(ROLE_TABLE.filter(({ get }) => get.includes("200")))(
    "the page of any role, as it is and with what a refused form shows: $route $at",
    async ({ route, at, get, form }) => {
      const path = requests.filled(at ?? route);
      const answers = get.split(" ");
      for (const role of ROLES.filter((_, i) => answers[i] === "200")) {
        expect(await requests.answerTo(role, { path })).toBe("200");
        if (form) await requests.answerTo(role, { path, form: emptied(form) });
      }
      expect(lines.filter((line) => !isOwn(line))).toEqual([]);
    },
  );

  test("the page of components", async () => {
    const { client, db } = await emptyDatabase();
    const { status } = await appOver(db, { config: { isLocal: true } }).page("/dev/components");
    expect(status).toBe(200);
    expect(lines).toEqual([]);
    client.close();
  });
});

function emptied(form: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.keys(form).map((name) => [name, ""]));
}

/** A line of the application's log, which is JSON, and not of React. */
function isOwn(line: string): boolean {
  return line.startsWith("{");
}
