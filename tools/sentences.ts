import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cataloguePages, FOLDER, readSentences } from "./sentences/catalogue.ts";

const sentences = readSentences();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const [name, page] of cataloguePages(sentences)) writeFileSync(join(FOLDER, name), page);
console.log(`${sentences.length} sentences in docs/sentences.`);
