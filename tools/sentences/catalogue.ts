import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#tools/project-root.ts";
import { AREAS, NOT_SHOWN } from "./areas.ts";
import { findSentences, type Sentence } from "./find-sentences.ts";

const PARTS = ["app", "db", "party"];

/** Where the pages of the catalogue are. */
export const FOLDER = join(ROOT, "docs/sentences");

export type PlacedSentence = Sentence & { file: string };

/** Every sentence that somebody who uses Kayap can read, by file, in the order of the source. */
export function readSentences(): PlacedSentence[] {
  return PARTS.flatMap((part) =>
    readdirSync(join(ROOT, part), { recursive: true, encoding: "utf8" }).map((path) =>
      join(part, path),
    ),
  )
    .filter((path) => /\.tsx?$/.test(path) && !NOT_SHOWN.some((rule) => rule.test(path)))
    .sort()
    .flatMap((file) =>
      findSentences(file, readFileSync(join(ROOT, file), "utf8"))
        .map((sentence) => ({ ...sentence, file }))
        .filter(({ symbol }) => !NOT_SHOWN.some((rule) => rule.test(`${file} ${symbol}`))),
    );
}

/** The pages of the catalogue by name: a section for each file, a line for each sentence. */
export function cataloguePages(sentences: PlacedSentence[]): Map<string, string> {
  const areaOf = new Map<string, string>();
  for (const { file } of sentences) {
    areaOf.set(file, AREAS.find(([, , files]) => files.test(file))?.[0] ?? "");
  }
  return new Map(
    AREAS.map(([name, title]) => [
      `${name}.md`,
      pageOf(
        title,
        sentences.filter(({ file }) => areaOf.get(file) === name),
      ),
    ]),
  );
}

function pageOf(title: string, sentences: PlacedSentence[]): string {
  const lines = sentences.flatMap(({ file, symbol, text }, index) => [
    ...(sentences[index - 1]?.file === file ? [] : ["", `## ${file}`, ""]),
    `- ${text}${symbol && ` \`${symbol}\``}`,
  ]);
  return `# ${title}\n\nMade by \`npm run sentences\`.\n${lines.join("\n")}\n`;
}
