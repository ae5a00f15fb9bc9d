import type { Client } from "@libsql/client";
import { beforeAll, describe, expect, test } from "vitest";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import {
  addCustomer,
  addProfessional,
  addReview,
  addService,
  setVisibility,
} from "#tests/support/fixtures.ts";
import { complaintsAbout, structuredData } from "#tests/support/http/structured-data.ts";

let client: Client;
let app: ReturnType<typeof appOver>;
let proId: string;
let serviceId: string;

beforeAll(async () => {
  const database = await emptyDatabase();
  client = database.client;
  app = appOver(database.db);
  proId = await addProfessional(client, { bio: "Fourteen years of wiring on the West Bank." });
  serviceId = await addService(client, proId);
});

const attribute = (html: string, pattern: RegExp) =>
  pattern.exec(html)?.[1]?.replaceAll("&amp;", "&");
const canonical = (html: string) => attribute(html, /<link rel="canonical" href="([^"]+)"/);
const shared = (html: string, property: string) =>
  attribute(html, new RegExp(`<meta property="og:${property}" content="([^"]+)"`));

describe("what search engines and other sites see", () => {
  test("every document has one canonical address, whatever the query", async () => {
    for (const [path, address] of [
      ["/?utm_source=x", "/"],
      ["/search?view=list&q=roof&sort=rating&page=2", "/search?page=2&q=roof"],
      [
        "/category/pet-services?subcategory=veterinarians&view=list",
        "/category/pet-services?subcategory=veterinarians",
      ],
      [`/service/${serviceId}?photo=2`, `/service/${serviceId}`],
      [`/pro/${proId}?tab=reviews`, `/pro/${proId}`],
      ["/about", "/about"],
      ["/contact?topic=safety", "/contact"],
    ] as const) {
      const { html } = await app.page(path);
      expect(canonical(html)).toBe(ORIGIN + address);
      expect(shared(html, "url")).toBe(ORIGIN + address);
      expect(shared(html, "type")).toBe("website");
    }
    expect(canonical((await app.page("/nothing-here")).html)).toBeUndefined();
  });

  test("every kind of page has a description and a picture that exists", async () => {
    for (const path of [
      "/",
      "/categories",
      "/search",
      "/category/pet-services",
      `/service/${serviceId}`,
      `/pro/${proId}`,
    ]) {
      const { html } = await app.page(path);
      expect(attribute(html, /<meta name="description" content="([^"]{20,160})"/)).toBeDefined();
      expect(shared(html, "image")).toMatch(new RegExp(`^${ORIGIN}/og/[a-z-]+\\.png$`));
      expect(shared(html, "title")).toBe(attribute(html, /<title>([^<]+)</));
    }
  });

  test("searches by trade and place are listed, searches by text and filters are not", async () => {
    const isListed = async (path: string) =>
      !(await app.page(path)).html.includes('<meta name="robots" content="noindex"/>');
    expect(await isListed("/search?location=Region+4")).toBe(true);
    expect(await isListed("/search?category=pet-services&location=Diamond&page=2")).toBe(true);
    expect(await isListed("/search?q=roof")).toBe(false);
    expect(await isListed("/search?rating=4")).toBe(false);
    const { html } = await app.page("/search?subcategory=electricians&location=Diamond");
    expect(html).toContain("<title>Electricians in Diamond | Kayap</title>");
  });
});

