import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { healthSchema } from "#app/domain/health.ts";
import { answerNotSetUp } from "#app/http/configuration-error.ts";

const SENTENCE = "KAYAP_SECRET is missing: at least 32 random characters.";

let problems: string[];
beforeEach(() => {
  problems = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => problems.push(line));
});
afterEach(() => vi.restoreAllMocks());

const ask = (path: string, local = false) =>
  answerNotSetUp(new Request(`https://kayap.test${path}`), { missing: [SENTENCE], local });

test("a visitor of a deployment without a secret gets the 503 page without the detail, the log names it", async () => {
  const answer = ask("/search?q=roof");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("60");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  const html = await answer.text();
  expect(html).toContain("Kayap is catching its breath");
  expect(html).not.toMatch(/KAYAP|SECRET|missing/);
  const requestId = answer.headers.get("X-Request-Id");
  expect(problems.map((line) => JSON.parse(line))).toEqual([
    { event: "not-set-up", requestId, missing: [SENTENCE] },
  ]);
});

test("a developer reads on the page itself what is missing", async () => {
  expect(await ask("/", true).text()).toContain(SENTENCE);
});

test("/health names what is missing and is as unhealthy as can be", async () => {
  const answer = ask("/health");
  expect(answer.status).toBe(503);
  const body: unknown = await answer.json();
  expect(healthSchema.parse(body).status).toBe("unhealthy");
  expect(body).toMatchObject({ settings: [SENTENCE] });
});
