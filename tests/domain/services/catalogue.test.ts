import { describe, expect, test } from "vitest";
import {
  CATEGORIES,
  CATEGORY_ALIASES,
  countedCategories,
  findCategory,
  findSubcategory,
  popularCategories,
  SUBCATEGORY_IDS,
  serviceIcon,
  subcategoryName,
} from "#app/domain/services/catalogue.ts";
import { serviceCountText } from "#app/domain/services/service-count.ts";

/** In the order of the specification. */
const IDS = [
  "construction-trades",
  "home-services-maintenance",
  "automotive-services",
  "healthcare-professionals",
  "education-tutoring",
  "professional-services",
  "technology-it-services",
  "media-creative-services",
  "food-catering-services",
  "beauty-personal-care",
  "pet-services",
  "retail-shopping",
  "manufacturing-industrial",
  "transport-logistics",
  "agriculture-farming",
  "real-estate-property",
  "business-corporate-services",
  "event-entertainment",
  "sports-fitness",
  "miscellaneous-other",
];

const NAMED_SUBCATEGORIES = [
  "electricians",
  "plumbers",
  "mechanics",
  "dentists",
  "private-tutors",
  "lawyers",
  "web-developers",
  "photographers",
  "caterers",
  "hairdressers-barbers",
  "veterinarians",
  "personal-trainers",
];

describe("the catalogue", () => {
  test("has the 20 categories of the specification in its order", () => {
    expect(CATEGORIES.map(({ id }) => id)).toEqual(IDS);
  });

  test("has 6 to 23 subcategories in each, with ids unique inside it and pointing back to it", () => {
    for (const { id, subcategories } of CATEGORIES) {
      expect(subcategories.length, id).toBeGreaterThanOrEqual(6);
      expect(subcategories.length, id).toBeLessThanOrEqual(23);
      expect(new Set(subcategories.map((subcategory) => subcategory.id)).size, id).toBe(
        subcategories.length,
      );
      for (const subcategory of subcategories) expect(subcategory.categoryId).toBe(id);
    }
  });

  test("has every subcategory that the specification names", () => {
    for (const id of NAMED_SUBCATEGORIES) expect(SUBCATEGORY_IDS).toContain(id);
  });

  test("repeats real estate agents and notaries in more than one category", () => {
    for (const name of [/real estate agents/i, /notar/i]) {
      const homes = CATEGORIES.filter(({ subcategories }) =>
        subcategories.some((s) => name.test(s.name)),
      );
      expect(homes.length).toBeGreaterThan(1);
    }
  });

  test("gives every category and subcategory a name, and a repeated subcategory one name everywhere", () => {
    const names = new Map<string, string>();
    for (const category of CATEGORIES) {
      for (const text of [category.name, category.description, category.icon, category.pattern]) {
        expect(text.trim()).toMatch(/./);
      }
      for (const { id, name } of category.subcategories) {
        expect(name).toBe(names.get(id) ?? name);
        names.set(id, name);
        expect(subcategoryName(id)).toBe(name);
      }
    }
  });

  test("has ids made of letters and hyphens that stay apart when the hyphens go, as the index writes them", () => {
    for (const ids of [IDS, SUBCATEGORY_IDS]) {
      for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(new Set(ids.map((id) => id.replaceAll("-", ""))).size).toBe(ids.length);
    }
  });

  test("sends the older address home-maintenance to its category (decision 7)", () => {
    expect(CATEGORY_ALIASES).toEqual({ "home-maintenance": "home-services-maintenance" });
    for (const id of Object.values(CATEGORY_ALIASES)) expect(findCategory(id)).not.toBeNull();
  });
});

describe("finding", () => {
  test("a category works by its id only", () => {
    expect(findCategory("pet-services")?.name).toBe("Pet Services");
    for (const id of ["home-maintenance", "", null, undefined, "__proto__", "toString"]) {
      expect(findCategory(id)).toBeNull();
    }
  });

  test("a subcategory works inside its own category only", () => {
    const [construction, pets] = [
      findCategory("construction-trades"),
      findCategory("pet-services"),
    ];
    expect(construction && findSubcategory(construction, "electricians")?.name).toBe(
      "Electricians",
    );
    expect(pets && findSubcategory(pets, "electricians")).toBeNull();
    expect(subcategoryName("nothing")).toBeNull();
  });

  test("an icon falls back from subcategory to category to the settings icon", () => {
    expect(serviceIcon("construction-trades", "electricians")).toBe("zap");
    expect(serviceIcon("construction-trades", "land-surveyors")).toBe("hard-hat");
    expect(serviceIcon("construction-trades", null)).toBe("hard-hat");
    expect(serviceIcon("nothing", null)).toBe("settings");
  });
});

describe("counting", () => {
  test("gives every category its number, and 0 where nobody works yet", () => {
    const counted = countedCategories({ "pet-services": 3 });
    expect(counted.map(({ id }) => id)).toEqual(IDS);
    expect(counted.filter(({ serviceCount }) => serviceCount > 0)).toMatchObject([
      { id: "pet-services", serviceCount: 3 },
    ]);
  });

  test("finds the most popular, in catalogue order among equals, and no more than asked", () => {
    const popular = popularCategories(
      { "pet-services": 3, "sports-fitness": 9, "retail-shopping": 3 },
      4,
    );
    expect(popular.map(({ id }) => id)).toEqual([
      "sports-fitness",
      "pet-services",
      "retail-shopping",
      "construction-trades",
    ]);
    expect(popular[1]).toEqual({
      id: "pet-services",
      name: "Pet Services",
      icon: "paw-print",
      serviceCount: 3,
    });
  });

  test("is told in words, one service and many", () => {
    expect([0, 1, 14, 1234].map((count) => serviceCountText(count, null))).toEqual([
      "0 services",
      "1 service",
      "14 services",
      "1,234 services",
    ]);
  });
});
