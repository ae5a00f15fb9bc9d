import { readCopy } from "#app/device/offline-copy.ts";
import { currentPerson } from "#app/device/person.ts";
import { queueStore } from "#app/device/queue-store.ts";
import { parseEntry } from "#app/domain/queue/entry.ts";
import { DAY_READ, type Day } from "#app/islands/offline/day-read.ts";

const person = currentPerson();

async function readDay(): Promise<Day> {
  const kept = await readCopy(person, Date.now());
  const waiting = await queueStore(person).list();
  return { kept, entries: waiting.map(parseEntry).filter((one) => one !== null) };
}

// Without a vault nothing is kept, and the page already says that it needs a connection.
readDay()
  .catch((): Day => ({ kept: null, entries: [] }))
  .then((detail) => dispatchEvent(new CustomEvent(DAY_READ, { detail })));
