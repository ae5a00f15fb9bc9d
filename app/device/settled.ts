import { readSettled, SETTLED_COOKIE } from "#app/domain/drafts/settled.ts";

/** The subjects whose drafts the server has just made needless: their form was accepted, or discarded there. */
export function settledDrafts(): string[] {
  const value = new RegExp(`(?:^|; )${SETTLED_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  return readSettled(value ?? null);
}
