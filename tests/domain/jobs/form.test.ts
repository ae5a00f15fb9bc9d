import { describe, expect, test } from "vitest";
import { jobFormSchema } from "#app/domain/jobs/form.ts";
import { jobEndsAt, wantedDays } from "#app/domain/jobs/job.ts";
import {
  inOrder,
  jobOfferFormSchema,
  offerStatusText,
  offersSoFar,
} from "#app/domain/jobs/offer.ts";
import { momentOn } from "#app/domain/time/guyana-day.ts";
import { NOW } from "#tests/support/fixtures.ts";

const FORM = {
  what: "Two plugs spark",
  details: "The plugs in the kitchen spark when it rains.",
  categoryId: "construction-trades",
  subcategoryId: "electricians",
  region: "Demerara-Mahaica",
  city: "Mon Repos",
  when: "asap",
};

const errorsOf = (fields: Record<string, string>) => {
  const form = jobFormSchema(NOW).safeParse({ ...FORM, ...fields });
  return form.success
    ? {}
    : Object.fromEntries(form.error.issues.map(({ path, message }) => [path.join("."), message]));
};

describe("the form of a job", () => {
  test("reads what a customer needs, with three offers and no budget where nothing is said", () => {
    expect(jobFormSchema(NOW).parse(FORM)).toMatchObject({
      what: "Two plugs spark",
      subcategoryId: "electricians",
      when: "asap",
      day: null,
      part: null,
      budget: null,
      offersWanted: 3,
      landmark: "",
    });
  });

  test("takes the region of a known village where none is chosen, and keeps a chosen one", () => {
    const regionOf = (fields: Record<string, string>) =>
      jobFormSchema(NOW).parse({ ...FORM, ...fields }).region;
    expect(regionOf({ region: "", city: " bartica " })).toBe("Cuyuni-Mazaruni");
    expect(regionOf({ region: "Guyana", city: "Linden" })).toBe("Upper Demerara-Berbice");
    expect(regionOf({ region: "Demerara-Mahaica", city: "Bartica" })).toBe("Demerara-Mahaica");
    expect(errorsOf({ region: "", city: "Atlantis" })).toEqual({
      region: "Please choose your region",
    });
  });

  test("says what is missing beside each field, all at once", () => {
    expect(
      errorsOf({
        what: "",
        details: "short",
        categoryId: "",
        subcategoryId: "",
        region: "Guyana",
        city: "",
        when: "",
      }),
    ).toEqual({
      what: "Please say what you need done",
      details: "Please describe the job in at least 20 characters",
      subcategoryId: "Please choose the trade that you need",
      region: "Please choose your region",
      city: "Village or town is required",
      when: "Please say when somebody should come",
    });
  });

  test.each([
    [{ subcategoryId: "witches" }, "subcategoryId"],
    [{ categoryId: "witchcraft", subcategoryId: "" }, "subcategoryId"],
    [{ city: "Mon Repos 612 3456" }, "city"],
    [{ budget: "cheap" }, "budget"],
    [{ budget: "0" }, "budget"],
    [{ when: "day" }, "day"],
    [{ when: "day", day: "2026-11-19" }, "day"],
    [{ when: "day", day: "2027-11-19" }, "day"],
    [{ details: "x".repeat(2001) }, "details"],
    [{ what: "x".repeat(101) }, "what"],
  ])("refuses %o", (fields: Record<string, string>, field) => {
    expect(Object.keys(errorsOf(fields))).toEqual([field]);
  });

  test("says how high a budget may be where one is higher", () => {
    expect(errorsOf({ budget: "10,000,001" })).toEqual({
      budget: "Please enter an amount of at most $10,000,000",
    });
  });

  test("takes today's morning until noon, and says beside the part that it is over afterwards", () => {
    const day = "2026-11-20";
    const partErrors = (hour: number) => {
      const form = { ...FORM, when: "day", day, part: "morning" };
      return jobFormSchema(momentOn(day, hour * 60)).safeParse(form).error?.issues ?? [];
    };
    expect(partErrors(11.5)).toEqual([]);
    expect(partErrors(12)).toMatchObject([
      {
        path: ["part"],
        message: "That part of today is over. Please choose a later one, or another day",
      },
    ]);
  });

  test("takes the trade alone, with the category it stands in, or a whole category", () => {
    const trade = (fields: Record<string, string>) => {
      const { categoryId, subcategoryId } = jobFormSchema(NOW).parse({ ...FORM, ...fields });
      return [categoryId, subcategoryId];
    };
    expect(trade({ categoryId: "" })).toEqual(["construction-trades", "electricians"]);
    expect(trade({ categoryId: "beauty-personal-care" })).toEqual([
      "construction-trades",
      "electricians",
    ]);
    expect(trade({ subcategoryId: "" })).toEqual(["construction-trades", null]);
  });

  test("keeps the day only where a day is wanted, and never more than five offers", () => {
    const parse = (fields: Record<string, string>) =>
      jobFormSchema(NOW).parse({ ...FORM, ...fields });
    expect(parse({ when: "week", day: "2026-11-24" })).toMatchObject({ day: null });
    expect(
      parse({ when: "day", day: "2026-11-24", part: "morning", offersWanted: "9" }),
    ).toMatchObject({
      day: "2026-11-24",
      part: "morning",
      offersWanted: 5,
    });
    expect(parse({ budget: "25,000" }).budget).toBe(25_000_00);
  });
});

