import { beforeEach, describe, expect, test } from "vitest";
import { removeEndpoint, storeEndpoint } from "#db/notifications/push-endpoints.ts";
import { removeOld } from "#db/upkeep.ts";
import { DAY } from "#tests/support/application/accounts.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, NOW } from "#tests/support/fixtures.ts";
import { pushSubscriber } from "#tests/support/http/push-service.ts";
import { endpointsIn, pushedBrowser, signedInBrowser } from "#tests/support/records/push-rows.ts";

let database: TestDatabase;
let anita: string;
let ravi: string;
beforeEach(async () => {
  database = await emptyDatabase();
  anita = await addCustomer(database.client);
  ravi = await addCustomer(database.client);
});

const names = async () => (await endpointsIn(database.client)).map(({ name }) => name);

/** Turns pushes on in a browser in which the person is signed in. */
async function turnOn(
  userId: string,
  deviceId: string,
  subscriber = pushSubscriber(deviceId),
  { now = NOW, isProven = true } = {},
) {
  const { endpoint, p256dh, auth } = subscriber;
  const keys = { endpoint, p256dh, auth };
  return storeEndpoint(database.db, { userId, deviceId, ...keys, isProven, now });
}

describe("turning pushes on", () => {
  test("needs a person who is signed in in that browser (threat 63)", async () => {
    await signedInBrowser(database.client, anita, "phone");
    expect(await turnOn(anita, "laptop")).toBe(false);
    expect(await turnOn(ravi, "phone")).toBe(false);
    expect(await turnOn(anita, "")).toBe(false);
    expect(await endpointsIn(database.client)).toEqual([]);
    expect(await turnOn(anita, "phone")).toBe(true);
    expect(await endpointsIn(database.client)).toEqual([
      { name: "phone", userId: anita, deviceId: "phone" },
    ]);
  });

  test("twice stores one endpoint, and a new subscription replaces the browser's old one", async () => {
    await pushedBrowser(database, anita, "phone");
    await pushedBrowser(database, anita, "laptop");
    const again = pushSubscriber("phone-again");
    expect(await turnOn(anita, "phone", again)).toBe(true);
    expect(await turnOn(anita, "phone", again)).toBe(true);
    expect((await names()).sort()).toEqual(["laptop", "phone-again"]);
  });

  test("without a proof leaves the browser's oldest endpoint, whatever is stored after it (threat 88)", async () => {
    const { subscriber: own } = await pushedBrowser(database, anita, "phone");
    const without = (subscriber: ReturnType<typeof pushSubscriber>, after: number) =>
      turnOn(anita, "phone", subscriber, { isProven: false, now: NOW + after });
    expect(await without(pushSubscriber("thief-1"), 1)).toBe(true);
    expect(await without(own, 2)).toBe(true);
    expect(await without(pushSubscriber("thief-2"), 3)).toBe(true);
    expect((await names()).sort()).toEqual(["phone", "thief-2"]);
    expect(await turnOn(anita, "phone", own, { now: NOW + 4 })).toBe(true);
    expect(await names()).toEqual(["phone"]);
  });

  test("in an eleventh browser deletes the person's oldest endpoint, and nobody else's (threat 63)", async () => {
    await pushedBrowser(database, ravi, "of-ravi");
    for (let n = 1; n <= 11; n += 1) {
      await signedInBrowser(database.client, anita, `device-${n}`);
      await turnOn(anita, `device-${n}`, undefined, { now: NOW + n });
    }
    const expected = Array.from({ length: 10 }, (_, n) => `device-${n + 2}`);
    expect(await names()).toEqual(["of-ravi", ...expected]);
  });

  test("with the endpoint of another person, but not its keys, changes nothing (threat 63)", async () => {
    const { subscriber } = await pushedBrowser(database, ravi, "of-ravi");
    await pushedBrowser(database, anita, "phone");
    const stolen = { ...pushSubscriber("x"), endpoint: subscriber.endpoint };
    expect(await turnOn(anita, "phone", stolen)).toBe(false);
    expect(await endpointsIn(database.client)).toEqual([
      { name: "of-ravi", userId: ravi, deviceId: "of-ravi" },
      { name: "phone", userId: anita, deviceId: "phone" },
    ]);
  });

  test("in a browser that two people use is for the last one", async () => {
    const { subscriber } = await pushedBrowser(database, ravi, "shared");
    await signedInBrowser(database.client, anita, "shared");
    expect(await turnOn(anita, "shared", subscriber)).toBe(true);
    expect(await endpointsIn(database.client)).toEqual([
      { name: "shared", userId: anita, deviceId: "shared" },
    ]);
  });
});

test("turning pushes off is for this person in this browser only", async () => {
  await pushedBrowser(database, anita, "phone");
  await pushedBrowser(database, anita, "laptop");
  await pushedBrowser(database, ravi, "of-ravi");
  await removeEndpoint(database.db, { userId: anita, deviceId: "of-ravi" });
  await removeEndpoint(database.db, { userId: ravi, deviceId: "phone" });
  expect(await names()).toHaveLength(3);
  await removeEndpoint(database.db, { userId: anita, deviceId: "phone" });
  expect(await names()).toEqual(["laptop", "of-ravi"]);
});

test("endpoints are deleted after a year, unless somebody is still signed in in the browser", async () => {
  await pushedBrowser(database, anita, "phone");
  await pushedBrowser(database, anita, "laptop");
  await database.client.execute("delete from sessions where device_id = 'phone'");
  await removeOld(database.db, NOW + 364 * DAY);
  expect(await names()).toEqual(["phone", "laptop"]);
  await removeOld(database.db, NOW + 366 * DAY);
  expect(await names()).toEqual(["laptop"]);
});
