import { describe, expect, test } from "vitest";
import { searchServices } from "#db/search/search.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addProfessional, addService } from "#tests/support/fixtures.ts";
import { filtersOf } from "#tests/support/records/search.ts";
import { requireDeployable, requireHosted } from "#tools/operations/deploy-settings.ts";
import { updateAround } from "#tools/operations/update-around.ts";
import { runSilently } from "#tools/processes/run-silently.ts";
import { ROOT } from "#tools/project-root.ts";
import { databaseSettings } from "#tools/sqld/settings.ts";

const TURSO = {
  ...process.env,
  TURSO_DATABASE_URL: "libsql://kayap-you.turso.io",
  TURSO_AUTH_TOKEN: "token",
};

const DEPLOYABLE = {
  vars: {
    KAYAP_ENV: "production",
    APP_ORIGIN: "https://kayap.gy",
    SUPPORT_EMAIL: "support@kayap.gy",
  },
  routes: [{ pattern: "kayap.gy", custom_domain: true }],
};

describe("a deployment", () => {
  test("is allowed when its database, its settings and its domain are set", () => {
    expect(requireHosted(databaseSettings(TURSO).hosted).url).toBe(TURSO.TURSO_DATABASE_URL);
    expect(() => requireDeployable(DEPLOYABLE)).not.toThrow();
  });

  test.each(["TURSO_DATABASE_URL", "TURSO_AUTH_TOKEN"])("is refused without %s", (name) => {
    const { hosted } = databaseSettings({ ...TURSO, [name]: undefined });
    expect(() => requireHosted(hosted)).toThrow(new RegExp(`^${name} is missing: [^.]+`));
  });

  test("is refused with the settings of a developer's machine, which show all e-mails on a page", () => {
    const vars = { ...DEPLOYABLE.vars, KAYAP_ENV: "local" };
    expect(() => requireDeployable({ ...DEPLOYABLE, vars })).toThrow(
      /^KAYAP_ENV .* \/dev\/mail\.$/,
    );
  });

  test.each([
    ["APP_ORIGIN", "https://kayap.example"],
    ["APP_ORIGIN", "http://localhost:8787"],
    ["SUPPORT_EMAIL", "support@kayap.test"],
    ["SUPPORT_EMAIL", undefined],
  ])("is refused while %s is %j", (name, value) => {
    const vars = { ...DEPLOYABLE.vars, [name]: value };
    expect(() => requireDeployable({ ...DEPLOYABLE, vars })).toThrow(
      `${name} in wrangler.toml under [env.production.vars] is still the example: put your own there.`,
    );
  });

  test("is refused without a route or domain", () => {
    expect(() => requireDeployable({ ...DEPLOYABLE, routes: undefined })).toThrow(
      /^wrangler.toml has no routes/,
    );
  });

  test("ends with one sentence, and builds and migrates nothing, when no database is set", async () => {
    const { ok, output } = await runSilently([`${ROOT}tools/operations/deploy.ts`], {
      TURSO_DATABASE_URL: "",
    });
    expect(ok).toBe(false);
    expect(output).toMatch(/^TURSO_DATABASE_URL is missing: [^\n]+\.$/);
  });

  test("writes the search texts before the new Worker runs, and afterwards those that the old one saves meanwhile (threat 52)", async () => {
    const { client, db } = await emptyDatabase();
    const id = await addService(client, await addProfessional(client), { title: "Roof repair" });
    const saveAsOldWorker = () =>
      client.execute({ sql: "update services set search_text = 'old' where id = ?", args: [id] });
    const found = async () => (await searchServices(db, filtersOf({ q: "roof" }))).total;
    await saveAsOldWorker();
    const lines: string[] = [];
    const deploy = async () => {
      expect(await found()).toBe(1);
      await saveAsOldWorker();
      expect(await found()).toBe(0);
    };
    await updateAround({
      inDatabase: (work) => work(client),
      deploy,
      log: (line) => lines.push(line),
    });
    expect(await found()).toBe(1);
    const wrote = "Search texts written anew: 1.";
    expect(lines).toEqual(["Nothing to migrate.", wrote, wrote]);
  });
});