describe("the end of a job", () => {
  test("is the end of the seventh day, or of the day it is wanted for", () => {
    expect(jobEndsAt({ when: "asap", day: null, part: null }, NOW)).toBe(momentOn("2026-11-28"));
    expect(jobEndsAt({ when: "day", day: "2026-11-21", part: null }, NOW)).toBe(
      momentOn("2026-11-22"),
    );
    expect(jobEndsAt({ when: "day", day: "2026-12-20", part: null }, NOW)).toBe(
      momentOn("2026-11-28"),
    );
  });

  test("wants somebody on its day, today or tomorrow, or within the week", () => {
    const days = (when: "asap" | "week" | "day", day: string | null) =>
      wantedDays({ when, day, part: null }, NOW);
    expect(days("day", "2026-11-24")).toEqual({ from: "2026-11-24", to: "2026-11-24" });
    expect(days("asap", null)).toEqual({ from: "2026-11-20", to: "2026-11-21" });
    expect(days("week", null)).toEqual({ from: "2026-11-20", to: "2026-11-27" });
  });
});

describe("the form of an offer", () => {
  const OFFER = {
    priceAmount: "12,000",
    priceType: "fixed",
    message: "New plugs, material included.",
    slot: ["2026-11-23T13:00:00Z"],
  };
  test("takes one to three times, each once and the soonest first", () => {
    const parse = (slot: string[]) => jobOfferFormSchema.safeParse({ ...OFFER, slot });
    const [nine, ten] = ["2026-11-23T13:00:00Z", "2026-11-23T14:00:00Z"];
    expect(parse([ten, nine, nine]).data?.slot).toEqual([Date.parse(nine), Date.parse(ten)]);
    expect(parse([]).success).toBe(false);
    expect(parse([13, 14, 15, 16].map((hour) => `2026-11-23T${hour}:00:00Z`)).success).toBe(false);
  });

  test("needs a price and says what is included", () => {
    for (const fields of [{ priceAmount: "" }, { priceAmount: "0" }, { message: "ok" }]) {
      expect(jobOfferFormSchema.safeParse({ ...OFFER, ...fields }).success).toBe(false);
    }
  });
});

describe("offers beside each other", () => {
  const offer = (id: string, fields: object) => ({
    id,
    priceAmount: 10_000_00,
    priceType: "fixed" as const,
    minutes: 60,
    rating: 0,
    reviewCount: 0,
    times: [NOW],
    createdAt: NOW,
    ...fields,
  });
  const ids = (offers: { id: string }[]) => offers.map(({ id }) => id).join("");

  test("stand by price, an hourly one for its length, by rating or by time, and the older first among equals", () => {
    const a = offer("a", {
      priceAmount: 6_000_00,
      priceType: "hourly",
      minutes: 120,
      createdAt: 3,
    });
    const b = offer("b", { rating: 4.5, reviewCount: 2, times: [NOW + 2], createdAt: 2 });
    const c = offer("c", { rating: 4.5, reviewCount: 9, times: [NOW + 1, NOW + 9], createdAt: 1 });
    expect(ids(inOrder([a, b, c], "price"))).toBe("cba");
    expect(ids(inOrder([a, b, c], "rating"))).toBe("cba");
    expect(ids(inOrder([b, c, a], "time"))).toBe("acb");
  });
});

test("an offer that was not chosen says that another one was, only where the job is taken", () => {
  expect(offerStatusText("not-chosen", "taken")).toBe("The customer chose another offer");
  expect(offerStatusText("not-chosen", "closed")).toBe("Not chosen");
  expect(offerStatusText("accepted", "taken")).toBe("Accepted");
});

test("the offers of a job are counted beside how many its customer wants", () => {
  expect(offersSoFar({ openOffers: 1, offersWanted: 3 })).toBe("1 offer so far, 3 wanted");
  expect(offersSoFar({ openOffers: 2, offersWanted: 2 })).toBe("2 offers so far, 2 wanted");
});
