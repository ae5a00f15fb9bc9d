import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { MOST_NOTIFIED, type WantedTime, wantedDays } from "#app/domain/jobs/job.ts";
import { daysBetween } from "#app/domain/time/guyana-day.ts";
import { isReachable, noBlock } from "#db/accounts/reachable.ts";
import type { Database } from "#db/connection/client.ts";
import { settings, users } from "#db/schema/accounts.ts";
import { jobNotices, jobs, tradeWorkers } from "#db/schema/jobs.ts";
import { notifications } from "#db/schema/notifications.ts";
import { daysOff } from "#db/schema/schedule.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { randomId } from "#db/statements/random-id.ts";
import { mayEmailJobs } from "./notices.ts";

type Matched = {
  id: string;
  customerId: string;
  /** As `tradeKey` gives it. */
  trade: string;
  region: string;
  wanted: WantedTime;
  /** What the notification says; it names nobody. */
  notice: { title: string; body: string; link: string };
  /** UTC milliseconds now. */
  at: number;
};

const isOn = (setting: SQL) => sql`coalesce(${setting}, 1) = 1`;
const wantsNotification = isOn(sql`${settings.jobNotifications}`);

/** How the notice is e-mailed: what a professional chose, and with the next digest once a day's e-mails are sent. */
const emailOf = (at: number) =>
  sql`case when ${settings.emailNotifications} = 0 or ${settings.jobEmails} = 'none' then 'none'
    when ${settings.jobEmails} = 'daily' or not ${mayEmailJobs("each", at)} then 'daily' else 'each' end`;

/**
 * The statement that moves those behind the others who are next and want to hear of no job: else ever more of them would
 * be read for every job.
 */
function passOver(db: Database, { trade, region, at }: Matched, isNew: SQL) {
  const next = sql`(select rowid, professional_id from ${tradeWorkers}
    where trade = ${trade} and region = ${region} order by notified_at, standing limit ${MOST_NOTIFIED})`;
  const silent = sql`(select next.rowid from ${next} next join ${settings} on ${settings.userId} = next.professional_id
    where ${settings.jobNotifications} = 0 and (${settings.emailNotifications} = 0 or ${settings.jobEmails} = 'none'))`;
  return db.run(
    sql`update ${tradeWorkers} set notified_at = ${at} where rowid in ${silent} and ${isNew}`,
  );
}

/**
 * The statements that choose the professionals to notify of a new job, in the batch that stores it: at most 30 of its
 * trade and region who can be reached, are not away and not blocked; those first whose last job was longest ago, then
 * by standing. Each is noted, notified and moved behind the others.
 */
export function notifyProfessionals(db: Database, job: Matched) {
  const { id, customerId, trade, region, wanted, notice, at } = job;
  const days = wantedDays(wanted, at);
  const isAway = sql`(select count(*) from ${daysOff} where ${daysOff.userId} = ${users.id}
    and ${daysOff.day} between ${days.from} and ${days.to}) > ${daysBetween(days.from, days.to)}`;
  const isNew = sql`exists (select 1 from ${jobs} where ${jobs.id} = ${id} and ${jobs.matchedAt} is null)`;
  const email = emailOf(at);
  const isChosen = and(
    eq(tradeWorkers.trade, trade),
    eq(tradeWorkers.region, region),
    isNew,
    isReachable(users),
    ne(users.id, customerId),
    noBlock(users.id, sql`${customerId}`),
    sql`not ${isAway}`,
    sql`(${wantsNotification} or ${email} <> 'none')`,
  );
  // A cross join keeps the order of the index, so that reading stops after the last one chosen.
  const workers = sql`from ${tradeWorkers} cross join ${users} on ${users.id} = ${tradeWorkers.professionalId}
    left join ${settings} on ${settings.userId} = ${users.id}`;
  return [
    db.run(
      insertSelect(
        jobNotices,
        { jobId: id, professionalId: sql`${users.id}`, email, createdAt: at },
        sql`${workers} where ${isChosen} order by ${tradeWorkers.notifiedAt}, ${tradeWorkers.standing}
          limit ${MOST_NOTIFIED} on conflict do nothing`,
      ),
    ),
    db.run(
      insertSelect(
        notifications,
        {
          id: randomId,
          userId: sql`${jobNotices.professionalId}`,
          kind: "job",
          ...notice,
          aboutUserId: customerId,
          fromUserId: customerId,
          createdAt: at,
        },
        sql`from ${jobNotices} left join ${settings} on ${settings.userId} = ${jobNotices.professionalId}
          where ${jobNotices.jobId} = ${id} and ${isNew} and ${wantsNotification}`,
      ),
    ),
    passOver(db, job, isNew),
    db.run(sql`update ${tradeWorkers} set notified_at = ${at} from ${jobNotices}
      where ${jobNotices.jobId} = ${id} and ${tradeWorkers.professionalId} = ${jobNotices.professionalId} and ${isNew}`),
    db
      .update(jobs)
      .set({ matchedAt: at })
      .where(and(eq(jobs.id, id), isNew)),
  ] as const;
}
