import {
  UNSAFE_decodeViaTurboStream as decode,
  UNSAFE_SingleFetchRedirectSymbol as REDIRECT,
} from "react-router";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { appOver } from "#tests/support/application/app.ts";
import { routesIn } from "./recorded.ts";
import { HYDRATED, openDatabase, releasedFixture } from "./released-fixture.ts";

let fixture: Awaited<ReturnType<typeof releasedFixture>>;
beforeAll(async () => {
  fixture = await releasedFixture();
});
afterAll(() => fixture.end());

const ask = (path: string, cookie = "") =>
  fixture.migratedAndAgreed(async (client) => {
    const answer = await appOver(openDatabase(client)).fetch(path, { headers: { Cookie: cookie } });
    return { answer, body: await answer.text() };
  });

/** Where an answer makes the script of a hydrated page load a document, whatever release it is of; null for any other. */
async function documentIn({ answer, body }: Awaited<ReturnType<typeof ask>>) {
  if (answer.status === 204) {
    return answer.headers.get("X-Remix-Reload-Document") && answer.headers.get("X-Remix-Redirect");
  }
  const { value } = await decode(new Blob([body]).stream(), globalThis as unknown as Window);
  const parsed = z
    .object({ [REDIRECT]: z.object({ redirect: z.string(), reload: z.literal(true) }) })
    .safeParse(value);
  return parsed.success ? parsed.data[REDIRECT]?.redirect : null;
}

/** The page that started a conversation: it redirects to the conversation itself, in whatever script (202). */
const START = "/dashboard/messages/new.data";

describe("a hydrated page that was loaded before a deployment", () => {
  test.each(HYDRATED)(
    "gets the data of its own routes, or an instruction to load the document: $path (threat 84)",
    async ({ path, cookie, routes }) => {
      const asked = await ask(path, cookie);
      const document = await documentIn(asked);
      if (document !== null) return expect(document).toBe(path.replace(".data", ""));
      if (path.startsWith(START)) return expect(asked.answer.status).toBe(202);
      expect(asked.answer.status).toBe(200);
      expect(routesIn(asked.body)).toEqual(expect.arrayContaining(routes));
    },
  );

  test.each([
    ["/dashboard/gone.data", "/dashboard/gone"],
    ["/dashboard/gone.data?page=2&_routes=routes%2Fdashboard%2Fgone", "/dashboard/gone?page=2"],
  ])(
    "is told to load the document when it asks for data of a page that no longer exists: %s (threat 84)",
    async (path, document) => {
      const asked = await ask(path);
      expect(await documentIn(asked)).toBe(document);
      expect(asked.answer.headers.get("Cache-Control")).toBe("no-store");
      expect((await ask(document)).answer.status).toBe(404);
    },
  );

  test.each(["/assets/thread-Bx81aQ2f.js", "/assets/app-Bx81aQ2f.css"])(
    "gets 404 without caching when it asks for a file of its own build: %s (threat 84)",
    async (path) => {
      const { answer } = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
    },
  );
});
