import { momentText } from "#app/domain/time.ts";
import { recoveryNotice, twoFactorRemoved } from "#app/email/two-factor-recovery-emails.ts";
import { forEachSettled } from "#app/for-each-settled.ts";
import {
  noticeRecovery,
  readRecoveriesToEnd,
  readRecoveriesToNotice,
  removeRecoveredFactor,
  repairRecoveryTimes,
} from "#db/accounts/two-factor-recovery.ts";
import type { Database } from "#db/client.ts";
import type { Rooms } from "#party/rooms.ts";

type Setting = {
  db: Database;
  rooms: Pick<Rooms, "endPerson">;
  appOrigin: string;
  /** UTC milliseconds now. */
  now: number;
};

/** Sends those whose second factor will be removed a notice every day, and removes it when its time has passed (threat 69). */
export async function endTwoFactorRecoveries({
  db,
  rooms,
  appOrigin,
  now,
}: Setting): Promise<void> {
  await repairRecoveryTimes(db, now);
  await forEachSettled(await readRecoveriesToNotice(db, now), async (owner) => {
    const dueAt = momentText(owner.dueAt, owner.displayPreferences);
    await noticeRecovery(db, owner, recoveryNotice(appOrigin, dueAt), now);
  });
  await forEachSettled(await readRecoveriesToEnd(db, now), async (owner) => {
    const context = { ipPrefix: null, userAgent: null, now };
    const notice = twoFactorRemoved(appOrigin);
    if (await removeRecoveredFactor(db, { ...owner, notice, context }))
      rooms.endPerson(owner.userId);
  });
}
