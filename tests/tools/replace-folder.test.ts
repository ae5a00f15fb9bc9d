import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { replaceFolder } from "#tools/files/replace-folder.ts";

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "kayap-replaced-"));
  folder = join(parent, "build");
});
afterEach(() => rmSync(parent, { recursive: true }));

/** The folder's files with what they say. */
const found = () =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  );

/** Writes both files of a version, one after the other; `between` sees the moment when only one is there. */
function version(word: string, between: () => void = () => {}) {
  return async (fresh: string) => {
    mkdirSync(fresh);
    writeFileSync(join(fresh, "client"), word);
    between();
    writeFileSync(join(fresh, "server"), word);
  };
}

test("a folder that does not exist yet is created", async () => {
  await replaceFolder(folder, version("first"));
  expect(found()).toEqual({ client: "first", server: "first" });
});

test("a folder is the former one, complete, until the next one is complete (threat 83)", async () => {
  await replaceFolder(folder, version("first"));
  let meanwhile: unknown;
  await replaceFolder(
    folder,
    version("second", () => {
      meanwhile = found();
    }),
  );
  expect(meanwhile).toEqual({ client: "first", server: "first" });
  expect(found()).toEqual({ client: "second", server: "second" });
  expect(readdirSync(parent)).toEqual(["build"]);
});

test("a folder stays as it was when making the next one fails (threat 83)", async () => {
  await replaceFolder(folder, version("first"));
  const failing = version("second", () => {
    throw new Error("There is no room left.");
  });
  await expect(replaceFolder(folder, failing)).rejects.toThrow("There is no room left.");
  expect(found()).toEqual({ client: "first", server: "first" });
  expect(readdirSync(parent)).toEqual(["build"]);
});

test("files of an interrupted replacement are no part of the next one (threat 83)", async () => {
  mkdirSync(`${folder}-fresh`);
  writeFileSync(join(`${folder}-fresh`, "half"), "written");
  await replaceFolder(folder, version("first"));
  expect(found()).toEqual({ client: "first", server: "first" });
});
