import { expect, test } from "vitest";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { deliverDue } from "#app/email/delivery/deliver.ts";
import {
  browserAt,
  movableClock,
  NEW_PASSWORD,
  newestLink,
  PASSWORD,
  REGISTRATION,
  rowsOf,
  tokenOf,
} from "#tests/support/application/accounts.ts";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import { emailSenderThat } from "#tests/support/application/email-sender.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { SECRET } from "#tests/support/secret.ts";

const LINKS = { appOrigin: ORIGIN, secret: SECRET };

test("a dump of the whole database gives no access: no password, session, device or link of an e-mail is in it (threat 14)", async () => {
  const { client, db } = await emptyDatabase();
  const clock = movableClock();
  const browser = browserAt(appOver(db, { clock: clock.read }));
  const secrets = new Set([PASSWORD, NEW_PASSWORD]);
  const noteCookies = () => {
    for (const name of ["session", "device"]) secrets.add(browser.cookies.get(name) ?? "");
  };
  const follow = async (kind: string) => {
    const link = await newestLink(client, kind);
    secrets.add(tokenOf(link));
    return link;
  };

  await browser.post("/register", REGISTRATION);
  await browser.post(await follow("verify-email"), {});
  await browser.post("/login", { email: REGISTRATION.email, password: PASSWORD, remember: "on" });
  noteCookies();
  const feed = await (await browser.post("/dashboard/bookings/feed", { step: "new" })).text();
  secrets.add(/\/calendar\/([\w-]{43})\.ics/.exec(feed)?.[1] ?? "");
  await browser.post("/dashboard/settings/email", { email: "new@kayap.test", current: PASSWORD });
  await follow("change-email");
  clock.advance(MINUTE_MS);
  await browser.post("/forgot-password", { email: REGISTRATION.email });
  const token = tokenOf(await follow("reset-password"));
  const fields = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  expect((await browser.post("/reset-password", fields)).status).toBe(303);
  await browser.post("/login", { email: REGISTRATION.email, password: NEW_PASSWORD });
  noteCookies();
  await deliverDue({ db, emailSender: emailSenderThat("works"), now: clock.read(), links: LINKS });

  const { rows } = await client.execute(
    "select name from sqlite_schema where type = 'table' and name not like 'search%'",
  );
  const tables = rows.map(({ name }) => String(name));
  const dump = JSON.stringify(await Promise.all(tables.map((table) => rowsOf(client, table))));
  expect(dump).toContain(REGISTRATION.email);
  expect(secrets.size).toBe(9);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(15);
    expect(dump).not.toContain(secret);
  }
});
