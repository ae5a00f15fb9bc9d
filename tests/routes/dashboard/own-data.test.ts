import { expect, test } from "vitest";
import {
  addAccount,
  alertIn,
  browserAt,
  DAY,
  movableClock,
  PASSWORD,
  rowsOf,
} from "../../support/accounts.ts";
import { appOver } from "../../support/app.ts";
import { emptyDatabase } from "../../support/database.ts";
import { addPhoto, addProfessional, addReview, addService } from "../../support/fixtures.ts";

const PAGE = "/dashboard/settings/data";
const PATH = `${PAGE}/file`;

test("a person gets everything of their own as a file, without hashes and other people's, once a day (decision 63)", async () => {
  const { client, db } = await emptyDatabase();
  const clock = movableClock();
  const browser = browserAt(appOver(db, { clock: clock.read }));
  const id = await addAccount(client, { role: "professional", bio: "Wires houses." });
  const photo = await addPhoto(client, { serviceId: await addService(client, id), proId: id });
  const other = await addProfessional(client, { bio: "A secret of somebody else." });
  const theirs = await addService(client, other, { title: "Roof painting" });
  await addReview(
    client,
    { serviceId: theirs, proId: other, customerId: id },
    { comment: "Good." },
  );
  await browser.post("/login", { email: "anita@kayap.test", password: PASSWORD, remember: "on" });
  const answer = await browser.post(PATH, {});
  expect(answer.headers.get("Content-Disposition")).toBe(
    'attachment; filename="kayap-2026-11-20.json"',
  );
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({
    account: { email: "anita@kayap.test", bio: "Wires houses." },
    services: [{ title: "House wiring and breaker panels" }],
    photos: [{ url: `http://kayap.test/photos/${photo}/800.webp` }],
    reviewsWritten: [{ comment: "Good." }],
    reviewsReceived: [],
    securityLog: [{ event: "signed-in" }],
  });
  expect(text).not.toContain("somebody else");
  for (const { password_hash } of await rowsOf(client, "users")) {
    if (password_hash !== "none") expect(text).not.toContain(String(password_hash));
  }
  const again = await browser.post(PATH, {});
  expect(again.headers.get("Location")).toBe(`${PAGE}?problem=today`);
  const { page } = await browser.open(`${PAGE}?problem=today`);
  expect(alertIn(page)).toContain("You have downloaded your data today.");
  clock.advance(DAY);
  expect((await browser.post(PATH, {})).status).toBe(200);
});

test("nobody else gets it", async () => {
  const { db } = await emptyDatabase();
  const answer = await appOver(db).post(PATH, {});
  expect(answer.headers.get("Location")).toContain("/login?");
});
