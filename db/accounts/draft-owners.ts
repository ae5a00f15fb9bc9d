import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#db/viewer.ts";

/** Whose drafts may be read: those of the person who is signed in and those of the browser, by the hash of its cookie. */
export type DraftOwners = { userId: Viewer; deviceHash: string | null };

/** The owner of a draft that only one person may see, and only in the browser in which it was filled in (threat 89). */
export function personInBrowser(userId: string, deviceHash: string): string {
  return `${deviceHash}:${userId}`;
}

/** Whether a draft is of the person, of the browser, or of the person in this browser. */
export function isDraftOf(owner: AnyColumn, { userId, deviceHash }: DraftOwners): SQL {
  return sql`${owner} in (${userId}, ${deviceHash}, ${deviceHash} || ':' || ${userId})`;
}
