import { beforeEach, describe, expect, test } from "vitest";
import { errorBeside, pageOf } from "#tests/support/application/accounts.ts";
import {
  NEW,
  type NewServiceFixture,
  newServiceFixture,
} from "#tests/support/application/service-form-fixture.ts";
import { type Element, element, having, textIn, texts } from "#tests/support/html.ts";

let fixture: NewServiceFixture;
beforeEach(async () => {
  fixture = await newServiceFixture();
});

describe("the first visit of a new service", () => {
  test.each([
    ["nothing was chosen for it", { visitMinutes: "" }, 60],
    ["the form is from before it had the field", { visitMinutes: undefined }, 60],
    [
      "only its category says something",
      { visitMinutes: "", categoryId: "automotive-services", subcategoryId: "" },
      120,
    ],
    [
      "its subcategory takes longer",
      { visitMinutes: "", categoryId: "home-services-maintenance", subcategoryId: "movers" },
      240,
    ],
  ])("a first visit takes what is usual in the trade when %s", async (_, change, minutes) => {
    const { services, post } = fixture;
    expect((await post(change)).status).toBe(303);
    expect(await services()).toMatchObject([{ visit_minutes: minutes }]);
  });

  test("a length that the form does not offer is refused beside the field", async () => {
    const { services, post } = fixture;
    const { status, page } = await pageOf(await post({ visitMinutes: "61" }));
    expect(status).toBe(400);
    expect(errorBeside(page, "visitMinutes")).toContain(
      "Please choose how long the first visit takes",
    );
    expect(await services()).toEqual([]);
  });

  test("the form offers what is usual in the trade for a first visit, once it knows the trade", async () => {
    const { browser, post } = fixture;
    const usual = (page: Element) =>
      texts(element(page, having("id", "visitMinutes")), "option")[0];
    const { page } = await browser.open(NEW);
    expect(usual(page)).toBe("Usual for the trade");
    expect(textIn(page)).toContain("Per hour: customers choose how long they need you.");
    const pressed = await pageOf(
      await post({ categoryId: "pet-services", subcategoryId: "", press: "look" }),
    );
    expect(usual(pressed.page)).toBe("Usual for this trade: 1 hour");
    const refused = await pageOf(await post({ title: "", subcategoryId: "", visitMinutes: "" }));
    expect(usual(refused.page)).toBe("Usual for this trade: 1 hour");
  });
});
