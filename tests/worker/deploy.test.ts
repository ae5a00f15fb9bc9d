import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tool } from "#tools/processes/installed-tools.ts";
import { runSilently } from "#tools/processes/run-silently.ts";
import { ROOT } from "#tools/project-root.ts";
import { buildInto } from "#tools/server/build.ts";

/** The most that the compressed Worker may have; Cloudflare allows 3 MB on the free plan and 10 MB on the paid one. */
const MOST_KIB = 1_536;
const BINDINGS = ["CONVERSATION", "INBOX", "EMAIL", "PHOTOS", "PAPERS", "IMAGES", "ASSETS"];

describe("a dry run of a deployment passes, with every binding, within half of the free plan and with a cache of documents alone (threat 57)", () => {
  let folder: string;
  beforeAll(() => {
    // In the project, where the tools find the packages.
    folder = mkdtempSync(join(ROOT, "build-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const dryRun = (build: string) => {
    const config = join(build, "server/wrangler.json");
    return runSilently(tool("wrangler", "deploy", "--dry-run", "--config", config));
  };

  test("with the settings of this machine", async () => {
    const build = join(folder, "local");
    await buildInto(build, () => {});
    expectDeployable(await dryRun(build), 'env.KAYAP_ENV ("local")');
    expectCacheOfDocuments(build);
  });

  test("with CLOUDFLARE_ENV=production", async () => {
    const build = await runSilently(tool("reactRouter", "build"), {
      CLOUDFLARE_ENV: "production",
      KAYAP_BUILD: join(folder, "production"),
    });
    expect(build.ok, build.output).toBe(true);
    expectDeployable(await dryRun(join(folder, "production")), 'env.KAYAP_ENV ("production")');
    expectCacheOfDocuments(join(folder, "production"));
  });
});

/** The platform's cache stands in front of documents alone, for each version anew. */
function expectCacheOfDocuments(build: string) {
  const settings = JSON.parse(readFileSync(join(build, "server/wrangler.json"), "utf8"));
  expect(settings.cache).toEqual({ enabled: false, cross_version_cache: false });
  expect(settings.exports).toEqual({ Documents: { type: "worker", cache: { enabled: true } } });
  expect(readFileSync(join(build, "server/index.js"), "utf8")).toMatch(
    /export \{[^}]*\bDocuments\b/,
  );
}

function expectDeployable({ ok, output }: { ok: boolean; output: string }, setting: string) {
  expect(ok, output).toBe(true);
  const size = Number(/gzip: ([\d.]+) KiB/.exec(output)?.[1]);
  expect(size).toBeGreaterThan(100);
  expect(size).toBeLessThan(MOST_KIB);
  for (const name of BINDINGS) expect(output).toContain(`env.${name} `);
  expect(output).toContain(setting);
}
