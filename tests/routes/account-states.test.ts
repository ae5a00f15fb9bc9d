import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { servedRoutes } from "#tests/support/application/app.ts";
import {
  CLOSED_STATES,
  ROLES,
  type RoleFixture,
  roleFixture,
} from "#tests/support/application/role-fixture.ts";
import { formOf, postAnswersOf, requestsOver } from "./role-answers.ts";
import { ROLE_TABLE, type RoleRow } from "./role-table.ts";

const served = await servedRoutes();
const ASKERS = ["customer", "pro"] as const;
type Asker = (typeof ASKERS)[number];

let worlds: Record<Asker, RoleFixture[]>;
beforeAll(async () => {
  const worldsOf = (role: Asker) =>
    Promise.all(CLOSED_STATES.map((state) => roleFixture({ closed: { role, state } })));
  worlds = { customer: await worldsOf("customer"), pro: await worldsOf("pro") };
  // What is written down about refused forms is no news here.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterAll(async () => {
  vi.restoreAllMocks();
  for (const fixture of [...worlds.customer, ...worlds.pro]) await fixture.end();
});

/**
 * Every address and every form, asked by a person with an open session whose account is deactivated, to be deleted,
 * without the newest terms, or hidden. What asks a visitor to sign in asks such a person first to come back or to accept;
 * what is open to visitors is open to them as ever; and somebody hidden is a visitor. Other answers stand in the table.
 */
describe("an account that is not active (threat 72)", () => {
  test.each(ROLE_TABLE)(
    "gets the answer of the role table, and nothing else is written: $route $at",
    async (row) => {
      const asker = askerFor(row);
      const found: string[] = [];
      const expected: string[] = [];
      for (const kind of ["get", "post", "data get", "data post"] as const) {
        if (kind.startsWith("data") && !isHydrated(row)) continue;
        if (kind === "data post" && !row.post) continue;
        expected.push(`${kind}: ${wordsFor(row, asker, kind)}`);
        found.push(`${kind}: ${await answersTo(row, asker, kind)}`);
      }
      expect(found).toEqual(expected);
    },
  );
});

type Kind = "get" | "post" | "data get" | "data post";

/** Who may write there while active, else whoever may look. */
function askerFor(row: RoleRow): Asker {
  const wordOf = (asker: Asker, words: string) => words.split(" ")[ROLES.indexOf(asker)] ?? "";
  return (
    ASKERS.find((asker) => wordOf(asker, row.post ?? "").endsWith("+")) ??
    ASKERS.find((asker) => !wordOf(asker, row.get).startsWith("4")) ??
    "customer"
  );
}

async function answersTo(row: RoleRow, asker: Asker, kind: Kind): Promise<string> {
  const words = wordsFor(row, asker, kind).split(" ");
  const answers: string[] = [];
  for (const [i, fixture] of worlds[asker].entries()) {
    const requests = requestsOver(fixture);
    const page = requests.filled(row.at ?? row.route);
    const path = kind.startsWith("data") ? page.replace(/(?=\?|$)/, ".data") : page;
    const request = kind.endsWith("post") ? { path, form: formOf(row) } : { path };
    answers.push(await requests.wordFor(asker, request, words[i] ?? ""));
  }
  return answers.join(" ");
}

/** For the four states in turn. */
function wordsFor(row: RoleRow, asker: Asker, kind: Kind): string {
  const [method, isData] = [
    kind.endsWith("post") ? "post" : "get",
    kind.startsWith("data"),
  ] as const;
  if (kind === "data get" && row.closed?.dataGet) return row.closed.dataGet;
  const own = row.closed?.[method];
  const answers = method === "get" ? row.get : postAnswersOf(row);
  const [visitor = "", ...people] = answers.split(" ");
  const active = people[ASKERS.indexOf(asker)] ?? "";
  const words = own ?? closedWords(visitor, active);
  if (!isData) return words;
  return words
    .split(" ")
    .map((word) => (word.startsWith(">/login") ? "401" : word.replace(/^>[^+]*/, "202")))
    .join(" ");
}

function closedWords(visitor: string, active: string): string {
  if (visitor.startsWith(">/login")) return ">/welcome-back >/welcome-back >/terms/accept >/login";
  if (visitor === "401") return "403 403 403 401";
  return `${active} ${active} ${active} ${visitor}`;
}

function isHydrated({ route }: RoleRow): boolean {
  return served.some(({ pattern, hydrates }) => pattern === route && hydrates);
}
