import { beforeEach, describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS, settingsValues } from "#app/domain/settings.ts";
import { addAccount, browserAt, PASSWORD, type TestBrowser } from "../../support/accounts.ts";
import { appOver } from "../../support/app.ts";
import { recordedRooms } from "../../support/conversations.ts";
import { emptyDatabase } from "../../support/database.ts";
import { addProfessional, addService, NOW } from "../../support/fixtures.ts";
import { element, having, linkTo, textIn } from "../../support/html.ts";

const PHONE = "+5926001234";

let app: ReturnType<typeof appOver>;
let live: ReturnType<typeof recordedRooms>;
let owner: TestBrowser;
let reader: TestBrowser;
let proId: string;
let profile: string;
beforeEach(async () => {
  const { client, db } = await emptyDatabase();
  live = recordedRooms();
  app = appOver(db, { rooms: live.rooms, clock: () => NOW });
  proId = await addAccount(client, {
    email: "ravi@kayap.test",
    role: "professional",
    first_name: "Ravi",
    last_name: "Persaud",
    phone: PHONE,
  });
  await addService(client, proId, { title: "House wiring" });
  await addService(client, await addProfessional(client), { title: "Roof painting" });
  await addAccount(client);
  profile = `/pro/${proId}`;
  owner = browserAt(app);
  await owner.post("/login", { email: "ravi@kayap.test", password: PASSWORD });
  reader = browserAt(app);
  await reader.post("/login", { email: "anita@kayap.test", password: PASSWORD });
});

/** Saves the settings as the form does, with these changes; undefined takes a box away. */
async function save(change: Record<string, string | undefined>) {
  const all = { ...settingsValues(DEFAULT_SETTINGS), ...change };
  const sent = Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const { status } = await owner.post("/dashboard/settings", Object.fromEntries(sent));
  expect(status).toBe(303);
}
const visit = async (path: string, as?: TestBrowser) =>
  (await (as ? as.get(path) : app.fetch(path))).status;
const text = async (path: string, as?: TestBrowser) =>
  (await (as ? as.get(path) : app.fetch(path))).text();

describe("who sees my profile, saved in the settings (decision 60)", () => {
  const places = async () => ({
    profile: await visit(profile),
    profileForMembers: await visit(profile, reader),
    inSearch: (await text("/search?q=wiring")).includes("House wiring"),
    inSitemap: (await text("/sitemaps/professionals-1.xml")).includes(profile),
    inServiceSitemap: (await text("/sitemaps/services-1.xml")).match(/<loc>/g)?.length ?? 0,
  });

  test("everybody: the profile, its services and the sitemaps are open", async () => {
    expect(await places()).toEqual({
      profile: 200,
      profileForMembers: 200,
      inSearch: true,
      inSitemap: true,
      inServiceSitemap: 2,
    });
  });

  test("people who have signed in: services stay public, the profile asks to sign in", async () => {
    await save({ profileVisibility: "registered" });
    expect(await places()).toEqual({
      profile: 302,
      profileForMembers: 200,
      inSearch: true,
      inSitemap: false,
      inServiceSitemap: 2,
    });
  });

  test("nobody: profile and services are gone everywhere, and back when that is taken back", async () => {
    await save({ profileVisibility: "private" });
    expect(await places()).toEqual({
      profile: 404,
      profileForMembers: 404,
      inSearch: false,
      inSitemap: false,
      inServiceSitemap: 1,
    });
    await save({});
    expect((await places()).inSearch).toBe(true);
  });
});

test("address and phone appear for people who have signed in as soon as they are shown, and go again (threat 34)", async () => {
  const shows = async () => {
    const page = await text(profile, reader);
    return { email: page.includes("ravi@kayap.test"), phone: page.includes("Show phone") };
  };
  expect(await shows()).toEqual({ email: false, phone: false });
  await save({ showEmail: "on", showPhone: "on" });
  expect(await shows()).toEqual({ email: true, phone: true });
  const { page } = await reader.open(profile);
  expect(linkTo(page, "ravi@kayap.test")).toBe("mailto:ravi@kayap.test");
  await save({});
  expect(await shows()).toEqual({ email: false, phone: false });
});

test("direct messages switched off, only booked customers may write", async () => {
  await save({ allowDirectMessages: undefined });
  const answer = await reader.post("/dashboard/messages/new", { with: proId });
  const { page } = await reader.open(
    answer.headers.get("Location") ?? `/dashboard/messages/new?with=${proId}`,
  );
  expect(textIn(element(page, having("id", "main")))).toContain(
    "accepts messages only from booked customers.",
  );
});

test("the rooms are told to ask anew what may be seen (decision 60)", async () => {
  await save({ showOnlineStatus: undefined });
  expect(live.told.at(-1)).toEqual(["endPerson", proId]);
});
