import { expect } from "vitest";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import {
  DEVICE,
  ROLES,
  type Role,
  type RoleFixture,
} from "#tests/support/application/role-fixture.ts";
import type { RoleRow } from "./role-table.ts";

export type TestRequest = {
  path: string;
  /** Posted as a form. */
  form?: RoleRow["form"];
  /** Posted as it is, instead of a form. */
  body?: BodyInit;
  headers?: Record<string, string>;
};

/** Sends requests as one role at a time over the role fixture; answers are in the notation of the role table. */
export function requestsOver(fixture: RoleFixture) {
  const things = new Map(Object.entries(fixture.things));
  /** A text with the ids in place of the names in braces. */
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const thing = things.get(name);
      if (thing === undefined) throw new Error(`The fixture has no ${name}`);
      return thing;
    });

  const bodyOf = (form: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(form)) body.set(name, filled(value));
    return body;
  };

  /** The status, or ">" and the redirect's address, over a fresh copy of the fixture, with "+" when rows changed. */
  const answerTo = async (
    role: Role,
    { path, form, body, headers }: TestRequest,
  ): Promise<string> => {
    const sentHeaders = new Headers({ Origin: ORIGIN, Accept: "text/html", ...headers });
    if (role !== "visitor") {
      sentHeaders.set("Cookie", `session=${fixture.sessions[role]}; device=${DEVICE}`);
    }
    const sent = body ?? (form && bodyOf(form));
    let answer = "";
    const changed = await fixture.changedBy(async (db) => {
      const later: Promise<unknown>[] = [];
      const waitUntil = (work: Promise<unknown>) => void later.push(work);
      const app = appOver(db, { config: { pushKey: "a key" }, waitUntil });
      const response = await app.fetch(path, {
        headers: sentHeaders,
        ...(sent !== undefined && { method: "POST", body: sent }),
      });
      await response.text();
      await Promise.all(later);
      const place = response.headers.get("Location");
      answer = place ? `>${place}` : String(response.status);
    });
    return `${answer}${changed.length > 0 ? "+" : ""}`;
  };

  /** `word` if the answer matches it, else the answer. */
  const wordFor = async (role: Role, request: TestRequest, word: string): Promise<string> => {
    const answer = await answerTo(role, request);
    return isAnswer(answer, filled(word)) ? word : answer;
  };

  /** Fails unless each role gets the answer at its position in `expected`. */
  const expectAnswers = async (
    request: TestRequest,
    expected: string,
    roles: readonly Role[] = ROLES,
  ): Promise<void> => {
    const words = expected.split(" ").filter((_, i) => roles.includes(ROLES[i] ?? "visitor"));
    const found: string[] = [];
    for (const [i, role] of roles.entries()) {
      found.push(await wordFor(role, request, words[i] ?? ""));
    }
    const what = `${request.form ? "POST" : "GET"} ${request.path}`;
    expect(found.join(" "), what).toBe(words.join(" "));
  };

  return { filled, answerTo, wordFor, expectAnswers };
}

/** A redirect matches with any query or fragment after it, and with any id after a final / or =. */
function isAnswer(answer: string, word: string): boolean {
  if (answer === word) return true;
  if (!word.startsWith(">") || answer.endsWith("+") !== word.endsWith("+")) return false;
  const place = word.replace(/\+$/, "");
  if (!answer.startsWith(place)) return false;
  return /^[?#]/.test(answer.slice(place.length)) || /.[/=]$/.test(place.slice(1));
}

/** The form to post for a row: its own, or an unknown field. */
export const formOf = (row: RoleRow) => row.form ?? { any: "field" };

/**
 * The expected answers to that form: 405 where there is none, after signing in where the page requires it. The team's pages do
 * not exist for others, whatever they send.
 */
export function postAnswersOf({ route, get, post }: RoleRow): string {
  if (route.startsWith("/team")) return post ?? get;
  const [visitor] = /^(>\/login|401)(?= )/.exec(get) ?? ["405"];
  return post ?? [visitor, "405", "405", "405", "405"].join(" ");
}
