import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { servedRoutes } from "#tests/support/application/app.ts";
import { type RoleFixture, roleFixture } from "#tests/support/application/role-fixture.ts";
import { formOf, postAnswersOf, requestsOver } from "./role-answers.ts";
import { ROLE_TABLE } from "./role-table.ts";

const served = await servedRoutes();
let fixture: RoleFixture;
let requests: ReturnType<typeof requestsOver>;
beforeAll(async () => {
  fixture = await roleFixture();
  requests = requestsOver(fixture);
  // Refused forms are logged; these tests do not read the log.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterAll(async () => {
  vi.restoreAllMocks();
  await fixture.end();
});

test("every route that is served has a row in the role table, and every row a route", () => {
  const patterns = new Set(served.map(({ pattern }) => pattern));
  expect(new Set(ROLE_TABLE.map(({ route }) => route))).toEqual(patterns);
});

test("a row of the role table has answers to a form exactly where the route takes forms", () => {
  for (const { route, post } of ROLE_TABLE) {
    expect(post !== undefined, route).toBe(servedAs(route).takesForms);
  }
});

describe("an address", () => {
  test.each(ROLE_TABLE)(
    "answers each role as the role table says, and writes nothing else: $route $at (threats 22, 29, 30 and 32)",
    async (row) => {
      const path = requests.filled(row.at ?? row.route);
      const form = formOf(row);
      await requests.expectAnswers({ path }, row.get);
      await requests.expectAnswers({ path, form }, postAnswersOf(row));
      if (!servedAs(row.route).hydrates) return;
      const data = { path: path.replace(/(?=\?|$)/, ".data") };
      await requests.expectAnswers(data, row.data?.get ?? dataAnswers(row.get));
      if (!row.post) return;
      await requests.expectAnswers({ ...data, form }, row.data?.post ?? dataAnswers(row.post));
    },
  );
});

/** The answers to a data request: 401 instead of the sign-in page, 202 instead of another redirect. */
function dataAnswers(answers: string): string {
  return answers
    .split(" ")
    .map((answer, i) =>
      i === 0 && answer === ">/login" ? "401" : answer.replace(/^>[^+]*/, "202"),
    )
    .join(" ");
}

describe("an address with an unknown or malformed id, or the id of something else", () => {
  const withIds = ROLE_TABLE.filter(
    ({ route, at }) => at?.includes("/{") && !/:(day|file)/.test(route),
  );
  test.each(withIds)("is answered with 400, 403 or 404: $route (threat 28)", async (row) => {
    const expected = READ_NOTHING.has(row.route) ? /^[^5]/ : /^40[034]$/;
    for (const id of [
      "{unknownId}",
      "{otherCustomer}",
      "'; drop table users;--",
      "..%2f..",
      "%00",
    ]) {
      const path = requests.filled(row.route.replace(/:\w+\??/, id));
      expect(await requests.answerTo("pro", { path }), path).toMatch(expected);
      if (!row.post) continue;
      expect(await requests.answerTo("pro", { path, form: formOf(row) }), path).toMatch(
        /^40[034]$/,
      );
    }
  });
});

/** Routes that read nothing, so that nothing can be missing: two redirect and one has only a button. */
const READ_NOTHING = new Set([
  "/professional/:proId",
  "/dashboard/messages/:conversationId/mute",
  "/dashboard/reviews/:reviewId/helpful",
]);

const URLENCODED = "application/x-www-form-urlencoded";
const HOSTILE_BODIES: [type: string, body: string][] = [
  ["application/json", '{"role":"professional"}'],
  ["multipart/form-data; boundary=x", "--x\r\nContent-"],
  [URLENCODED, `a=1${"&a=1".repeat(10_000)}`],
  [URLENCODED, "step=%00&ids=%ED%A0%80&reason=%&__proto__=x&constructor=x"],
];

describe("a form", () => {
  const rows = ROLE_TABLE.filter(({ post }) => post !== undefined);

  test.each(rows)(
    "answers a malformed body with a status below 500: $route $at (threat 25)",
    async (row) => {
      const path = requests.filled(row.at ?? row.route);
      for (const [type, body] of HOSTILE_BODIES) {
        const answer = await requests.answerTo("pro", {
          path,
          body,
          headers: { "Content-Type": type },
        });
        expect(answer, `${path} ${type}`).toMatch(/^[>24]/);
      }
    },
  );

  test.each(rows)(
    "is refused with 403 when another site sends it: $route $at (threat 21)",
    async (row) => {
      const path = requests.filled(row.at ?? row.route);
      const headers = { Origin: "https://evil.test", "Sec-Fetch-Site": "cross-site" };
      expect(await requests.answerTo("pro", { path, form: formOf(row), headers })).toBe("403");
    },
  );
});

function servedAs(route: string) {
  const found = served.find(({ pattern }) => pattern === route);
  if (!found) throw new Error(`Nothing is served at ${route}`);
  return found;
}
