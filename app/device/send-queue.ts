import { type Answer, answerOf, NO_ANSWER, nextAfter } from "#app/domain/queue/answer.ts";
import { isTooOld, lanesOf, type QueueEntry, requestOf, TOO_OLD } from "#app/domain/queue/entry.ts";
import type { Queue } from "./queue.ts";

export type SendingPorts = {
  post(entry: QueueEntry): Promise<Answer>;
  /** Runs work once nobody else on this device sends from this lane; null where it does not wait for that. */
  alone<T>(lane: string, work: () => Promise<T>): Promise<T | null>;
  /** UTC milliseconds. */
  now(): number;
};

/**
 * Whether some still wait for a connection or for a service that works, and whether a lane was left out because somebody
 * else sends from it.
 */
type SendingResult = { stillWait: boolean; sentElsewhere: boolean };

/** Sends what waits: all lanes at once, each in order. A refused entry is kept with its sentence. */
export async function sendQueue(queue: Queue, ports: SendingPorts): Promise<SendingResult> {
  const lanes = [...lanesOf(await queue.list()).keys()];
  const outcomes = await Promise.all(
    lanes.map((lane) => ports.alone(lane, () => sendLane(queue, lane, ports))),
  );
  return { stillWait: outcomes.includes(true), sentElsewhere: outcomes.includes(null) };
}

/** Sends a lane in order; whether some of it still wait. */
async function sendLane(queue: Queue, lane: string, { post, now }: SendingPorts): Promise<boolean> {
  for (;;) {
    // Read again before each: meanwhile one may have been added, or taken back.
    const [entry] = lanesOf(await queue.list()).get(lane) ?? [];
    if (!entry || entry.notBefore > now()) return false;
    if (isTooOld(entry, now())) {
      await queue.put({ ...entry, refused: TOO_OLD });
      continue;
    }
    const next = nextAfter(entry, await post(entry), now());
    switch (next.do) {
      case "remove":
        await queue.delete(entry.id);
        break;
      case "tell":
        await queue.put({ ...entry, refused: next.sentence });
        break;
      case "pause":
        await queue.put({ ...entry, notBefore: next.until });
        return false;
      case "wait":
        return true;
    }
  }
}

const LIMIT_MS = 8_000;
const TURN_WITHIN_MS = 10_000;

const inLane = <T>(
  lane: string,
  options: LockOptions,
  work: (lock: Lock | null) => Promise<T>,
): Promise<T> => navigator.locks.request(`queue ${lane}`, options, work);

const afterOthers: SendingPorts["alone"] = (lane, work) => inLane(lane, {}, work);

const unlessOthers: SendingPorts["alone"] = (lane, work) =>
  inLane(lane, { ifAvailable: true }, async (lock) => (lock ? work() : null));

/**
 * Runs work, which never fails, once nobody else on this device sends from this lane, and at the latest after 10 s: a tab in
 * the background may be suspended while it sends.
 */
export function soonAfterOthers<T>(lane: string, work: () => Promise<T>): Promise<T> {
  // Also where the browser refuses locks, as some do together with storage.
  return inLane(lane, { signal: AbortSignal.timeout(TURN_WITHIN_MS) }, work).catch(work);
}

/** Posts entries from this page or worker, never at the same time as another tab. */
export const browserSending: SendingPorts = { post, alone: afterOthers, now: Date.now };

/** As `browserSending`, without what an open conversation or another tab is sending. */
export const sendingBesideOthers: SendingPorts = { ...browserSending, alone: unlessOthers };

async function post(entry: QueueEntry): Promise<Answer> {
  const { path, headers, fields } = requestOf(entry);
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    return await answerOf(await fetch(path, { method: "POST", headers, body: fields, signal }));
  } catch {
    return NO_ANSWER;
  }
}
