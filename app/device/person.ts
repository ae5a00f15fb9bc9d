/** Under whose name a visitor's things are stored. */
export const VISITOR = "visitor";

/** Where the device remembers under whose name things were stored last. */
export const LAST_PERSON = "person";

/**
 * Whose device this is now: the id of the person who signed in last and neither signed out nor was signed out, or the
 * visitor (decision 116). Everything on the device is stored under one of them.
 */
export function currentPerson(cookies: string = document.cookie): string {
  return /(?:^|; )person=([0-9a-f-]{36})/.exec(cookies)?.[1] ?? VISITOR;
}
