import { z } from "zod";
import { applyMeasure } from "#app/actions/team/apply-measure.ts";
import { sendAppealLinks } from "#app/actions/team/send-appeal-links.ts";
import { HIDEABLE, hideableSchema } from "#app/domain/team/measures.ts";
import { REASON_RULE, reasonField } from "#app/domain/team/reports.ts";
import { momentText } from "#app/domain/time/time-text.ts";
import { factorRemovedByTeamEmail } from "#app/email/two-factor-recovery-emails.ts";
import { type Database, openDatabase } from "#db/connection/client.ts";
import { PlainError } from "#db/connection/plain-error.ts";
import { HIDEABLE_ROWS, readOwner } from "#db/team/hideable.ts";
import { readOpenReports, settleReport } from "#db/team/open-reports.ts";
import { removeFactor } from "#db/team/remove-factor.ts";
import { readReportedConversation } from "#db/team/reported-conversation.ts";
import { readReportedThing } from "#db/team/reported-thing.ts";
import { withDatabase } from "#tools/database/with-database.ts";
import { runCommand } from "#tools/processes/run-command.ts";
import { databaseSettings } from "#tools/sqld/settings.ts";

const KINDS = HIDEABLE.join("|");
const USAGE = `npm run moderate                                        lists the open reports
npm run moderate -- read CONVERSATION                   shows a reported conversation
npm run moderate -- hide ${KINDS} ID "REASON"
npm run moderate -- restore ${KINDS} ID "REASON"
npm run moderate -- remove-factor ACCOUNT "REASON"      removes two-factor sign-in that is not the owner's
npm run moderate -- settle REPORT "WHAT WAS DONE"       closes a report without hiding anything
npm run moderate -- send-appeal-links                   writes to everybody who can still appeal, with a new link`;

const changeSchema = z.tuple([
  z.enum(["hide", "restore"]),
  hideableSchema,
  z.string(),
  reasonField,
]);
const settleSchema = z.tuple([z.literal("settle"), z.string(), reasonField]);
const removeFactorSchema = z.tuple([z.literal("remove-factor"), z.string(), reasonField]);
const readSchema = z.tuple([z.literal("read"), z.string()]);

await runCommand(() =>
  withDatabase(databaseSettings(process.env), async (client) => {
    const db = openDatabase(client);
    const args = process.argv.slice(2);
    const [command] = args;
    if (command === undefined) return list(db);
    if (command === "read") return read(db, parse(readSchema, args)[1]);
    if (command === "send-appeal-links" && args.length === 1) return sendLinks(db);
    if (command === "settle") return settle(db, parse(settleSchema, args));
    if (command === "hide" || command === "restore") return change(db, parse(changeSchema, args));
    if (command === "remove-factor") return endFactor(db, parse(removeFactorSchema, args));
    throw new PlainError(USAGE);
  }),
);

async function list(db: Database): Promise<void> {
  const reports = await readOpenReports(db);
  for (const { id, kind, subjectId, reason: why, reporter, createdAt } of reports) {
    console.log(`${momentText(createdAt, null)}  ${kind} ${subjectId}`);
    console.log(
      `  report ${id} by ${reporter ?? "a deleted account"}: ${why || "no reason given"}\n`,
    );
  }
  console.log(reports.length === 0 ? "No open reports." : USAGE);
}

async function read(db: Database, conversationId: string): Promise<void> {
  const lines = await readReportedConversation(db, conversationId);
  if (lines.length === 0) throw new PlainError("No reported conversation has this id.");
  for (const { sender, content, createdAt } of lines) {
    console.log(`${momentText(createdAt, null)}  ${sender}: ${content}`);
  }
}

async function settle(db: Database, [, id, done]: z.output<typeof settleSchema>): Promise<void> {
  const settled = await settleReport(db, id, done, Date.now());
  if (!settled) throw new PlainError("No open report has this id.");
  console.log("Settled.");
}

async function change(
  db: Database,
  [command, kind, id, why]: z.output<typeof changeSchema>,
): Promise<void> {
  const owner = await readOwner(db, kind, id);
  if (!owner) throw new PlainError(`There is no ${kind} with this id.`);
  const named = await readReportedThing(db, HIDEABLE_ROWS[kind].reported, id);
  const hide = command === "hide";
  const bans = hide && kind === "account";
  const changed = await applyMeasure(
    db,
    {
      measure: bans ? "ban" : command,
      days: 0,
      reason: why,
      person: owner,
      thing: { kind, id, title: named?.title ?? null },
      decider: null,
      now: Date.now(),
    },
    { links: appealLinks(), supportEmail: supportEmail() },
  );
  const state = hide ? "hidden" : "shown";
  console.log(
    changed ? `It is ${state} now, and ${owner.email} gets an e-mail.` : `It was ${state} already.`,
  );
}

/** What links to appeals are made with; null where the secret is not set, and the e-mail names the address of support. */
function appealLinks() {
  const { APP_ORIGIN: appOrigin, KAYAP_SECRET: secret } = process.env;
  return appOrigin && secret ? { appOrigin, secret } : null;
}

async function sendLinks(db: Database): Promise<void> {
  const links = appealLinks();
  if (!links)
    throw new PlainError("APP_ORIGIN and KAYAP_SECRET have to be set, as the Worker has them.");
  const count = await sendAppealLinks(db, links, Date.now());
  console.log(
    `Decisions that can be appealed against: ${count}. Each has an e-mail with a link of this secret.`,
  );
}

function supportEmail(): string {
  return process.env.SUPPORT_EMAIL ?? "support@kayap.test";
}

async function endFactor(
  db: Database,
  [, id, why]: z.output<typeof removeFactorSchema>,
): Promise<void> {
  const owner = await readOwner(db, "account", id);
  if (!owner) throw new PlainError("There is no account with this id.");
  const emailContent = factorRemovedByTeamEmail(why, supportEmail());
  const removed = await removeFactor(db, {
    owner,
    reason: why,
    emailContent,
    now: Date.now(),
  });
  console.log(
    removed ? `It is removed, and ${owner.email} gets an e-mail.` : "No two-factor sign-in is on.",
  );
}

function parse<S extends z.ZodType>(schema: S, args: string[]): z.output<S> {
  const parsed = schema.safeParse(args);
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map(({ message }) => message);
  throw new PlainError(reasons.includes(REASON_RULE) ? REASON_RULE : USAGE);
}
