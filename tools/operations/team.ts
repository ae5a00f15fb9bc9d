import { z } from "zod";
import { normalAddress } from "#app/domain/email/address.ts";
import { STAFF_ROLES, staffRoleSchema } from "#app/domain/team/roles.ts";
import { type Database, openDatabase } from "#db/connection/client.ts";
import { PlainError } from "#db/connection/plain-error.ts";
import { findAccount, giveRole, readRoster, takeRole } from "#db/team/roster.ts";
import { withDatabase } from "#tools/database/with-database.ts";
import { runCommand } from "#tools/processes/run-command.ts";
import { databaseSettings } from "#tools/sqld/settings.ts";

const USAGE = `npm run team                       lists the team
npm run team -- add EMAIL ROLE     gives an account a role: ${STAFF_ROLES.join(", ")}
npm run team -- remove EMAIL       takes it away, at once`;

const addSchema = z.tuple([z.literal("add"), z.string(), staffRoleSchema]);
const removeSchema = z.tuple([z.literal("remove"), z.string()]);

await runCommand(() =>
  withDatabase(databaseSettings(process.env), async (client) => {
    const db = openDatabase(client);
    const args = process.argv.slice(2);
    if (args.length === 0) return list(db);
    const added = addSchema.safeParse(args);
    if (added.success) return add(db, added.data);
    const removed = removeSchema.safeParse(args);
    if (removed.success) return remove(db, removed.data);
    throw new PlainError(USAGE);
  }),
);

async function list(db: Database): Promise<void> {
  const roster = await readRoster(db);
  for (const { email, role, hasFactor } of roster) {
    const missing = hasFactor ? "" : "  (two-factor sign-in is off: no page of the team opens)";
    console.log(`${role.padEnd(10)} ${email}${missing}`);
  }
  console.log(roster.length === 0 ? `Nobody is in the team yet.\n${USAGE}` : USAGE);
}

async function add(db: Database, [, email, role]: z.output<typeof addSchema>): Promise<void> {
  const userId = await accountOf(db, email);
  const isNew = await giveRole(db, { userId, role, now: Date.now() });
  console.log(isNew ? `${email} is ${role} now.` : `${email} was ${role} already.`);
}

async function remove(db: Database, [, email]: z.output<typeof removeSchema>): Promise<void> {
  const userId = await accountOf(db, email);
  const wasMember = await takeRole(db, { userId, now: Date.now() });
  console.log(wasMember ? `${email} is no longer in the team.` : `${email} was not in the team.`);
}

async function accountOf(db: Database, email: string): Promise<string> {
  const id = await findAccount(db, normalAddress(email));
  if (!id) throw new PlainError("There is no account with this address.");
  return id;
}
