import type { SeededRandom } from "./seeded-random.ts";

/** Texts that a browser or a URL parser takes for another site, or for no path of this one. */
export const HOSTILE_PATHS = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/.//evil.example",
  "/./\\evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "/a/b/../..//evil.example",
  "/a/../.\\/evil.example",
  "/%2e%2e//evil.example",
  "/%2e//evil.example",
  "/%2E%2e/%2e//evil.example",
  "/a/%2e%2e//evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/.\t//evil.example",
  "/.\r\n/\\evil.example",
  "\t//evil.example",
  " //evil.example",
  "/.///evil.example",
  "https://evil.example",
  "https:evil.example",
  "http://kayap.test@evil.example",
  "javascript:alert(1)",
  "data:text/html,evil",
  "evil.example",
  "?next=/",
  "",
] as const;

const PIECES = [
  ..."/ // /// \\ \\\\ . .. ./ ../ /. /.. ; : @ ? # & = % %2e %2E %2f %2F %5c %5C %00 %09 %0a %0d".split(
    " ",
  ),
  "\t",
  "\n",
  "\r",
  " ",
  "\u0000",
  "\u00a0",
  "\u2028",
  "\u202e",
  "\uff0f",
  "\uff0e",
  "\ufeff",
  "\ud800",
  "evil.example",
  "kayap.test",
  "https:",
  "javascript:",
  "data:text/html,",
  "a",
  "dashboard",
  "next=",
  "\u{1f986}",
];

/** A random text of pieces that URL parsers disagree about, mostly with a slash before it. */
export function hostileText(random: SeededRandom): string {
  const pieces = Array.from({ length: 1 + random.below(9) }, () => random.pick(PIECES));
  return (random.percent(80) ? "/" : "") + pieces.join("");
}
