import { expect, test } from "vitest";
import { compare } from "../bench/load/ledger.ts";

const ledger = new Map([
  ["tap", "id-1"],
  ["roof", "id-2"],
  ["fence", null],
]);
const rows = [
  { key: "tap", id: "id-1" },
  { key: "roof", id: "id-2" },
];

test("everything acknowledged and nothing else is stored", () => {
  expect(compare(ledger, rows)).toEqual({
    acknowledged: 2,
    stored: 2,
    missing: [],
    unacknowledged: [],
    unaccounted: [],
  });
});

test("an acknowledged write without its row is missing, also when the count is the same", () => {
  const others = [...rows.slice(1), { key: "fence", id: "id-3" }];
  expect(compare(ledger, others)).toMatchObject({ stored: 2, missing: ["tap"] });
});

test("a row with another id than the acknowledged one does not stand for it", () => {
  const [first] = rows;
  expect(compare(ledger, [{ key: "tap", id: "id-9" }]).missing).toContain(first?.key);
});

test("what was stored without an acknowledgement is listed apart", () => {
  const found = compare(ledger, [...rows, { key: "fence", id: "id-3" }]);
  expect(found).toMatchObject({ missing: [], unacknowledged: ["fence"], unaccounted: [] });
});

test("rows that nobody sent, or that stand twice, are unaccounted for", () => {
  const found = compare(ledger, [...rows, { key: "tap", id: "id-4" }, { key: "gate", id: "id-5" }]);
  expect(found).toMatchObject({ missing: [], unaccounted: ["tap", "gate"] });
});
