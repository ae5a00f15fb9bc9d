import { describe, expect, test } from "vitest";
import { parseSearch } from "#app/domain/search/filters.ts";
import { searchMatch } from "#app/domain/search/match.ts";
import { anywhere, type Piece, searchStages } from "#app/domain/search/stages.ts";
import { FACET_MARK, PLACE_MARK, TITLE_MARK } from "#app/domain/search/text.ts";

const MARKS = new Map([
  ["", ""],
  [TITLE_MARK, "title:"],
  [PLACE_MARK, "place:"],
]);

/** An expression in letters that can be read: marks by name, a word one slip away with "~". */
function written(pieces: Piece[]): string {
  return pieces
    .map((piece) =>
      typeof piece === "string"
        ? piece.replaceAll(FACET_MARK, "#")
        : `${MARKS.get(piece.mark)}${piece.word.text}${piece.close ? "~" : ""}`,
    )
    .join("");
}

function stages(query: string, options: { titleFirst?: boolean; withTypos?: boolean } = {}) {
  const match = searchMatch(parseSearch(new URLSearchParams(query)));
  const { exact, close } = searchStages(match, { titleFirst: true, withTypos: false, ...options });
  return { exact: exact.map(written), close: close.map(written) };
}

describe("the stages of a search", () => {
  test("are the title and then anywhere less the title (decision 9)", () => {
    expect(stages("q=roof")).toEqual({
      exact: ["title:roof", "(roof) NOT (title:roof)"],
      close: [],
    });
  });

  test("are one in another order and without a text", () => {
    expect(stages("q=roof", { titleFirst: false }).exact).toEqual(["roof"]);
    expect(stages("location=kitty").exact).toEqual(["place:kitty"]);
    expect(stages("").exact).toEqual(['"#all"']);
  });

  test("ask each later part only about what the earlier ones have in common", () => {
    const match = searchMatch(
      parseSearch(
        new URLSearchParams("q=roof&location=kitty&rating=4&minPrice=2000&maxPrice=2999.99"),
      ),
    );
    const none = ') NOT "#none" AND ';
    expect(written(anywhere(match))).toBe(
      `((("#allr40"${none}place:kitty${none}roof${none}("#allpf2")`,
    );
  });

  test("come again with words one slip away, less what was found as typed", () => {
    expect(stages("q=roof", { withTypos: true }).close).toEqual([
      "(title:roof~) NOT (roof)",
      "((roof~) NOT (roof)) NOT (title:roof~)",
    ]);
    expect(stages("location=kitty", { withTypos: true }).close).toEqual([
      "(place:kitty~) NOT (place:kitty)",
    ]);
    expect(stages("rating=4", { withTypos: true }).close).toEqual([]);
  });
});
