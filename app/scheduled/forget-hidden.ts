import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { documentTags } from "#app/http/documents/document-tags.ts";
import type { Database } from "#db/connection/client.ts";
import { readHiddenSince } from "#db/team/hidden-since.ts";

/** Twice the time between two runs, so that nothing is missed where one begins late. */
const BACK_MS = 2 * MINUTE_MS;

type Platform = {
  db: Database;
  purge: (tags: readonly string[]) => Promise<void>;
  /** UTC milliseconds now. */
  now: number;
};

/** Takes what the team has just hidden, by whatever measure, off the documents of visitors (threat 32). */
export async function forgetHidden({ db, purge, now }: Platform): Promise<void> {
  const tags = documentTags(await readHiddenSince(db, now - BACK_MS));
  if (tags.length > 0) await purge(tags);
}
