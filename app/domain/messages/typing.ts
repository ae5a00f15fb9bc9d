/** A person's "typing" frames are passed on at most this often, over all their sockets (threat 81). */
const TYPING_EVERY_MS = 1_000;

/** When each person's last "typing" frame was passed on (UTC ms), by user id. */
export type TypingTimes = ReadonlyMap<string, number>;

/** The times after a person's "typing" frame at `now`, or null when the frame is not passed on. */
export function passTypingOn(
  times: TypingTimes,
  { userId, now }: { userId: string; now: number },
): TypingTimes | null {
  const last = times.get(userId);
  if (last !== undefined && now - last < TYPING_EVERY_MS) return null;
  return new Map(times).set(userId, now);
}
