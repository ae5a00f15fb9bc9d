import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { runScheduled } from "#app/scheduled/run-scheduled.ts";
import { endTwoFactorRecoveries } from "#app/scheduled/two-factor-recoveries.ts";
import { accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  browserAt,
  EMAIL,
  newestLink,
  PASSWORD,
  rowsOf,
} from "#tests/support/application/accounts.ts";
import { ORIGIN } from "#tests/support/application/app.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import { memoryBucket } from "#tests/support/records/photos.ts";
import { addFactor } from "#tests/support/records/two-factor.ts";

export const HERE = "/two-factor-recovery";
export const CANCEL = `${HERE}/cancel`;

/** An account with a second factor that is three days old, and the browser of its owner. */
export async function recoveryFixture() {
  const account = await accountFixture();
  const { database, clock, live, app, userId } = account;
  const { client } = database;
  const factor = await addFactor(client, userId, NOW - 3 * DAY_MS);
  const owner = browserAt(app);

  const typePassword = (browser = owner, password = PASSWORD) =>
    browser.post("/login", { email: EMAIL, password });
  const linkToStart = () => newestLink(client, "two-factor-recovery-link");
  const platform = () => ({
    db: database.db,
    purge: async () => {},
    bucket: memoryBucket(),
    papers: memoryBucket(),
    rooms: live.rooms,
    emailSender: null,
    push: null,
    appOrigin: ORIGIN,
    postalAddress: "1 Main Street, Georgetown",
    secret: "only for tests",
    now: clock.read(),
  });
  /** What the clock runs, at the time it shows. */
  const runNow = () => runScheduled(platform());

  return {
    ...account,
    client,
    factor,
    owner,
    typePassword,
    linkToStart,
    runNow,
    isOlder: (days: number) =>
      client.execute({
        sql: "update two_factor set confirmed_at = ?",
        args: [NOW - days * DAY_MS],
      }),
    waits: async () => (await rowsOf(client, "two_factor_recoveries"))[0] ?? null,
    isOn: async () => (await rowsOf(client, "two_factor")).length === 1,
    emails: async (kind: string) =>
      (await emailsIn(client)).filter((emailContent) => emailContent.kind === kind),
    code: () => factor.codeAt(clock.read()),
    /** Asks for the link, opens it and types the password. */
    async start(browser = owner, password = PASSWORD) {
      await typePassword(browser, password);
      await browser.post(HERE, {});
      return browser.post(await linkToStart(), { current: password });
    },
    /** Lets so many hours pass, with the job of the removals every six hours, and at the end all that the clock runs. */
    async pass(hours: number) {
      for (let left = hours; left > 6; left -= 6) {
        clock.advance(6 * HOUR_MS);
        await endTwoFactorRecoveries(platform());
      }
      clock.advance((hours % 6 || 6) * HOUR_MS);
      await runNow();
    },
  };
}
export type RecoveryFixture = Awaited<ReturnType<typeof recoveryFixture>>;
