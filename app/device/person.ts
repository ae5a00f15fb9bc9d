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

const SIGNED_OUT = "-signed-out";

/**
 * Under which name a page for visitors stores its things. On the device of somebody whose session has ended by itself they
 * lie apart from theirs, because whoever opens such a page sees them.
 */
export function visitorHere(): string {
  const person = currentPerson();
  return person === VISITOR ? VISITOR : person + SIGNED_OUT;
}

/** The names under which a person's device may have things now. */
export const namesOf = (person: string): string[] => [person, person + SIGNED_OUT];

/** Whether things of this name may be read and written on this device now. */
export const isHere = (name: string): boolean => namesOf(currentPerson()).includes(name);
