import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createClient } from "@libsql/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deliverDue } from "#app/email/delivery/deliver.ts";
import { reportStuckEmails } from "#app/scheduled/report-stuck-emails.ts";
import { queueFailedAgain, readStuckEmails } from "#db/email/stuck-emails.ts";
import { migrate } from "#db/migrate.ts";
import { emailSenderThat } from "#tests/support/application/email-sender.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { PATIENCE } from "#tests/support/patience.ts";
import { addEmail, onlyEmail } from "#tests/support/records/outbox.ts";
import { ROOT } from "#tools/project-root.ts";
import { startLocalServer } from "#tools/sqld/server.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LINKS = { appOrigin: "http://kayap.test", secret: "a secret of the tests" };
const REFUSED = new Error("550 5.1.1 no mailbox for asha@kayap.test");

describe("e-mails that the e-mail service refuses", () => {
  let database: TestDatabase;
  let logged: string[];
  beforeEach(async () => {
    logged = [];
    vi.spyOn(console, "log").mockImplementation(() => {});
    vi.spyOn(console, "error").mockImplementation((line: string) => logged.push(line));
    database = await emptyDatabase();
    await addEmail(database.client, { to: "asha@kayap.test", subject: "Confirm", at: NOW });
  });
  afterEach(() => vi.restoreAllMocks());

  /** Delivers every minute of so many hours with an e-mail service that refuses everything. */
  async function refuseFor(hours: number) {
    const emailSender = emailSenderThat({ failsWith: REFUSED });
    for (let now = NOW; now <= NOW + hours * HOUR; now += MINUTE) {
      await deliverDue({ db: database.db, emailSender, now, links: LINKS });
    }
    return emailSender;
  }

  test("are counted by the hourly log line while they wait and when they were given up, without addresses (threat 61)", async () => {
    await reportStuckEmails(database.db, NOW + 9 * MINUTE);
    expect(logged).toEqual([]);
    await reportStuckEmails(database.db, NOW + 10 * MINUTE);
    expect((await refuseFor(3)).tries()).toBe(5);
    await reportStuckEmails(database.db, NOW + 3 * HOUR);
    await reportStuckEmails(database.db, NOW + 25 * HOUR);
    expect(logged.map((line) => JSON.parse(line))).toEqual([
      { event: "emails-stuck", failed: 0, waiting: 1 },
      { event: "emails-stuck", failed: 1, waiting: 0 },
    ]);
    const [stuck] = await readStuckEmails(database.db, NOW + 3 * HOUR);
    expect(stuck).toEqual({
      kind: "test",
      status: "failed",
      attempts: 5,
      lastError: "550 5.1.1 no mailbox for [address]",
      createdAt: NOW,
    });
  });

  test("are sent once when the operator queues them again, and only those of the last 24 hours", async () => {
    await refuseFor(3);
    expect(await queueFailedAgain(database.db, NOW + 25 * HOUR)).toBe(0);
    expect(await queueFailedAgain(database.db, NOW + 4 * HOUR)).toBe(1);
    const emailSender = emailSenderThat("works");
    for (const now of [NOW + 4 * HOUR, NOW + 5 * HOUR]) {
      await deliverDue({ db: database.db, emailSender, now, links: LINKS });
    }
    expect(emailSender.sent.map(({ text }) => text)).toEqual(["T"]);
    expect((await onlyEmail(database.client)).status).toBe("sent");
  });
});

test("the operator's command lists failed e-mails, queues them again, and explains its usage", async () => {
  const data = mkdtempSync(join(tmpdir(), "kayap-emails-"));
  const server = await startLocalServer({
    folder: join(data, "database"),
    log: () => {},
    patience: PATIENCE,
  });
  const client = createClient({ url: server.url });
  await migrate(client);
  await addEmail(client, { to: "asha@kayap.test", subject: "S", at: Date.now() - HOUR });
  await client.execute(
    "update mail_outbox set status = 'failed', attempts = 5, last_error = 'down'",
  );
  const env = { ...process.env, KAYAP_DATA: data, TURSO_DATABASE_URL: "" };
  const emails = (...args: string[]) =>
    promisify(execFile)(process.execPath, ["tools/operations/stuck-emails.ts", ...args], {
      cwd: ROOT,
      env,
    });
  const listed = (await emails()).stdout;
  expect(listed).toMatch(/ {2}test {2}failed after 5 tries\n {2}down\n/);
  expect(listed).not.toContain("asha");
  expect((await emails("again")).stdout).toBe("Queued again: 1.\n");
  expect((await onlyEmail(client)).status).toBe("queued");
  await expect(emails("burn")).rejects.toThrow("npm run stuck-emails -- again");
  client.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}, 60_000);
