import { expect, test } from "vitest";
import { compare } from "#bench/load/sent-writes.ts";

const sent = new Map([
  ["tap", "id-1"],
  ["roof", "id-2"],
  ["fence", null],
]);
const rows = [
  { key: "tap", id: "id-1" },
  { key: "roof", id: "id-2" },
];

test("a comparison of the sent writes with the same rows finds nothing", () => {
  expect(compare(sent, rows)).toEqual({
    acknowledged: 2,
    stored: 2,
    missing: [],
    unacknowledged: [],
    unaccounted: [],
  });
});

test("an acknowledged write without its row counts as missing, also when the number of rows is the same", () => {
  const others = [...rows.slice(1), { key: "fence", id: "id-3" }];
  expect(compare(sent, others)).toMatchObject({ stored: 2, missing: ["tap"] });
});

test("an acknowledged write whose row has another id counts as missing", () => {
  const [first] = rows;
  expect(compare(sent, [{ key: "tap", id: "id-9" }]).missing).toContain(first?.key);
});

test("a row without an acknowledgement counts as unacknowledged", () => {
  const found = compare(sent, [...rows, { key: "fence", id: "id-3" }]);
  expect(found).toMatchObject({ missing: [], unacknowledged: ["fence"], unaccounted: [] });
});

test("rows that were never sent, or are stored twice, count as unaccounted for", () => {
  const found = compare(sent, [...rows, { key: "tap", id: "id-4" }, { key: "gate", id: "id-5" }]);
  expect(found).toMatchObject({ missing: [], unaccounted: ["tap", "gate"] });
});
