import { and, asc, count, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { EmailContent } from "#app/domain/email/email.ts";
import { nextVersion } from "#app/domain/forms/version.ts";
import { fullName } from "#db/accounts/display-name.ts";
import { isReachable } from "#db/accounts/reachable.ts";
import type { Database } from "#db/connection/client.ts";
import { isQueuedAbout, queueEmail } from "#db/email/outbox.ts";
import { queueNotification } from "#db/notifications/notify.ts";
import { users } from "#db/schema/accounts.ts";
import { photos, services } from "#db/schema/services.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { rowIf } from "#db/statements/row-if.ts";
import { logAct } from "./log.ts";
import { type InSession, isStaff } from "./staff.ts";

const QUEUE_LENGTH = 20;

const owner = alias(users, "owner");

// A literal, so that the partial index of waiting services serves it. A service of somebody whom nobody can reach stays until
// they are back: approving it would tell them that it is shown.
export const waitsForApproval = and(
  sql`${services.approval} = 'waiting'`,
  isNull(services.deletedAt),
  sql`exists (select 1 from ${users} owner where ${owner.id} = ${services.proId} and ${isReachable(owner)})`,
);

/**
 * Services that wait for the team, the longest waiting first, at most 20, with what is known of their professionals, and how
 * many there are.
 */
export async function readApprovals(db: Database) {
  const longestWaiting = db
    .select({ id: services.id })
    .from(services)
    .where(waitsForApproval)
    .orderBy(asc(services.updatedAt))
    .limit(QUEUE_LENGTH);
  const [queue, pictures, [total]] = await db.batch([
    db
      .select({
        id: services.id,
        title: services.title,
        description: services.description,
        categoryId: services.categoryId,
        subcategoryId: services.subcategoryId,
        priceAmount: services.priceAmount,
        priceType: services.priceType,
        city: services.city,
        region: services.region,
        /** Also when it was last changed. */
        version: services.updatedAt,
        proId: services.proId,
        proName: fullName(users),
        email: users.email,
        businessName: users.businessName,
        bio: users.bio,
        since: users.createdAt,
        yearsOfExperience: users.yearsOfExperience,
        /** How many of theirs wait or are refused. */
        unapproved: sql<number>`(select count(*) from ${services} mine where mine.pro_id = ${users.id}
          and mine.approval is not null and mine.deleted_at is null)`,
      })
      .from(services)
      .innerJoin(users, eq(users.id, services.proId))
      .where(waitsForApproval)
      .orderBy(asc(services.updatedAt))
      .limit(QUEUE_LENGTH),
    db
      .select({ id: photos.id, serviceId: photos.serviceId, alt: photos.alt })
      .from(photos)
      .where(inArray(photos.serviceId, longestWaiting))
      .orderBy(photos.position),
    db.select({ count: count() }).from(services).where(waitsForApproval),
  ]);
  const withPhotos = queue.map((service) => ({
    ...service,
    photos: pictures.filter(({ serviceId }) => serviceId === service.id),
  }));
  return { queue: withPhotos, total: total?.count ?? 0 };
}

/** The title of a service that waits, and whose it is; null for any other. */
export async function readWaitingService(db: Database, id: string) {
  const [found] = await db
    .select({ id: services.id, title: services.title, proId: users.id, email: users.email })
    .from(services)
    .innerJoin(users, eq(users.id, services.proId))
    .where(and(eq(services.id, id), waitsForApproval));
  return found ?? null;
}
type WaitingService = NonNullable<Awaited<ReturnType<typeof readWaitingService>>>;

type ApprovalDecision = {
  service: WaitingService;
  /** When the service that the moderator saw was last changed. */
  version: number;
  /** Why not yet; null where it is approved. */
  reason: string | null;
  emailContent: EmailContent;
  notification: { title: string; body: string; link: string };
  by: InSession;
};

/**
 * Approves a service that waits, which is active from then on, or refuses it for now: its professional gets an e-mail and a
 * notification, and the log has a line. False when it was changed or decided meanwhile, or is the moderator's own.
 */
export async function decideApproval(db: Database, decision: ApprovalDecision): Promise<boolean> {
  const { service, version, reason, emailContent, notification, by } = decision;
  const about = `${service.id}:${crypto.randomUUID()}`;
  const isQueued = isQueuedAbout("service-approval", about);
  const { done } = await namedBatch(db, {
    service: db
      .update(services)
      .set({
        ...(reason === null
          ? { status: "active", approval: null }
          : { status: "pending", approval: "refused" }),
        updatedAt: nextVersion(version, by.now),
      })
      .where(
        and(
          eq(services.id, service.id),
          eq(services.updatedAt, version),
          waitsForApproval,
          ne(services.proId, by.userId),
          isStaff(by, "moderator"),
        ),
      ),
    log: logAct(db, {
      staffId: by.userId,
      act: reason === null ? "service-approved" : "service-refused",
      subject: { kind: "service", id: service.id },
      reason: reason ?? "",
      now: by.now,
    }),
    email: queueEmail(db, {
      kind: "service-approval",
      about,
      to: service.email,
      userId: service.proId,
      emailContent,
      at: by.now,
    }),
    notification: queueNotification(db, {
      userId: service.proId,
      kind: "account",
      ...notification,
      about: null,
      at: by.now,
    }),
    done: rowIf(db, isQueued),
  });
  return done.length === 1;
}
