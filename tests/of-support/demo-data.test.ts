import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { copyKept, demoKey, demoSources } from "#tests/support/servers/demo-data.ts";
import { ROOT } from "#tools/project-root.ts";

const source = (path: string) => readFileSync(join(ROOT, path), "utf8");
const NINE = Date.UTC(2026, 6, 1, 9);

describe("the demo data that tests start with", () => {
  test("is another after a change of anything that it is made of", () => {
    const before = demoKey(NINE);
    for (const changed of [
      "demo/schedule.ts",
      "demo/drawings/portrait.ts",
      "demo/photo-rows.ts",
      "db/schema/services.ts",
      "migrations/0000_tables.sql",
      "app/domain/bookings/availability.ts",
      "app/photos/store.ts",
      "app/ui/pictures/category-art.ts",
      "tests/support/records/photos.ts",
      "package-lock.json",
    ]) {
      const read = (path: string) => source(path) + (path === changed ? "\n" : "");
      expect(demoKey(NINE, read), changed).not.toBe(before);
    }
    expect(demoKey(NINE)).toBe(before);
    expect(demoSources()).not.toContain("app/routes.ts");
  });

  test("is kept within an hour of the clock, which is one in Guyana too", () => {
    expect(demoKey(NINE + HOUR_MS - 1)).toBe(demoKey(NINE));
    expect(demoKey(NINE + HOUR_MS)).not.toBe(demoKey(NINE));
    expect(demoKey(NINE - MINUTE_MS)).not.toBe(demoKey(NINE));
    expect(demoKey(NINE + DAY_MS)).not.toBe(demoKey(NINE));
  });
});

describe("what is kept under a key", () => {
  let parent: string;
  let made: string[];
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), "kayap-kept-"));
    made = [];
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  const copy = async (key: string, name: string) => {
    const cache = join(parent, "cache");
    const make = async (fresh: string) => {
      made.push(key);
      mkdirSync(fresh);
      writeFileSync(join(fresh, "data"), `made for ${key}`);
      if (key === "broken") throw new Error("The disk is full.");
    };
    await copyKept(join(parent, name), { cache, key, make });
    return readFileSync(join(parent, name, "data"), "utf8");
  };
  const kept = () => readdirSync(join(parent, "cache")).filter((name) => name !== "lock");

  test("is made once and copied for each who asks, also at once", async () => {
    const answers = await Promise.all([copy("nine", "a"), copy("nine", "b")]);
    expect(answers).toEqual(["made for nine", "made for nine"]);
    expect(made).toEqual(["nine"]);
    writeFileSync(join(parent, "a/data"), "changed by a test");
    expect(await copy("nine", "c")).toBe("made for nine");
  });

  test("goes when something is made for another key", async () => {
    await copy("nine", "a");
    expect(await copy("ten", "b")).toBe("made for ten");
    expect(kept()).toEqual(["ten"]);
  });

  test("is not kept half-made", async () => {
    await expect(copy("broken", "a")).rejects.toThrow("The disk is full.");
    expect(kept()).toEqual([]);
  });
});
