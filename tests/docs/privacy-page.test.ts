import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PRIVACY_SECTIONS } from "#app/content/privacy.ts";

const WRITES_A_COOKIE = /writeCookie\(|document\.cookie =|; SameSite=/;
const KEEPS_ON_THE_DEVICE = /(?:local|session)Storage|indexedDB\.open|caches\.open/;
/** Where the names stand that other files of the device import. */
const SHARED = [
  "app/device/person.ts",
  "app/domain/drafts/draft.ts",
  "app/domain/drafts/settled.ts",
];
/** On the server: the cache of the Worker is no browser's. */
const SERVER = ["app/worker.ts"];

const NAMES = [
  /^(?:export )?const (?!PREVIOUS_)[A-Z_]*(?:COOKIE|KEY|NAME|PREFIX|DATABASE|PAGES|FILES|PERSON|WAITS|OPENING) = "([a-zA-Z-]+?)[-:]?"/gm,
  /"__Host-([a-z-]+)"/g,
  /caches\.open\("([a-z-]+)"\)/g,
];

/** The names of all cookies, keys, databases and caches in the code, with the file each stands in. */
function names(): Map<string, string> {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "app"], {
    encoding: "utf8",
  });
  const files = listed.split("\n").filter((file) => /\.tsx?$/.test(file));
  const found = new Map<string, string>();
  for (const file of files) {
    const code = readFileSync(file, "utf8");
    const keeps = WRITES_A_COOKIE.test(code) || KEEPS_ON_THE_DEVICE.test(code);
    if (SERVER.includes(file) || (!keeps && !SHARED.includes(file))) continue;
    for (const pattern of NAMES) {
      for (const [, name = ""] of code.matchAll(pattern)) found.set(name, file);
    }
  }
  return found;
}

describe("the part on cookies of the privacy policy", () => {
  const cookies = PRIVACY_SECTIONS.find(({ id }) => id === "cookies");
  const points = cookies?.blocks.flatMap((block) => (typeof block === "string" ? [] : block)) ?? [];
  const named = new Set(
    points.flatMap((point) =>
      [...point.matchAll(/(?:^|\. )([a-zA-Z, -]+?):/g)].flatMap(([, list = ""]) =>
        list.split(/, | and /),
      ),
    ),
  );

  test("names every cookie, key, database and cache of the code", () => {
    const kept = names();
    expect(kept.size).toBeGreaterThanOrEqual(20);
    for (const [name, file] of kept) expect(named, `${name} of ${file}`).toContain(name);
  });

  test("names nothing that the code does not keep", () => {
    const kept = names();
    for (const name of named) expect([...kept.keys()]).toContain(name);
  });
});