describe("structured data", () => {
  test("of a service and a professional without reviews claims no rating, and is valid", async () => {
    for (const path of [`/service/${serviceId}`, `/pro/${proId}`]) {
      const nodes = structuredData((await app.page(path)).html);
      expect(nodes.map((node) => node["@type"])).toContain("BreadcrumbList");
      expect(JSON.stringify(nodes)).not.toContain("AggregateRating");
      expect(await complaintsAbout(nodes)).toEqual([]);
    }
  });

  test("has the rating of real reviews, the price and the place", async () => {
    const rated = await addService(client, proId, { price_type: "fixed", price_amount: 2_800_000 });
    const customerId = await addCustomer(client);
    await addReview(client, { serviceId: rated, proId, customerId }, { rating: 4 });
    const nodes = structuredData((await app.page(`/service/${rated}`)).html);
    expect(nodes[0]).toMatchObject({
      "@type": "Service",
      url: `${ORIGIN}/service/${rated}`,
      serviceType: "Electricians",
      offers: { price: 28_000, priceCurrency: "GYD" },
      provider: {
        "@type": "LocalBusiness",
        address: { addressLocality: "La Grange", addressCountry: "GY" },
        aggregateRating: { ratingValue: 4, reviewCount: 1 },
      },
    });
    expect(nodes[1]).toMatchObject({
      itemListElement: [
        { position: 1, name: "Home", item: `${ORIGIN}/` },
        { position: 2, name: "Construction & Trades" },
        { position: 3, name: "Electricians" },
        { position: 4, item: `${ORIGIN}/service/${rated}` },
      ],
    });
    expect(await complaintsAbout(nodes)).toEqual([]);
  });

  test("that lacks a property is refused by the validator of these tests", async () => {
    const broken = {
      "@type": "BreadcrumbList",
      itemListElement: [{ "@type": "ListItem", position: 1 }],
    };
    expect(await complaintsAbout([broken])).not.toEqual([]);
  });

  test("cannot close its own script element", async () => {
    const evil = await addService(client, proId, { title: "</script><script>alert(1)</script>" });
    const { html } = await app.page(`/service/${evil}`);
    expect(html).not.toContain("<script>alert");
    expect(structuredData(html)[0]).toMatchObject({ name: "</script><script>alert(1)</script>" });
  });
});

describe("sitemaps", () => {
  const addressesIn = async (path: string) => {
    const { status, headers, html } = await app.page(path);
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    expect(html).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?><(urlset|sitemapindex) /);
    return Array.from(html.matchAll(/<loc>([^<]+)<\/loc>/g), ([, loc = ""]) =>
      loc.replaceAll("&amp;", "&"),
    );
  };

  test("are named by the index and by robots.txt", async () => {
    expect(await addressesIn("/sitemap.xml")).toEqual(
      ["pages", "services-1", "professionals-1"].map((file) => `${ORIGIN}/sitemaps/${file}.xml`),
    );
    const { html } = await app.page("/robots.txt");
    expect(html).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(html).toContain("Disallow: /dashboard");
  });

  test("name every static page, category, subcategory, region and village once, and each answers", async () => {
    const addresses = await addressesIn("/sitemaps/pages.xml");
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const path of [
      "/",
      "/faq",
      "/category/pet-services",
      "/category/pet-services?subcategory=veterinarians",
      "/search?location=Region+10",
      "/search?location=Lethem",
    ]) {
      expect(addresses).toContain(ORIGIN + path);
    }
    for (const address of addresses.filter((_, i) => i % 25 === 0)) {
      expect((await app.fetch(address.slice(ORIGIN.length))).status).toBe(200);
    }
  });

  test("hold listed services and visible professionals only (threat 30)", async () => {
    const hidden = await addProfessional(client);
    const unlisted = [
      await addService(client, hidden),
      await addService(client, proId, { status: "inactive" }),
    ];
    await setVisibility(client, hidden, "private");
    const services = await addressesIn("/sitemaps/services-1.xml");
    expect(services).toContain(`${ORIGIN}/service/${serviceId}`);
    for (const id of unlisted) expect(services).not.toContain(`${ORIGIN}/service/${id}`);
    const professionals = await addressesIn("/sitemaps/professionals-1.xml");
    expect(professionals).toContain(`${ORIGIN}/pro/${proId}`);
    expect(professionals).not.toContain(`${ORIGIN}/pro/${hidden}`);
  });

  test("grow by files of 10,000 numbers", async () => {
    const far = await addService(client, proId);
    await client.execute("delete from free_starts");
    await client.execute({ sql: "update services set number = 25000 where id = ?", args: [far] });
    expect(await addressesIn("/sitemap.xml")).toContain(`${ORIGIN}/sitemaps/services-3.xml`);
    expect(await addressesIn("/sitemaps/services-3.xml")).toEqual([`${ORIGIN}/service/${far}`]);
    expect(await addressesIn("/sitemaps/services-2.xml")).toEqual([]);
  });

  test.each(["x.xml", "services-0.xml", "services-1", "users-1.xml", "services-1.xml.gz"])(
    "%s is not one of them",
    async (file) => {
      expect((await app.fetch(`/sitemaps/${file}`)).status).toBe(404);
    },
  );
});

test("every document names its speculation rules", async () => {
  const { headers } = await app.page("/");
  expect(headers.get("Speculation-Rules")).toBe('"/speculation-rules"');
  const rules = await app.page("/speculation-rules");
  expect(rules.headers.get("Content-Type")).toContain("application/speculationrules+json");
  expect(JSON.parse(rules.html)).toMatchObject({ prefetch: [{ source: "document" }] });
});
