import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import { placeOf } from "./recorded.ts";
import {
  CREDENTIALS,
  HANDED_OUT,
  openDatabase,
  releasedFixture,
  STATEMENTS,
} from "./released-fixture.ts";

/** The answer of an app, for a GET of a page that has moved since the one at its new address. */
async function fetchMoved(app: ReturnType<typeof appOver>, path: string, init: RequestInit) {
  const answer = await app.fetch(path, init);
  const moved = init.method !== "POST" && answer.status === 301 && answer.headers.get("Location");
  return moved ? app.fetch(moved, init) : answer;
}

let fixture: Awaited<ReturnType<typeof releasedFixture>>;
beforeAll(async () => {
  const { calls = [] } = STATEMENTS.visits.find(({ name }) => name === HANDED_OUT) ?? {};
  fixture = await releasedFixture(calls);
});
afterAll(() => fixture.end());

/** What is valid once the password was entered again (threat 69), with the page that asks for it. */
const PASSWORD_FIRST = new Map([["a download of one's own data", "/dashboard/settings/confirm"]]);

describe("a credential that the previous release issued", () => {
  test.each(CREDENTIALS)(
    "is still valid after a deployment: $what (threat 84)",
    async ({ what, cookie, path, fields, status, place }) => {
      await fixture.migratedAndAgreed(async (client) => {
        const answer = await fetchMoved(appOver(openDatabase(client)), path, {
          headers: { Cookie: cookie, Origin: ORIGIN },
          ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
        });
        const first = PASSWORD_FIRST.get(what);
        const expected = first ? [303, first] : [status, place];
        expect([answer.status, placeOf(answer)], await answer.text()).toEqual(expected);
      });
    },
  );

  test("lets a known device sign in without an e-mail about a new device (threat 84)", async () => {
    const { cookie } = CREDENTIALS.find(({ what }) => what === "a session and a device") ?? {};
    const device = cookie?.split("; ").find((pair) => pair.startsWith("device="));
    if (!device) throw new Error("No device was handed out.");
    await fixture.migratedAndAgreed(async (client) => {
      const emailsBefore = await client.execute("select count(*) as n from mail_outbox");
      const fields = { email: "anita@kayap.test", password: "three goats on a stelling" };
      const app = appOver(openDatabase(client));
      const answer = await app.post("/login", fields, { Cookie: device });
      expect(answer.status).toBe(303);
      const emails = await client.execute("select count(*) as n from mail_outbox");
      expect(emails.rows).toEqual(emailsBefore.rows);
    });
  });
});
