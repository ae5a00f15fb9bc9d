import { beforeAll, describe, expect, test } from "vitest";
import { AWAY, appOver, hasDrawing } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import {
  type Element,
  element,
  elements,
  having,
  linkTo,
  textIn,
  texts,
} from "#tests/support/html.ts";

const PAGES = [
  ["/about", "About Us | Kayap"],
  ["/how-it-works", "How It Works | Kayap"],
  ["/contact", "Contact | Kayap"],
  ["/terms", "Terms of Use | Kayap"],
  ["/privacy", "Privacy Policy | Kayap"],
  ["/faq", "Frequently Asked Questions | Kayap"],
] as const;

// Nobody listens there: what these pages show comes from no database.
const app = appOver(AWAY);

const main = async (path: string) => element((await app.page(path)).document, "main");

test.each(PAGES)("%s works without a database and has the title '%s'", async (path, title) => {
  const { status, document } = await app.page(path);
  expect(status).toBe(200);
  expect(texts(document, "title")).toEqual([title]);
  expect(texts(document, "h1")).toHaveLength(1);
  const description = element(document, having("name", "description"));
  expect(description.attributes.content?.length).toBeGreaterThan(20);
});

test("no two static pages share a description", async () => {
  const descriptions = await Promise.all(
    PAGES.map(async ([path]) => {
      const { document } = await app.page(path);
      return element(document, having("name", "description")).attributes.content;
    }),
  );
  expect(new Set(descriptions).size).toBe(PAGES.length);
});

test.each(PAGES)("every link inside %s leads to an element or a page that exists", async (path) => {
  const { document } = await app.page(path);
  const ids = new Set(elements(document, having("id")).map(({ attributes }) => attributes.id));
  const withData = appOver((await emptyDatabase()).db);
  for (const { attributes } of elements(element(document, "main"), "a")) {
    const href = attributes.href ?? "";
    if (href.startsWith("#")) expect(ids, href).toContain(href.slice(1));
    else if (!href.startsWith("mailto:")) {
      expect((await withData.fetch(href)).status, href).toBe(200);
    }
  }
});

test.each(PAGES)("every drawing on %s exists", async (path) => {
  const uses = elements((await app.page(path)).document, "use");
  const icons = uses.map(({ attributes }) => attributes.href?.split("#")[1] ?? "");
  expect(icons.length).toBeGreaterThan(0);
  expect(icons.filter((name) => !hasDrawing(name))).toEqual([]);
});

test("the footer of every page has the support address and the postal address", async () => {
  const footer = element((await app.page("/about")).document, "footer");
  expect(textIn(footer)).toContain("support@kayap.test");
  expect(textIn(footer)).toContain("1 Regent Street, Georgetown");
});

test("about says when it was founded, that it is free now and that a nominal fee comes later", async () => {
  const text = textIn(await main("/about"));
  for (const fact of ["founded in 2025", "free for Guyanese users now", "nominal fee later"]) {
    expect(text).toContain(fact);
  }
  expect(texts(await main("/about"), "h2")).toEqual(
    expect.arrayContaining(["Our mission", "Security", "Trust"]),
  );
});

describe("how it works", () => {
  let page: Element;
  beforeAll(async () => {
    page = await main("/how-it-works");
  });

  test("has five steps for customers, five for professionals and six highlights", () => {
    const lists = elements(page, "ol");
    expect(lists.map((list) => elements(list, "li").length)).toEqual([5, 5]);
    expect(elements(element(page, "ul"), "li")).toHaveLength(6);
  });

  test("has a sign-up button for each account type", () => {
    expect(linkTo(page, "Sign up as a customer")).toBe("/register?type=customer");
    expect(linkTo(page, "Sign up as a professional")).toBe("/register?type=professional");
  });
});

describe("the terms", () => {
  let page: Element;
  beforeAll(async () => {
    page = await main("/terms");
  });

  test("have the fifteen sections of the specification in their order, each in the contents", () => {
    const parts = elements(element(page, having("class", "numbered")), "h2");
    const ids = elements(element(page, having("class", "numbered")), having("id"));
    expect(ids.map(({ attributes }) => attributes.id)).toEqual([
      "acceptance",
      "description",
      "eligibility",
      "accounts",
      "conduct",
      "independent-contractors",
      "fees",
      "intellectual-property",
      "disclaimers",
      "liability",
      "indemnification",
      "modifications",
      "termination",
      "governing-law",
      "arbitration",
    ]);
    const contents = element(page, having("aria-labelledby", "contents"));
    expect(texts(contents, "a")).toEqual(parts.map(textIn));
  });

  test.each([
    "Last updated November 26th 2026",
    "currently free",
    "Future fees will be announced in advance",
    "payment is arranged directly between customer and professional",
    "at least 18 years old",
    "independent contractors",
    "We verify basic account information",
    "We do not verify licences, qualifications or insurance",
    "We do not ask the issuer whether it is real",
    "One person has one account",
    "delete it permanently",
    "no more than the amount you paid to Kayap",
    "follow the law of the Co-operative Republic of Guyana",
    "arbitration in Guyana",
  ])("state: %s", (fact) => {
    expect(textIn(page)).toContain(fact);
  });
});

test("the privacy policy has its ten sections and the addresses of the controller", async () => {
  const page = await main("/privacy");
  const ids = elements(element(page, having("class", "numbered")), having("id"));
  expect(ids.map(({ attributes }) => attributes.id)).toEqual([
    "data",
    "use",
    "sharing",
    "security",
    "retention",
    "rights",
    "cookies",
    "children",
    "transfers",
    "controller",
  ]);
  const text = textIn(page);
  for (const word of ["Update:", "Access:", "Deletion:", "Marketing opt-out:", "under 18"]) {
    expect(text).toContain(word);
  }
  for (const cookie of ["theme:", "session:", "device:", "userRole:"])
    expect(text).toContain(cookie);
  expect(linkTo(page, "support@kayap.test")).toBe("mailto:support@kayap.test");
  expect(text).toContain("1 Regent Street, Georgetown");
});

test("the FAQ has its eight groups, each with five questions or more that open without scripts", async () => {
  const page = await main("/faq");
  const groups = elements(page, "section");
  expect(groups.map((group) => texts(group, "h2")[0])).toEqual([
    "General",
    "For Customers",
    "For Professionals",
    "Safety and Security",
    "Technical Support",
    "Legal and Policies",
    "Account Management",
    "Business Inquiries",
  ]);
  for (const group of groups) {
    expect(elements(group, "details").length, texts(group, "h2")[0]).toBeGreaterThanOrEqual(5);
  }
  const questions = texts(page, "summary");
  expect(new Set(questions).size).toBe(questions.length);
  expect(textIn(page)).toContain("I lost my phone and my recovery codes. How do I get back in?");
  expect(textIn(page)).toContain("professionals are reviewed by the team before approval");
  expect(textIn(page)).toContain("Last updated November 30th 2026");
});
