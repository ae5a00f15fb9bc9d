import { beforeEach, describe, expect, test } from "vitest";
import { alertIn, errorBeside, pageOf } from "#tests/support/application/accounts.ts";
import {
  NEW,
  type NewServiceFixture,
  newServiceFixture,
} from "#tests/support/application/service-form-fixture.ts";
import { element, having, sentBy, textIn, texts } from "#tests/support/html.ts";
import { formOf, SERVICE } from "#tests/support/records/service-form.ts";

let fixture: NewServiceFixture;
beforeEach(async () => {
  fixture = await newServiceFixture();
});

describe("a form of a new service that is refused", () => {
  test.each([
    ["Service title is required", "title", { title: "  " }],
    ["Must be 100 characters or less", "title", { title: "x".repeat(101) }],
    ["Service description is required", "description", { description: "" }],
    ["Description must be at least 50 characters", "description", { description: "x".repeat(49) }],
    ["Must be 2000 characters or less", "description", { description: "x".repeat(2001) }],
    ["Please select a category", "categoryId", { categoryId: "" }],
    ["Please select a category", "categoryId", { categoryId: "nothing" }],
    [
      "Please choose a subcategory of this category",
      "subcategoryId",
      { subcategoryId: "dog-walking" },
    ],
    ["Please enter a valid price", "priceAmount", { priceAmount: "" }],
    ["Please enter a valid price", "priceAmount", { priceAmount: "0" }],
    ["Please enter a valid price", "priceAmount", { priceAmount: "-5" }],
    ["Please enter a valid price", "priceAmount", { priceAmount: "a lot" }],
    ["Please enter an amount of at most $10,000,000", "priceAmount", { priceAmount: "10,000,001" }],
    ["City is required", "city", { city: " " }],
    ["Zip code is required", "zipCode", { zipCode: "" }],
    ["Please enter a valid postal code", "zipCode", { zipCode: "!" }],
    [
      "Please select at least one availability option",
      "availabilityWeekdays",
      { availabilityWeekdays: undefined, availabilityEvenings: undefined },
    ],
    ["Please upload at least one image", "images", { images: undefined }],
  ])("the service form shows “%s” at %s and keeps its values", async (says, field, change) => {
    const { services, post } = fixture;
    const { status, page } = await pageOf(await post(change));
    expect(status).toBe(400);
    expect(errorBeside(page, field)).toContain(says);
    expect(alertIn(page)).toContain(says);
    const sent = sentBy(page, element(page, having("enctype", "multipart/form-data")));
    const { description, ...values } = { ...SERVICE, ...change, images: undefined };
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined || name === "categoryId" || name === "subcategoryId") continue;
      expect(sent.get(name), name).toBe(value);
    }
    expect(textIn(element(page, having("id", "description")))).toBe(description.trim());
    expect(await services()).toEqual([]);
  });

  test("says everything that is wrong at once, in the order of the form", async () => {
    const { browser } = fixture;
    const { status, page } = await pageOf(await browser.send(NEW, formOf({ priceType: "daily" })));
    expect(status).toBe(400);
    expect(texts(element(page, having("role", "alert")), "li")).toEqual([
      "Photos: Please upload at least one image",
      "Service title is required",
      "Service description is required",
      "Please select a category",
      "Please enter a valid price",
      "Village or town: City is required",
      "Postal code: Zip code is required",
      "When you work: Please select at least one availability option",
    ]);
  });
});
