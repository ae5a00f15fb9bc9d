const BREATH_MS = 10;
const POLL_MS = 10;
const MOST_POLLS = 100;

let tickets = 0;
/** The ticket whose turn it is. */
let current: number | null = null;

/**
 * One hash at a time in this isolate, and a breath after each. A hash keeps workerd's only thread busy, so twenty in a
 * row would hold up everybody's pages for more than a second (threat 20).
 */
export async function inTurn<T>(hash: () => Promise<T>): Promise<T> {
  tickets += 1;
  const ticket = tickets;
  let seen = current;
  // By timers of its own: in workerd a promise must not be resolved by another request. A request that was cut off
  // never gives its turn back, so nobody waits for the same one longer than a second.
  for (let polls = 0; current !== null && polls < MOST_POLLS; polls += 1) {
    await pause(POLL_MS);
    if (current !== seen) polls = 0;
    seen = current;
  }
  current = ticket;
  try {
    return await hash();
  } finally {
    await pause(BREATH_MS);
    if (current === ticket) current = null;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
