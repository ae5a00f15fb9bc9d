import { recoveryNotice, twoFactorRemoved } from "#app/email/two-factor-recovery-emails.ts";
import { forEachSettled } from "#app/for-each-settled.ts";
import {
  noticeRecovery,
  readRecoveriesToEnd,
  readRecoveriesToNotice,
  removeRecoveredFactor,
  repairRecoveryTimes,
} from "#db/accounts/due-recoveries.ts";
import type { Database } from "#db/connection/client.ts";
import type { Rooms } from "#party/rooms.ts";

type Platform = {
  db: Database;
  rooms: Pick<Rooms, "endPerson">;
  appOrigin: string;
  /** UTC milliseconds now. */
  now: number;
};

/** Notifies people once a day whose second factor will be removed, and removes it when it is due (threat 69). */
export async function endTwoFactorRecoveries({
  db,
  rooms,
  appOrigin,
  now,
}: Platform): Promise<void> {
  await repairRecoveryTimes(db, now);
  await forEachSettled(await readRecoveriesToNotice(db, now), async (owner) => {
    await noticeRecovery(db, owner, recoveryNotice(appOrigin, owner), now);
  });
  await forEachSettled(await readRecoveriesToEnd(db, now), async (owner) => {
    const context = { ipPrefix: null, userAgent: null, now };
    const notice = twoFactorRemoved(appOrigin);
    if (await removeRecoveredFactor(db, { ...owner, notice, context }))
      rooms.endPerson(owner.userId);
  });
}
