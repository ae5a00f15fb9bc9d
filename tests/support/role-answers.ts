import { expect } from "vitest";
import type { RoleRow } from "../routes/role-table.ts";
import { appOver, ORIGIN } from "./app.ts";
import { DEVICE, ROLES, type Role, type RoleFixture } from "./role-fixture.ts";

export type Asked = {
  path: string;
  /** Posted as a form when given. */
  form?: RoleRow["form"];
  /** Posted as it is, in place of a form. */
  body?: BodyInit;
  headers?: Record<string, string>;
};

/** Asks the application over a world for one role at a time, and says what it got in the words of the table. */
export function askingIn(fixture: RoleFixture) {
  const things = new Map(Object.entries(fixture.things));
  /** A text with what its names in braces stand for. */
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const thing = things.get(name);
      if (thing === undefined) throw new Error(`Nothing is called ${name}`);
      return thing;
    });

  const bodyOf = (form: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(form)) body.set(name, filled(value));
    return body;
  };

  /** A status or ">" and a place, in the world as it was at first, and "+" when rows are others by it. */
  const answerTo = async (role: Role, { path, form, body, headers }: Asked): Promise<string> => {
    const sentHeaders = new Headers({ Origin: ORIGIN, Accept: "text/html", ...headers });
    if (role !== "visitor") {
      sentHeaders.set("Cookie", `session=${fixture.sessions[role]}; device=${DEVICE}`);
    }
    const sent = body ?? (form && bodyOf(form));
    let answer = "";
    const changed = await fixture.changedBy(async (db) => {
      const response = await appOver(db, { config: { pushKey: "a key" } }).fetch(path, {
        headers: sentHeaders,
        ...(sent !== undefined && { method: "POST", body: sent }),
      });
      await response.text();
      const place = response.headers.get("Location");
      answer = place ? `>${place}` : String(response.status);
    });
    return `${answer}${changed.length > 0 ? "+" : ""}`;
  };

  /** The word itself where the answer is as it says, else the answer. */
  const wordFor = async (role: Role, asked: Asked, word: string): Promise<string> => {
    const answer = await answerTo(role, asked);
    return isAnswer(answer, filled(word)) ? word : answer;
  };

  /** Fails unless each role gets the answer that stands at its place. */
  const expectAnswers = async (
    asked: Asked,
    expected: string,
    roles: readonly Role[] = ROLES,
  ): Promise<void> => {
    const words = expected.split(" ").filter((_, i) => roles.includes(ROLES[i] ?? "visitor"));
    const found: string[] = [];
    for (const [i, role] of roles.entries()) {
      found.push(await wordFor(role, asked, words[i] ?? ""));
    }
    const what = `${asked.form ? "POST" : "GET"} ${asked.path}`;
    expect(found.join(" "), what).toBe(words.join(" "));
  };

  return { filled, answerTo, wordFor, expectAnswers };
}

/** A place is meant with whatever follows as query or fragment, and as the beginning of an id after / or =. */
function isAnswer(answer: string, word: string): boolean {
  if (answer === word) return true;
  if (!word.startsWith(">") || answer.endsWith("+") !== word.endsWith("+")) return false;
  const place = word.replace(/\+$/, "");
  if (!answer.startsWith(place)) return false;
  return /^[?#]/.test(answer.slice(place.length)) || /.[/=]$/.test(place.slice(1));
}

/** What is posted for a row: its form, or a field that nobody asks for. */
export const formOf = (row: RoleRow) => row.form ?? { any: "field" };

/** What is answered to it. A page without forms says so, to a visitor after signing in where it needs that. */
export function emailSenderOf({ get, post }: RoleRow): string {
  const visitor = get.startsWith(">/login") ? ">/login" : "405";
  return post ?? [visitor, "405", "405", "405", "405"].join(" ");
}
