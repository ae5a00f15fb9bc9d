/**
 * A table that is written in a test for people to read: a line of column names, then one line per row with its name and a
 * word per column. Throws at a line of another length, and at a word that is not one of `words`.
 */
export function writtenTable<Word extends string>(text: string, words: readonly Word[]) {
  const [columns = [], ...lines] = text
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
  const rows = new Map(lines.map(([name = "", ...cells]) => [name, cells]));
  const wrong = [...rows].find(([, cells]) => cells.length !== columns.length);
  if (wrong || rows.size !== lines.length) throw new Error(`The table is uneven at ${wrong?.[0]}.`);
  return {
    columns,
    rows: [...rows.keys()],
    at(row: string, column: string): Word {
      const cell = rows.get(row)?.[columns.indexOf(column)];
      const word = words.find((one) => one === cell);
      if (word === undefined) throw new Error(`The table says ${cell} at ${row}, ${column}.`);
      return word;
    },
  };
}
