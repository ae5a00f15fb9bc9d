const PAUSE_AFTER_MS = 10;
const POLL_MS = 10;
const MOST_POLLS = 100;

let tickets = 0;
/** The ticket that runs now. */
let current: number | null = null;

/**
 * Runs one hash at a time in this isolate, with a pause after each. A hash keeps workerd's only thread busy, so twenty in a row
 * would delay everybody's pages for more than a second (threat 20).
 */
export async function inTurn<T>(hash: () => Promise<T>): Promise<T> {
  tickets += 1;
  const ticket = tickets;
  let last = current;
  // It polls, because in workerd one request must not resolve the promise of another. A cancelled request never ends
  // its turn, so nobody waits longer than a second for the same turn.
  for (let polls = 0; current !== null && polls < MOST_POLLS; polls += 1) {
    await pause(POLL_MS);
    if (current !== last) polls = 0;
    last = current;
  }
  current = ticket;
  try {
    return await hash();
  } finally {
    await pause(PAUSE_AFTER_MS);
    if (current === ticket) current = null;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
