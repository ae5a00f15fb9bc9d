import type { Client } from "@libsql/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  alertIn,
  browserAt,
  movableClock,
  PASSWORD,
  pageOf,
  proveAgain,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, awayFor, awayForBatches } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  addPhoto,
  addProfessional,
  addReview,
  addService,
  insert,
  NOW,
} from "#tests/support/fixtures.ts";
import { element, having, linkTo, textIn, texts } from "#tests/support/html.ts";
import { filesInZip } from "#tests/support/http/zip.ts";
import { addBookingOf } from "#tests/support/records/bookings.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import { jpeg, memoryBucket, sharpDecoder } from "#tests/support/records/photos.ts";
import { pushedBrowser } from "#tests/support/records/push-rows.ts";

const PAGE = "/dashboard/settings/data";

describe("everything of a person as a download (decision 63)", () => {
  let database: TestDatabase;
  let client: Client;
  let app: ReturnType<typeof appOver>;
  let browser: TestBrowser;
  let bucket: ReturnType<typeof memoryBucket>;
  let clock: ReturnType<typeof movableClock>;
  let unavailable: ReturnType<typeof appOver>;
  let id: string;

  beforeEach(async () => {
    database = await emptyDatabase();
    client = database.client;
    bucket = memoryBucket();
    clock = movableClock();
    const setup = { clock: clock.read, photos: { bucket, decoder: sharpDecoder } };
    app = appOver(database.db, setup);
    unavailable = appOver(awayForBatches(database.db), setup);
    id = await addAccount(client, { role: "professional", bio: "Wires houses." });
    browser = await signedInAs("anita@kayap.test");
  });
  afterEach(() => vi.restoreAllMocks());

  async function signedInAs(email: string): Promise<TestBrowser> {
    const other = browserAt(app);
    await other.post("/login", { email, password: PASSWORD, remember: "on" });
    return other;
  }

  async function put(key: string, bytes: Uint8Array<ArrayBuffer>) {
    await bucket.put(key, bytes.buffer);
    return bytes;
  }

  async function link(): Promise<string> {
    const { page } = await browser.open(PAGE);
    const { href } = element(
      page,
      (one) => textIn(one) === "Download the archive" && one.name === "a",
    ).attributes;
    return href ?? "";
  }

  async function requestLink(): Promise<string> {
    expect((await browser.post(PAGE, {})).headers.get("Location")).toBe(PAGE);
    return link();
  }

  async function archive(path: string) {
    const answer = await browser.get(path);
    const files = filesInZip(new Uint8Array(await answer.arrayBuffer()));
    const json = JSON.parse(new TextDecoder().decode(files.get("kayap.json")));
    return { answer, files, json };
  }

  test("is one archive with every picture as it is stored, and a file that names them, without hashes and other people's", async () => {
    const serviceId = await addService(client, id);
    const photo = await addPhoto(client, { serviceId, proId: id }, 0, "A breaker panel");
    const large = await put(`${photo}/1200.jpg`, await jpeg(1200, 900));
    await put(`${photo}/160.webp`, await jpeg(160, 120));
    const portrait = await addPhoto(client, { serviceId, proId: id });
    await client.execute({
      sql: "update photos set service_id = null where id = ?",
      args: [portrait],
    });
    await client.execute({
      sql: "update users set profile_picture = ? where id = ?",
      args: [portrait, id],
    });
    await put(`${portrait}/64.webp`, await jpeg(64, 64));
    const square = await put(`${portrait}/256.webp`, await jpeg(256, 256));
    const other = await addProfessional(client, { bio: "A secret of somebody else." });
    const theirs = await addService(client, other, { title: "Roof painting" });
    const theirPhoto = await addPhoto(client, { serviceId: theirs, proId: other });
    await put(`${theirPhoto}/1200.jpg`, await jpeg(30, 30));
    await addReview(
      client,
      { serviceId: theirs, proId: other, customerId: id },
      { comment: "Good." },
    );

    const { answer, files, json } = await archive(await requestLink());

    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="kayap-2026-11-20.zip"',
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    });
    expect([...files.keys()].sort()).toEqual(
      [`photos/${photo}.jpg`, `photos/${portrait}.webp`, "kayap.json"].sort(),
    );
    expect(files.get(`photos/${photo}.jpg`)).toEqual(large);
    expect(files.get(`photos/${portrait}.webp`)).toEqual(square);
    expect(json).toMatchObject({
      account: { email: "anita@kayap.test", bio: "Wires houses.", profile_picture: portrait },
      services: [{ title: "House wiring and breaker panels", visit_minutes: 60 }],
      photos: [
        { id: photo, alt: "A breaker panel", file: `photos/${photo}.jpg` },
        { id: portrait, file: `photos/${portrait}.webp` },
      ],
      reviewsWritten: [{ comment: "Good." }],
      reviewsReceived: [],
      sessions: [{ remember: true }],
      securityLog: [{ event: "data-asked" }, { event: "signed-in" }],
      emails: [{ kind: "data-asked" }],
    });
    const text = JSON.stringify(json);
    expect(text).not.toContain("somebody else");
    const rows = [
      ...(await rowsOf(client, "users")),
      ...(await rowsOf(client, "sessions")),
      ...(await rowsOf(client, "devices")),
      ...(await rowsOf(client, "data_links")),
    ];
    const hashes = rows
      .flatMap((row) => [row.password_hash, row.id_hash, row.device_id, row.hash])
      .filter((hash) => hash && hash !== "none")
      .map(String);
    expect(hashes.length).toBeGreaterThan(4);
    for (const hash of hashes) expect(text).not.toContain(hash);
  });

  test.each([
    ["pending", false],
    ["confirmed", true],
    ["completed", true],
    ["cancelled", false],
  ])(
    "of a professional never has a customer's phone, and of a %s booking the exact place: %s (decision 73)",
    async (status, hasPlace) => {
      const serviceId = await addService(client, id);
      const customerId = await addAccount(client, { email: "bibi@kayap.test" });
      await addBookingOf(client, { proId: id, customerId, serviceId }, { status });
      const { json } = await archive(await requestLink());
      expect(json.bookings).toMatchObject([
        {
          as: "professional",
          status,
          region: "Demerara-Mahaica",
          landmark: hasPlace ? "Yellow house behind the stelling" : null,
          customer_phone: null,
        },
      ]);
      expect(JSON.stringify(json)).not.toContain("6123456");
      browser = await signedInAs("bibi@kayap.test");
      const own = (await archive(await requestLink())).json;
      expect(own.bookings).toMatchObject([
        {
          as: "customer",
          landmark: "Yellow house behind the stelling",
          customer_phone: "+5926123456",
        },
      ]);
    },
  );

  test("counts in one line what strangers caused in the security log, and has every line of the owner (threat 93)", async () => {
    for (let n = 0; n < 120; n += 1) await logged("settings-saved");
    for (let n = 0; n < 37; n += 1) await logged("reset-requested");
    const { json } = await archive(await requestLink());
    const of = (event: string) =>
      json.securityLog.filter((line: { event: string }) => line.event === event);
    expect(of("reset-requested")).toEqual([
      {
        event: "reset-requested",
        ip_prefix: null,
        user_agent: null,
        created_at: NOW,
        times: 37,
        first_at: NOW,
      },
    ]);
    expect(of("settings-saved")).toHaveLength(120);
    expect(of("settings-saved")[0]).toMatchObject({ times: 1 });
  });

  const logged = (event: string) =>
    insert(client, "security_events", { user_id: id, event, created_at: NOW });

  test("names the browsers that get push notifications and their push service, never the endpoint", async () => {
    const { subscriber } = await pushedBrowser(database, id, "secret-of-anita");
    await client.execute("update sessions set user_agent = 'A phone' where device_id is not null");
    const { json } = await archive(await requestLink());
    expect(json.pushDevices).toEqual([
      { created_at: NOW, service: "fcm.googleapis.com", user_agent: "A phone" },
    ]);
    for (const secret of ["secret-of-anita", subscriber.p256dh, subscriber.auth]) {
      expect(JSON.stringify(json)).not.toContain(secret);
    }
  });

  test("a picture that is no longer in the bucket is listed without a file and fails nothing", async () => {
    const photo = await addPhoto(client, { serviceId: await addService(client, id), proId: id });
    const { files, json } = await archive(await requestLink());
    expect([...files.keys()]).toEqual(["kayap.json"]);
    expect(json.photos).toMatchObject([{ id: photo, file: null }]);
  });

  test.each(["error", "short"] as const)(
    "an incomplete picture fails the download (%s)",
    async (how) => {
      const photo = await addPhoto(client, { serviceId: await addService(client, id), proId: id });
      await put(`${photo}/1200.jpg`, await jpeg());
      bucket.breakOff(`${photo}/1200.jpg`, how);
      const answer = await browser.get(await requestLink());
      expect(answer.status).toBe(200);
      await expect(answer.arrayBuffer()).rejects.toThrow(/broke off|ended after/);
    },
  );

  test("a request is logged and e-mailed, once a day; until then the same link works any number of times", async () => {
    const first = await requestLink();
    expect(await rowsOf(client, "security_events")).toMatchObject([
      { event: "signed-in" },
      { event: "data-asked", user_id: id },
    ]);
    const requestEmails = (await emailsIn(client)).filter(({ kind }) => kind === "data-asked");
    expect(requestEmails).toMatchObject([
      { recipient: "anita@kayap.test", subject: "A download of your data was requested" },
    ]);
    expect(requestEmails[0]?.text).not.toContain(first);
    clock.advance(23 * HOUR_MS);
    await proveAgain(browser);
    const again = await browser.post(PAGE, {});
    expect(again.headers.get("Retry-After")).toBe("3600");
    const { status, page } = await pageOf(again);
    expect(status).toBe(429);
    expect(alertIn(page)).toBe(
      "You have asked for your data today. You can ask again from Sat 21 Nov, 10:00 AM.",
    );
    expect(await link()).toBe(first);
    expect((await browser.get(first)).status).toBe(200);
    expect((await browser.get(first)).status).toBe(200);
    expect((await emailsIn(client)).filter(({ kind }) => kind === "data-asked")).toHaveLength(1);
    expect(await rowsOf(client, "security_events")).toHaveLength(2);
  });

  test("the link works for 24 hours and then says that it has expired; the next one differs", async () => {
    const first = await requestLink();
    clock.advance(DAY_MS);
    await proveAgain(browser);
    const { status, page } = await pageOf(await browser.get(first));
    expect(status).toBe(410);
    expect(textIn(element(page, having("id", "main")))).toContain("This link has expired.");
    const second = await requestLink();
    expect(second).not.toBe(first);
    expect((await browser.get(second)).headers.get("Content-Type")).toBe("application/zip");
    expect((await browser.get(first)).status).toBe(404);
  });

  test("nobody else gets anything from the link: another person a 404, a visitor the sign-in page", async () => {
    const path = await requestLink();
    await addAccount(client, { email: "ravi@kayap.test" });
    const other = await signedInAs("ravi@kayap.test");
    expect((await other.get(path)).status).toBe(404);
    expect((await browserAt(app).get(path)).headers.get("Location")).toContain("/login?next=");
    expect((await browserAt(app).post(PAGE, {})).headers.get("Location")).toContain("/login?next=");
  });

  test("the token of the link is stored as a hash, and no other text opens it", async () => {
    const path = await requestLink();
    const token = path.slice(PAGE.length + 1);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await rowsOf(client, "data_links"))).not.toContain(token);
    const changed = (token.startsWith("A") ? "B" : "A") + token.slice(1);
    expect((await browser.get(`${PAGE}/${changed}`)).status).toBe(404);
    expect((await browser.get(`${PAGE}/archive`)).status).toBe(404);
  });

  test("two requests at once make one link and one e-mail", async () => {
    const answers = await Promise.all([browser.post(PAGE, {}), browser.post(PAGE, {})]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 429]);
    expect((await emailsIn(client)).filter(({ kind }) => kind === "data-asked")).toHaveLength(1);
  });

  test("scripts of the dashboard that request its data are redirected to the document", async () => {
    const answer = await browser.get(`${await requestLink()}.data`);
    expect(answer.headers.get("Content-Type")).not.toBe("application/zip");
    expect(await answer.text()).toContain("SingleFetchRedirect");
  });

  /** The owner's browser, over another database. */
  function elsewhereOver(other: ReturnType<typeof appOver>): TestBrowser {
    const elsewhere = browserAt(other);
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    return elsewhere;
  }

  test.each([
    ["the link", /from data_links/],
    ["the data", /from photos where photos.owner_id/],
  ])(
    "while %s cannot be read, the download is a page that offers to try again, and no broken file",
    async (_what, statement) => {
      vi.spyOn(console, "error").mockImplementation(() => {});
      const path = await requestLink();
      const other = appOver(awayFor(statement, client), { clock: clock.read });
      const answer = await elsewhereOver(other).get(path);
      expect(answer.headers.get("Content-Disposition")).toBeNull();
      const { status, page } = await pageOf(answer);
      expect(status).toBe(503);
      expect(texts(page, "h1")).toEqual(["We could not load this right now"]);
      expect(linkTo(page, "Try Again")).toBe("");
      expect((await archive(path)).json.account.email).toBe("anita@kayap.test");
    },
  );

  test("while the database does not answer no link is promised", async () => {
    const elsewhere = elsewhereOver(unavailable);
    const { status, page } = await pageOf(await elsewhere.post(PAGE, {}));
    expect(status).toBe(503);
    expect(alertIn(page)).toContain("We could not do this right now.");
  });
});
