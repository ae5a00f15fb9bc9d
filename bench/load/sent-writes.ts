/** Every write that was sent, by its key, with the id of its acknowledgement, or null before that. */
export type SentWrites = Map<string, string | null>;
export type StoredRow = { key: string; id: string };

export type Comparison = {
  acknowledged: number;
  stored: number;
  /** Acknowledged, but no row has this key and id. */
  missing: string[];
  /** Stored, although the answer was an error or missing. */
  unacknowledged: string[];
  /** Stored, but never sent, or stored twice. */
  unaccounted: string[];
};

/** Compares every acknowledged write with the rows of the database. */
export function compare(sent: SentWrites, rows: readonly StoredRow[]): Comparison {
  const acknowledged = [...sent].filter(([, id]) => id !== null);
  const stored = new Map<string, string>();
  const unaccounted: string[] = [];
  for (const { key, id } of rows) {
    if (!sent.has(key) || stored.has(key)) unaccounted.push(key);
    else stored.set(key, id);
  }
  return {
    acknowledged: acknowledged.length,
    stored: rows.length,
    missing: acknowledged.filter(([key, id]) => stored.get(key) !== id).map(([key]) => key),
    unacknowledged: [...stored.keys()].filter((key) => sent.get(key) === null),
    unaccounted,
  };
}
