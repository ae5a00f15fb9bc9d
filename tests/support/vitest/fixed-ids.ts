import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { relative } from "node:path";
import { expect } from "vitest";
import { randomSeed } from "#tools/test/random-seed.ts";
import { idSequence } from "./id-sequence.ts";

// The same ids in every run: a text that an id holds by chance, or an order that depends on one, fails each time or never.
// The path begins at the checkout, so that the same test has the same ids in another folder.
const file = relative(process.cwd(), expect.getState().testPath ?? "");
const nextId = idSequence(randomSeed(process.env), file);

crypto.randomUUID = nextId;
globalThis.crypto.randomUUID = nextId;
syncBuiltinESMExports();
