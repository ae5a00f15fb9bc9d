import { beforeEach, describe, expect, test } from "vitest";
import { browserAt, browserOf, type TestBrowser } from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addCustomer, addProfessional, addService } from "#tests/support/fixtures.ts";
import { type Element, elements, linkTo, textIn } from "#tests/support/html.ts";

let browsers: Record<"visitor" | "customer" | "professional", TestBrowser>;
beforeEach(async () => {
  const { client, db } = await emptyDatabase();
  const app = appOver(db);
  const pro = await addProfessional(client);
  await addService(client, pro, { title: "House wiring" });
  browsers = {
    visitor: browserAt(app),
    customer: await browserOf(client, app, await addCustomer(client)),
    professional: await browserOf(client, app, pro),
  };
});

const CATEGORY = "construction-trades";
const postLinks = (page: Element) =>
  elements(page, ({ attributes }) => attributes.href?.startsWith("/jobs/new") ?? false).map(
    (link) => link.attributes.href,
  );

describe("the way to post a job", () => {
  test.each([
    ["/", "/jobs/new"],
    ["/categories", "/jobs/new"],
    [`/category/${CATEGORY}`, `/jobs/new?categoryId=${CATEGORY}`],
    ["/search?q=wiring", "/jobs/new?what=wiring"],
    ["/search?q=xvqzt", "/jobs/new?what=xvqzt"],
    ["/search?q=wiring&location=La+Grange", "/jobs/new?what=wiring&location=La+Grange"],
    ["/search?q=xvqzt&location=Bartica", "/jobs/new?what=xvqzt&location=Bartica"],
  ])("is there for visitors and customers, and not for professionals: %s", async (path, to) => {
    for (const who of ["visitor", "customer"] as const) {
      const { page } = await browsers[who].open(path);
      expect(linkTo(page, "Post a job"), who).toBe(to);
      expect(postLinks(page), who).toEqual([to]);
    }
    expect(postLinks((await browsers.professional.open(path)).page)).toEqual([]);
  });

  test("starts in the dashboard of a customer, and leads a professional to the jobs near them", async () => {
    const own = (await browsers.customer.open("/dashboard")).page;
    expect(linkTo(own, "Post a job")).toBe("/jobs/new");
    for (const path of ["/", "/dashboard"]) {
      const { page } = await browsers.professional.open(path);
      expect(linkTo(page, "Jobs near you"), path).toBe("/dashboard/jobs");
    }
    const found = (await browsers.customer.open("/dashboard/find?q=xvqzt")).page;
    expect(linkTo(found, "Post a job")).toBe("/jobs/new?what=xvqzt");
  });

  test("fills in what was searched for", async () => {
    const { page } = await browsers.visitor.open(`/jobs/new?what=wiring&categoryId=${CATEGORY}`);
    const what = elements(page, ({ attributes }) => attributes.name === "what")[0];
    expect(what?.attributes.value ?? (what && textIn(what))).toBe("wiring");
  });
});
