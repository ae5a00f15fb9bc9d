import { statSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import type { Row } from "#bench/measurement/report.ts";
import type { FilledDatabase } from "#bench/setup/filled-database.ts";

const OWNERS: readonly (readonly [names: RegExp, owner: string])[] = [
  [/^(search_\w+)_(data|idx|docsize|config)$/, "$1"],
  [/^(sqlite_autoindex_)?(search_words|search_slips)(_1)?$/, "$2"],
  [/^services(_\w+)?$/, "services"],
  [/^.*$/, "all else"],
];

/** Megabytes of the database file and of each search table, with all that belongs to it. */
export async function sizesOf({ url, folder }: FilledDatabase): Promise<Row> {
  const client = createClient({ url });
  try {
    const { rows } = await client.execute("select name, pgsize from dbstat where aggregate = true");
    const sizes = new Map<string, number>();
    for (const { name, pgsize } of rows) {
      const owner = ownerOf(String(name));
      sizes.set(owner, (sizes.get(owner) ?? 0) + Number(pgsize) / 1e6);
    }
    const file = statSync(join(folder, "data.sqld/dbs/default/data"));
    return { "whole file": file.size / 1e6, ...Object.fromEntries([...sizes].sort()) };
  } finally {
    client.close();
  }
}

function ownerOf(name: string): string {
  const found = OWNERS.find(([names]) => names.test(name));
  return found ? name.replace(...found) : name;
}
