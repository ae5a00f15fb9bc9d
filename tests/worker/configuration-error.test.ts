import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { stopGroup } from "#tools/processes/child-process-group.ts";
import { freePort } from "#tools/processes/ports.ts";
import { buildInto } from "#tools/server/build.ts";
import { serveBuild, untilReady } from "#tools/server/serve.ts";
import { readSettings } from "#tools/server/start-settings.ts";

test("a deployed Worker without its secrets names them in its log and at /health, and not to visitors", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kayap-bare-"));
  const settings = readSettings({
    ...process.env,
    PORT: String(await freePort()),
    KAYAP_DATA: folder,
  });
  mkdirSync(settings.database.data, { recursive: true });
  await buildInto(settings.built, () => {});
  const worker = serveBuild(settings, { KAYAP_ENV: "production" });
  try {
    await untilReady(worker, settings, { pagesMustWork: false });
    for (const path of [
      "/",
      "/photos/0f0e8400-e29b-41d4-a716-446655440000/400.webp",
      "/parties/inbox/me",
    ]) {
      const page = await fetch(settings.origin + path);
      expect(page.status, path).toBe(503);
      expect(await page.text(), path).not.toMatch(/TURSO|KAYAP_SECRET|missing/);
    }
    const health: unknown = await (await fetch(`${settings.origin}/health`)).json();
    const missing = ["TURSO_DATABASE_URL", "TURSO_AUTH_TOKEN", "KAYAP_SECRET"].map((name) =>
      expect.stringMatching(new RegExp(`^${name} is missing: `)),
    );
    expect(health).toMatchObject({ status: "unhealthy", settings: missing });
    await eventually(() => readFileSync(settings.serverLog, "utf8")).toContain(
      '"event":"not-set-up"',
    );
  } finally {
    await stopGroup(worker, 4_000);
    rmSync(folder, { recursive: true, force: true });
  }
});
