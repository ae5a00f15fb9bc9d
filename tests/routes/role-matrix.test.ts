import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type RoleFixture, roleFixture } from "#tests/support/role-fixture.ts";
import { servedRoutes } from "../support/app.ts";
import { askingIn, emailSenderOf, formOf } from "../support/role-answers.ts";
import { ROLE_TABLE } from "./role-table.ts";

const served = await servedRoutes();
let fixture: RoleFixture;
let asking: ReturnType<typeof askingIn>;
beforeAll(async () => {
  fixture = await roleFixture();
  asking = askingIn(fixture);
  // What is written down about refused forms is no news here.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterAll(async () => {
  vi.restoreAllMocks();
  await fixture.end();
});

test("every address that is served has a row, and every row an address", () => {
  const patterns = new Set(served.map(({ pattern }) => pattern));
  expect(new Set(ROLE_TABLE.map(({ route }) => route))).toEqual(patterns);
});

test("every row says what a form gets where one is taken, and only there", () => {
  for (const { route, post } of ROLE_TABLE) {
    expect(post !== undefined, route).toBe(servedAs(route).takesForms);
  }
});

describe("what each role gets, and that nothing else is written (threats 22, 29, 30 and 32)", () => {
  test.each(ROLE_TABLE)("$route $at", async (row) => {
    const path = asking.filled(row.at ?? row.route);
    const form = formOf(row);
    await asking.expectAnswers({ path }, row.get);
    await asking.expectAnswers({ path, form }, emailSenderOf(row));
    if (!servedAs(row.route).hydrates) return;
    const data = { path: path.replace(/(?=\?|$)/, ".data") };
    await asking.expectAnswers(data, row.data?.get ?? dataAnswers(row.get));
    if (!row.post) return;
    await asking.expectAnswers({ ...data, form }, row.data?.post ?? dataAnswers(row.post));
  });
});

/** For scripts a sign-in page is no answer, and a redirect is one of theirs. */
function dataAnswers(answers: string): string {
  return answers
    .split(" ")
    .map((answer, i) =>
      i === 0 && answer === ">/login" ? "401" : answer.replace(/^>[^+]*/, "202"),
    )
    .join(" ");
}

describe("an address with an id of nothing, of something else, or of no kind (threat 28)", () => {
  const withIds = ROLE_TABLE.filter(
    ({ route, at }) => at?.includes("/{") && !/:(day|file)/.test(route),
  );
  test.each(withIds)("$route $at", async (row) => {
    const expected = READ_NOTHING.has(row.route) ? /^[^5]/ : /^40[034]$/;
    for (const id of [
      "{unknownId}",
      "{otherCustomer}",
      "'; drop table users;--",
      "..%2f..",
      "%00",
    ]) {
      const path = asking.filled(row.route.replace(/:\w+\??/, id));
      expect(await asking.answerTo("pro", { path }), path).toMatch(expected);
      if (!row.post) continue;
      expect(await asking.answerTo("pro", { path, form: formOf(row) }), path).toMatch(/^40[034]$/);
    }
  });
});

/** Where nothing is read, nothing can be missing: two lead on and one has a button. */
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

describe("a form that takes one", () => {
  const rows = ROLE_TABLE.filter(({ post }) => post !== undefined);

  test.each(rows)("answers no body at all with 500: $route $at (threat 25)", async (row) => {
    const path = asking.filled(row.at ?? row.route);
    for (const [type, body] of HOSTILE_BODIES) {
      const answer = await asking.answerTo("pro", {
        path,
        body,
        headers: { "Content-Type": type },
      });
      expect(answer, `${path} ${type}`).toMatch(/^[>24]/);
    }
  });

  test.each(rows)("is taken from no other site: $route $at (threat 21)", async (row) => {
    const path = asking.filled(row.at ?? row.route);
    const headers = { Origin: "https://evil.test", "Sec-Fetch-Site": "cross-site" };
    expect(await asking.answerTo("pro", { path, form: formOf(row), headers })).toBe("403");
  });
});

function servedAs(route: string) {
  const found = served.find(({ pattern }) => pattern === route);
  if (!found) throw new Error(`Nothing is served at ${route}`);
  return found;
}
