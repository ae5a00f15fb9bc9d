import { beforeAll, describe, expect, test } from "vitest";
import { browserAt, browserOf } from "#tests/support/application/accounts.ts";
import { appOver, hasDrawing } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPhoto, addProfessional, addService } from "#tests/support/fixtures.ts";
import { type Element, element, elements, having, linkTo, textIn } from "#tests/support/html.ts";

const ASKED = { headers: { "Save-Data": "on" } };

let database: TestDatabase;
let app: ReturnType<typeof appOver>;
let proId: string;
let servicePath: string;
let photoId: string;
let pages: string[];
beforeAll(async () => {
  database = await emptyDatabase();
  const { client, db } = database;
  proId = await addProfessional(client);
  await client.execute({
    sql: "update users set profile_picture = ? where id = ?",
    args: [crypto.randomUUID(), proId],
  });
  const serviceId = await addService(client, proId, { title: "House wiring" });
  photoId = await addPhoto(client, { serviceId, proId }, 0, "A panel");
  await addPhoto(client, { serviceId, proId }, 1);
  await addPhoto(client, { serviceId: await addService(client, proId), proId });
  app = appOver(db);
  servicePath = `/service/${serviceId}`;
  pages = [
    "/",
    "/categories",
    "/category/construction-trades",
    "/search",
    "/search?q=wiring&view=list",
    servicePath,
    `${servicePath}?photo=2`,
    `/pro/${proId}`,
    `/pro/${proId}?tab=reviews`,
    "/about",
    "/how-it-works",
    "/contact",
    "/terms",
    "/privacy",
    "/faq",
    "/login",
    "/register",
    "/nowhere",
  ];
});

const loadingImages = (page: Element) => elements(page, "img");
const drawingsIn = (page: Element) =>
  elements(page, "use").map(({ attributes }) => attributes.href ?? "");

describe("a public page with less data", () => {
  test("loads no photo, no file of drawings and no page ahead", async () => {
    for (const path of pages) {
      const { headers, document } = await app.page(path, ASKED);
      expect(loadingImages(document), path).toEqual([]);
      expect(elements(document, having("rel", "preload")), path).toEqual([]);
      expect(headers.get("Speculation-Rules"), path).toBeNull();
      expect(drawingsIn(document).length, path).toBeGreaterThanOrEqual(1);
      expect(
        drawingsIn(document).filter((href) => !href.startsWith("#i-")),
        path,
      ).toEqual([]);
    }
  });

  test("has every icon that it refers to, once", async () => {
    for (const path of pages) {
      const { document } = await app.page(path, ASKED);
      const own = elements(document, "symbol").map(({ attributes }) => attributes.id);
      const referred = new Set(drawingsIn(document).map((href) => href.slice(1)));
      expect(own.toSorted(), path).toEqual([...referred].toSorted());
      expect(
        [...referred].filter((id) => !hasDrawing(id)),
        path,
      ).toEqual([]);
    }
  });

  test("is asked for by the button in its footer too, and refused by it, without JavaScript", async () => {
    const browser = browserAt(app);
    const buttonOf = (page: Element) => element(page, having("name", "lessData"));
    const usual = (await browser.open(servicePath)).page;
    expect(textIn(buttonOf(usual))).toBe("Use less data");
    expect(loadingImages(usual).length).toBeGreaterThan(2);
    const { value = "", formaction = "" } = buttonOf(usual).attributes;
    await browser.post(formaction, { lessData: value, next: servicePath });
    const light = (await browser.open(servicePath)).page;
    expect(loadingImages(light)).toEqual([]);
    expect(textIn(element(light, having("role", "status")))).toBe(
      "You are using less data now. Photos load when you tap them.",
    );
    expect(textIn(buttonOf(light))).toBe("Show all photos");
    await browser.post(formaction, { lessData: buttonOf(light).attributes.value ?? "", next: "/" });
    expect(loadingImages((await browser.open(servicePath)).page).length).toBeGreaterThan(2);
  });

  test("shows all photos where that was chosen, whatever the browser asks for", async () => {
    const headers = { ...ASKED.headers, Cookie: "less-data=off" };
    const { headers: answered, document } = await app.page(servicePath, { headers });
    expect(loadingImages(document).length).toBeGreaterThan(2);
    expect(answered.get("Speculation-Rules")).not.toBeNull();
  });

  test("has a link to each photo of a service, which says which photo it is", async () => {
    const { document } = await app.page(servicePath, ASKED);
    const gallery = element(document, having("aria-label", "Photos of House wiring"));
    expect(linkTo(gallery, "Show photo 1 of 2: A panel")).toBe(`/photos/${photoId}/400.webp`);
    expect(linkTo(gallery, "Show photo 2 of 2")).toContain("/400.webp");
    expect(elements(gallery, "img")).toEqual([]);
  });

  test("has a link to the photo on each card and to the picture of a professional", async () => {
    const search = (await app.page("/search?q=wiring", ASKED)).document;
    expect(linkTo(search, "Show photo of House wiring")).toBe(`/photos/${photoId}/400.webp`);
    expect(element(search, having("data-show-photo")).attributes["data-small"]).toBe("160.webp");
    const profile = (await app.page(`/pro/${proId}`, ASKED)).document;
    expect(linkTo(profile, "Show photo of Ravi Persaud")).toMatch(/^\/photos\/[\w-]+\/256\.webp$/);
  });
});

describe("the choice of less data", () => {
  test.each(["on", "off"])("stores %s for a year and leads back", async (lessData) => {
    const response = await app.post("/less-data", { lessData, next: "/search?q=roof&page=2" });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/search?q=roof&page=2");
    expect(response.headers.getSetCookie()).toContain(
      `less-data=${lessData}; Path=/; SameSite=Lax; Max-Age=31536000; HttpOnly`,
    );
  });

  test.each(["", "yes", "on; Domain=evil.test"])(
    "an unknown choice %j is refused with a page, and nothing is stored",
    async (lessData) => {
      const response = await app.post("/less-data", { lessData, next: "/" });
      expect(response.status).toBe(400);
      expect(response.headers.get("Set-Cookie")).toBeNull();
      expect(await response.text()).toContain("<h1>This could not be read</h1>");
    },
  );

  test("opening the address changes nothing and leads home (threat 22)", async () => {
    const response = await app.fetch("/less-data?lessData=on&next=/search");
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/");
    expect(response.headers.get("Set-Cookie")).toBeNull();
  });

  test("is in the settings of a signed-in person, whose lists then show no photo", async () => {
    const browser = await browserOf(database.client, app, proId);
    const buttonIn = (page: Element) =>
      textIn(element(page, (e) => e.name === "button" && e.attributes.name === "lessData"));
    expect(buttonIn((await browser.open("/dashboard/settings")).page)).toBe(
      "Turn on using less data",
    );
    expect(loadingImages((await browser.open("/dashboard/services")).page)).toHaveLength(2);
    await browser.post("/less-data", { lessData: "on", next: "/dashboard/settings" });
    expect(buttonIn((await browser.open("/dashboard/settings")).page)).toBe(
      "Turn off using less data",
    );
    expect(loadingImages((await browser.open("/dashboard/services")).page)).toEqual([]);
  });
});
