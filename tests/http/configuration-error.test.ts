import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { healthSchema } from "#app/domain/failures/health.ts";
import { answerConfigurationError } from "#app/http/monitoring/configuration-error.ts";

const SENTENCE = "KAYAP_SECRET is missing: at least 32 random characters.";

let problems: string[];
beforeEach(() => {
  problems = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => problems.push(line));
});
afterEach(() => vi.restoreAllMocks());

const ask = (path: string, local = false) =>
  answerConfigurationError(new Request(`https://kayap.test${path}`), {
    missing: [SENTENCE],
    local,
  });

test("without a secret, a visitor gets a 503 page without the detail, and the log names it", async () => {
  const answer = ask("/search?q=roof");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("60");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  const html = await answer.text();
  expect(html).toContain("We could not load this right now");
  expect(html).not.toMatch(/KAYAP|SECRET|missing/);
  const requestId = answer.headers.get("X-Request-Id");
  expect(problems.map((line) => JSON.parse(line))).toEqual([
    { event: "not-set-up", requestId, missing: [SENTENCE] },
  ]);
});

test("on a developer's machine the page names the missing setting", async () => {
  expect(await ask("/", true).text()).toContain(SENTENCE);
});

test("/health is unhealthy and names the missing setting", async () => {
  const answer = ask("/health");
  expect(answer.status).toBe(503);
  const body: unknown = await answer.json();
  expect(healthSchema.parse(body).status).toBe("unhealthy");
  expect(body).toMatchObject({ settings: [SENTENCE] });
});
