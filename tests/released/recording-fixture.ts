import type { Database } from "#db/connection/client.ts";
import { readMigrations } from "#db/migrate.ts";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import { DEVICE, type Role, roleFixture } from "#tests/support/application/role-fixture.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { recordClients } from "./client-recorder.ts";
import type { RecordedCall, RecordedStatements, RecordedVisit } from "./recorded.ts";

type Request = { path: string; cookie: string; fields?: Iterable<[string, string]> };

/** The fixture of the role matrix, with every call to its database recorded. */
export async function recordingFixture() {
  const recorder = recordClients();
  const fixture = await roleFixture();
  const textAt = (place: number) => recorder.texts[place] ?? "";
  const callsMatching = (call: RecordedCall, pattern: RegExp) =>
    call.some(([text]) => pattern.test(textAt(text)));

  // The first client made the tables, then the fixture.
  const [first] = recorder.calls;
  const made = recorder.calls.filter(({ client }) => client === first?.client);
  const begins = made.findLastIndex(({ call }) => callsMatching(call, /\bmigrations\b/)) + 1;
  const fixtureCalls = made
    .slice(begins)
    .map(({ call }) => call)
    .filter((call) => callsMatching(call, /^\s*(insert|update|delete)/i));

  const things = new Map(Object.entries(fixture.things));
  const visits: RecordedVisit[] = [];
  const known = new Set<number>();

  return {
    fixture,
    /** A text with the ids in place of the names in braces. */
    filled: (text: string) => text.replace(/\{(\w+)\}/g, (_, name) => things.get(name) ?? name),
    cookieOf: (role: Role) =>
      role === "visitor" ? "" : `session=${fixture.sessions[role]}; device=${DEVICE}`,
    appOn: (db: Database) => appOver(db, { config: { pushKey: "a key" } }),
    /**
     * Runs `work` on a fresh copy of the fixture and records its database calls, when any of them is new or `always`.
     * Returns the calls, and whether they wrote.
     */
    async visit(name: string, work: (db: Database) => Promise<void>, { always = false } = {}) {
      const from = recorder.calls.length;
      let calls: RecordedCall[] = [];
      const changed = await fixture.changedBy(async (db) => {
        await work(db);
        calls = recorder.calls
          .slice(from)
          .map(({ call }) => call)
          .filter((call) => !callsMatching(call, /^pragma/));
      });
      const texts = calls.flat().map(([text]) => text);
      if (always || !texts.every((text) => known.has(text))) visits.push({ name, calls });
      for (const text of texts) known.add(text);
      return { calls, writes: changed.length > 0 };
    },
    /** Repeats calls in a copy of the fixture. */
    async repeat(db: Database, calls: RecordedCall[]): Promise<void> {
      for (const call of calls) {
        const statements = call.map(([text, ...args]) => ({ sql: textAt(text), args }));
        await db.$client.batch(statements, "write");
      }
    },
    /** Everything that was recorded, with the SQL texts it needs. */
    statements(): RecordedStatements {
      const texts: string[] = [];
      const places = new Map<number, number>();
      const placeAmongTexts = (text: number) => {
        const place = places.get(text) ?? texts.push(textAt(text)) - 1;
        places.set(text, place);
        return place;
      };
      const compact = (call: RecordedCall): RecordedCall =>
        call.map(([text, ...args]) => [placeAmongTexts(text), ...args]);
      return {
        migration: readMigrations().at(-1)?.name ?? "",
        now: NOW,
        fixture: fixtureCalls.map(compact),
        visits: visits.map(({ name, calls }) => ({ name, calls: calls.map(compact) })),
        texts,
      };
    },
  };
}
export type RecordingFixture = Awaited<ReturnType<typeof recordingFixture>>;

/** The answer a browser gets: of its form when there are fields, else of the page. */
export function request(app: ReturnType<typeof appOver>, { path, cookie, fields }: Request) {
  return app.fetch(path, {
    headers: { Origin: ORIGIN, Accept: "text/html", Cookie: cookie },
    ...(fields && { method: "POST", body: new URLSearchParams([...fields]) }),
  });
}
