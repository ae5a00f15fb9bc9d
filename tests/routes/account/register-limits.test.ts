import { beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { alertIn, browserAt, pageOf, REGISTRATION } from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { watchHashing } from "#tests/support/application/hashing.ts";
import { registerFixture } from "#tests/support/application/register-fixture.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { element, having } from "#tests/support/html.ts";

let fixture: Awaited<ReturnType<typeof registerFixture>>;
beforeEach(async () => {
  fixture = await registerFixture();
});

const FROM_ANITA = { "CF-Connecting-IP": "190.80.1.2" };

describe("too many registrations", () => {
  const tries = async (browser: ReturnType<typeof browserAt>, count: number) => {
    const statuses = [];
    for (let n = 0; n < count; n += 1) {
      const email = `${crypto.randomUUID()}@kayap.test`;
      statuses.push((await browser.post("/register", { ...REGISTRATION, email })).status);
    }
    return statuses;
  };

  test("of one browser: the 4th in an hour is refused before hashing, an hour later it is not (threat 7)", async () => {
    const { app, database } = fixture;
    const browser = browserAt(app, FROM_ANITA);
    await browser.get("/register");
    expect(await tries(browser, 3)).toEqual([303, 303, 303]);
    const hashing = watchHashing();
    const response = await browser.post("/register", { ...REGISTRATION, firstName: "Zoé" });
    const hashes = hashing.count();
    hashing.stop();
    expect(hashes).toBe(0);
    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toBe("3600");
    const { page } = await pageOf(response);
    expect(alertIn(page)).toBe("Too many registrations. Please wait 60 minutes and try again.");
    expect(element(page, having("id", "firstName")).attributes.value).toBe("Zoé");
    const later = browserAt(appOver(database.db, { clock: () => NOW + HOUR_MS }), FROM_ANITA);
    for (const [name, value] of browser.cookies) later.cookies.set(name, value);
    expect(await tries(later, 1)).toEqual([303]);
  });

  test("after opening the page are counted per browser: one behind a carrier with thousands is not blocked by the others (threat 82)", async () => {
    const { app } = fixture;
    for (let n = 0; n < 20; n += 1) {
      const browser = browserAt(app, FROM_ANITA);
      await browser.get("/register");
      expect(await tries(browser, 3)).toEqual([303, 303, 303]);
    }
    const last = browserAt(app, FROM_ANITA);
    await last.get("/register");
    expect(await tries(last, 1)).toEqual([429]);
    const elsewhere = browserAt(app, { "CF-Connecting-IP": "190.80.1.3" });
    expect(await tries(elsewhere, 1)).toEqual([303]);
  });

  test("of one browser that are refused do not count for its address (threat 82)", async () => {
    const { app } = fixture;
    const script = browserAt(app, FROM_ANITA);
    await script.get("/register");
    const statuses = await tries(script, 70);
    expect(statuses.filter((status) => status === 303)).toHaveLength(3);
    const neighbour = browserAt(app, FROM_ANITA);
    await neighbour.get("/register");
    expect(await tries(neighbour, 3)).toEqual([303, 303, 303]);
  });

  test("without the cookie of the page are 3 an hour per address, whatever headers they forge, and block no other browser (threats 7 and 82)", async () => {
    const { app } = fixture;
    const forged = (n: number) =>
      browserAt(app, { ...FROM_ANITA, "X-Forwarded-For": `1.1.1.${n}` });
    for (let n = 0; n < 3; n += 1) expect(await tries(forged(n), 1)).toEqual([303]);
    for (let n = 3; n < 70; n += 1) expect(await tries(forged(n), 1)).toEqual([429]);
    const browser = browserAt(app, FROM_ANITA);
    await browser.get("/register");
    expect(await tries(browser, 1)).toEqual([303]);
    expect(await tries(browserAt(app, { "CF-Connecting-IP": "190.80.1.3" }), 1)).toEqual([303]);
  });

  test("with an invented device cookie each are 3 an hour per address, as without one (threat 92)", async () => {
    const { app } = fixture;
    const statuses: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      const browser = browserAt(app, FROM_ANITA);
      browser.cookies.set("device", String(n).padStart(43, "a"));
      statuses.push(...(await tries(browser, 1)));
    }
    expect(statuses).toEqual([303, 303, 303, 429, 429, 429, 429, 429]);
  });

  test("of one address end with the 61st, whatever device cookies come with them (threats 7 and 82)", async () => {
    const { app } = fixture;
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1) {
      const browser = browserAt(app, FROM_ANITA);
      await browser.get("/register");
      statuses.push(...(await tries(browser, 1)));
    }
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(303));
    expect(statuses[60]).toBe(429);
  });

  test("are allowed where the configuration lifts the limit", async () => {
    const { database } = fixture;
    const relaxed = appOver(database.db, { config: { relaxedLimits: ["register"] } });
    expect(await tries(browserAt(relaxed), 5)).toEqual(Array(5).fill(303));
  });
});
