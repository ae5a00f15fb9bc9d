import { describe, expect, test } from "vitest";
import {
  formOfOtherJob,
  jobFormState,
  newJobValues,
  refuseNewJob,
} from "#app/domain/jobs/new-job.ts";
import { NOW } from "#tests/support/fixtures.ts";

const CUSTOMER = { city: "Linden", region: "Upper Demerara-Berbice" };
const BEFORE = {
  what: "Paint the fence",
  details: "Two coats, white, before the holidays.",
  categoryId: "construction-trades",
  subcategoryId: "painters",
  region: "Mahaica-Berbice",
  city: "Rosignol",
  landmark: "Beside the school",
  when: "asap" as const,
  day: null,
  part: null,
  budget: null,
  offersWanted: 2,
};

const valuesOf = (address: string, more: Partial<Parameters<typeof newJobValues>[0]> = {}) =>
  newJobValues({
    search: new URLSearchParams(address),
    customer: null,
    before: null,
    now: NOW,
    ...more,
  });

describe("the form of a new job", () => {
  test("begins empty for a visitor, and with their own place for a customer", () => {
    expect(valuesOf("")).toEqual({});
    expect(valuesOf("", { customer: CUSTOMER })).toEqual(CUSTOMER);
    expect(valuesOf("", { customer: { city: null, region: "Guyana" } })).toEqual({});
  });

  test("takes the place of a search before that of the customer, and a named village before both", () => {
    const customer = CUSTOMER;
    expect(valuesOf("location=Bartica", { customer })).toEqual({
      city: "Bartica",
      region: "Cuyuni-Mazaruni",
    });
    expect(valuesOf("location=Bartica&city=Rockstone", { customer })).toEqual({
      city: "Rockstone",
      region: "Cuyuni-Mazaruni",
    });
  });

  test("has the day that the words of a search name, and no day where they name a weekend or none", () => {
    // NOW is Friday 20 November 2026.
    expect(valuesOf("what=plumber tomorrow morning")).toEqual({
      what: "plumber tomorrow morning",
      when: "day",
      day: "2026-11-21",
      part: "morning",
    });
    expect(valuesOf("what=DJ for 5 December")).toMatchObject({ when: "day", day: "2026-12-05" });
    expect(valuesOf("what=nurse this weekend")).toEqual({ what: "nurse this weekend" });
    expect(valuesOf("what=Saturday lessons")).toEqual({ what: "Saturday lessons" });
  });

  test("has the price that the words of a search name as its budget", () => {
    expect(valuesOf("what=paint house under $25,000 on Monday")).toMatchObject({
      budget: "25,000",
      day: "2026-11-23",
    });
    expect(valuesOf("what=paint house")).toEqual({ what: "paint house" });
  });

  test("takes at most 100 characters of a field from its address, reads more of a search, and takes no other field", () => {
    expect(valuesOf(`what=${"tap ".repeat(60)}&details=secret`)).toEqual({
      what: "tap ".repeat(25),
    });
    expect(valuesOf(`what=${"tap ".repeat(40)}under+5000`).budget).toBe("5,000");
    expect(valuesOf(`what=${"tap ".repeat(50)}under+5000`).budget).toBeUndefined();
  });

  test("has the words of a job that is posted again before those of its address", () => {
    const values = valuesOf("what=Fix+a+tap&city=Linden", { before: BEFORE });
    expect(values).toMatchObject({
      what: "Paint the fence",
      city: "Rosignol",
      subcategoryId: "painters",
    });
  });

  test("has the first trade that its words mean, unless a trade or a category is chosen", () => {
    const state = jobFormState({ values: { what: "plumber" }, photos: [] });
    expect(state.values.subcategoryId).toBe("plumbers");
    expect(state.proposals[0]?.subcategoryId).toBe("plumbers");
    const chosen = { what: "plumber", categoryId: "home-services" };
    expect(jobFormState({ values: chosen, photos: [] }).values).toEqual(chosen);
  });

  test("proposes a trade of several categories once", () => {
    const { proposals } = jobFormState({ values: { what: "Notaries" }, photos: [] });
    expect(proposals.map(({ subcategoryId }) => subcategoryId)).toEqual(["notaries"]);
  });

  test("is for another job with another key, and without the photos that the posted job has", () => {
    const photos = [{ id: "a", alt: "" }];
    const state = jobFormState({ values: { what: "Tap", key: "one" }, photos, problem: "Posted" });
    const other = formOfOtherJob(state, "two");
    expect(other).toMatchObject({
      values: { what: "Tap", key: "two" },
      photos: [],
      problem: "Posted",
      errors: {
        images: "Your posted job already has these photos. For a new job, choose them again.",
      },
    });
    expect(formOfOtherJob({ ...state, photos: [] }, "two").errors).toEqual({});
  });
});

test("a customer cannot post a job without a confirmed e-mail, or with five open jobs", () => {
  expect(refuseNewJob({ verified: true, openJobs: 4 })).toBeNull();
  expect(refuseNewJob({ verified: false, openJobs: 0 })).toMatch(/^Please .*e-mail/);
  expect(refuseNewJob({ verified: true, openJobs: 5 })).toBe(
    "You have 5 open jobs. Please close one first, or wait until one is taken.",
  );
});
