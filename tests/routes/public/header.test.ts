import { beforeEach, describe, expect, test } from "vitest";
import { browserOf, type TestBrowser } from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, addProfessional, addService } from "#tests/support/fixtures.ts";
import {
  type Element,
  element,
  elements,
  having,
  linkTo,
  textIn,
  texts,
} from "#tests/support/html.ts";
import { addConversation, addMessage } from "#tests/support/records/conversations.ts";

let database: TestDatabase;
let app: ReturnType<typeof appOver>;
let serviceId: string;
let proId: string;
let customerId: string;
let customer: TestBrowser;
let professional: TestBrowser;
beforeEach(async () => {
  database = await emptyDatabase();
  app = appOver(database.db);
  const { client } = database;
  proId = await addProfessional(client, { first_name: "Ravi" });
  serviceId = await addService(client, proId);
  customerId = await addCustomer(client, { first_name: "Shevonne" });
  customer = await browserOf(client, app, customerId);
  professional = await browserOf(client, app, proId);
});

const barOf = (page: Element) => element(page, "header");
const ofVisitor = async (path: string) => (await app.page(path)).document;
const of = async (browser: TestBrowser, path: string) => (await browser.open(path)).page;
/** Everything on a page that leads to the sign-up. */
const invitations = (page: Element) =>
  elements(page, "a").filter(({ attributes }) => attributes.href?.startsWith("/register"));

describe("the header for visitors", () => {
  test.each([
    ["/", "/login"],
    ["/search?q=roof&fbclid=1", "/login?next=%2Fsearch%3Fq%3Droof"],
    ["/about", "/login?next=%2Fabout"],
    ["/contact", "/login?next=%2Fcontact"],
    ["/login?next=%2Fsearch", "/login"],
    ["/reset-password?token=abc", "/login"],
    ["/verify-email?token=abc", "/login"],
    ["/newsletter/confirm?token=abc", "/login"],
    ["/no-such-page?token=abc", "/login"],
  ])("of %s leads Login to %s", async (path, login) => {
    expect(linkTo(barOf(await ofVisitor(path)), "Login")).toBe(login);
  });

  test("leads back to a service after signing in", async () => {
    const service = `/service/${serviceId}`;
    const login = linkTo(barOf(await ofVisitor(service)), "Login");
    expect(login).toBe(`/login?next=${encodeURIComponent(service)}`);
    expect((await customer.get(login)).headers.get("Location")).toBe(service);
  });

  test("has no account", async () => {
    const bar = barOf(await ofVisitor("/"));
    expect(textIn(bar)).not.toContain("Your account");
    expect(elements(bar, having("action", "/logout"))).toEqual([]);
  });
});

describe("the header for somebody signed in", () => {
  test.each(["/", "/search", "/about", "/no-such-page"])(
    "has their name and menu on %s, and nothing to sign up or in",
    async (path) => {
      const page = await of(customer, path);
      const bar = barOf(page);
      expect(texts(bar, "summary")[0]).toMatch(/Your account\s*Shevonne/);
      expect(linkTo(bar, "Dashboard")).toBe("/dashboard");
      expect(linkTo(bar, "Messages")).toBe("/dashboard/messages");
      expect(textIn(element(bar, having("action", "/logout")))).toBe("Sign Out");
      expect(texts(bar, "a")).not.toContain("Login");
      expect(invitations(page)).toEqual([]);
    },
  );

  test("has the number of unread messages", async () => {
    const { client } = database;
    const conversationId = await addConversation(client, [customerId, proId]);
    for (let i = 0; i < 3; i += 1) await addMessage(client, { conversationId, senderId: proId });
    const bar = barOf(await of(customer, "/"));
    expect(texts(bar, "summary")[0]).toContain("3 unread");
    expect(linkTo(bar, "Messages 3 unread")).toBe("/dashboard/messages");
  });

  test("has their picture once they have one", async () => {
    const picture = crypto.randomUUID();
    await database.client.execute({
      sql: "update users set profile_picture = ? where first_name = 'Ravi'",
      args: [picture],
    });
    const bar = barOf(await of(professional, "/"));
    expect(element(bar, "img").attributes.src).toBe(`/photos/${picture}/64.webp`);
  });

  test("writes a name as text, whatever it is", async () => {
    await database.client.execute(
      "update users set first_name = '<script>alert(1)</script>' where first_name = 'Shevonne'",
    );
    const bar = barOf(await of(customer, "/"));
    expect(textIn(bar)).toContain("<script>alert(1)</script>");
    expect(elements(bar, "script")).toEqual([]);
  });
});

test("a stored page has nothing of who looked before, and a page for somebody signed in is not stored (threat 71)", async () => {
  const before = await (await app.fetch("/about")).text();
  const own = await customer.get("/about");
  expect([own.headers.get("Cache-Control"), (await own.text()).includes("Shevonne")]).toEqual([
    "no-store",
    true,
  ]);
  const after = await (await app.fetch("/about")).text();
  expect(after).toBe(before);
  expect(after).not.toMatch(/Shevonne|Your account|Sign Out/);
});

describe("calls to join", () => {
  const PLACES = ["/", "/categories", "/how-it-works"];

  test.each(PLACES)("on %s invite visitors", async (path) => {
    const main = element(await ofVisitor(path), "main");
    expect(invitations(main).length).toBeGreaterThan(0);
  });

  test.each(PLACES)("on %s offer customers to become a professional", async (path) => {
    const main = element(await of(customer, path), "main");
    expect(invitations(main)).toEqual([]);
    expect(linkTo(main, "Become a professional")).toBe("/dashboard/become-professional");
  });

  test.each(PLACES)("on %s let professionals add a service", async (path) => {
    const main = element(await of(professional, path), "main");
    expect(invitations(main)).toEqual([]);
    expect(linkTo(main, "Add a service")).toBe("/dashboard/services/new");
  });

  test("under the search of the home page are what somebody comes back for", async () => {
    const ofCustomer = element(await of(customer, "/"), "main");
    expect(linkTo(ofCustomer, "Your bookings")).toBe("/dashboard/bookings");
    expect(linkTo(ofCustomer, "Saved services")).toBe("/dashboard/saved");
    const ofPro = element(await of(professional, "/"), "main");
    expect(linkTo(ofPro, "Your services")).toBe("/dashboard/services");
  });
});
