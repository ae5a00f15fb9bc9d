import { beforeEach, describe, expect, test } from "vitest";
import { pageOf } from "#tests/support/application/accounts.ts";
import {
  NEW,
  type NewServiceFixture,
  newServiceFixture,
  photoIds,
} from "#tests/support/application/service-form-fixture.ts";
import {
  type Element,
  element,
  elements,
  having,
  sentBy,
  textIn,
  texts,
} from "#tests/support/html.ts";
import { formOf, SERVICE } from "#tests/support/records/service-form.ts";

let fixture: NewServiceFixture;
beforeEach(async () => {
  fixture = await newServiceFixture();
});

describe("the category of a new service", () => {
  test("a button shows the subcategories of a category and keeps the values", async () => {
    const { browser } = fixture;
    const { status, page } = await pageOf(
      await browser.send(
        NEW,
        formOf({ ...SERVICE, categoryId: "pet-services", subcategoryId: "", press: "look" }),
      ),
    );
    expect(status).toBe(200);
    const options = texts(element(page, having("id", "subcategoryId")), "option");
    expect(options).toContain("Veterinarians");
    expect(elements(page, having("aria-invalid"))).toEqual([]);
    expect(element(page, having("id", "title")).attributes.value).toBe(SERVICE.title);
  });

  test("a form refused for want of a category proposes what its title speaks of, and only then", async () => {
    const { browser, post } = fixture;
    const proposed = (page: Element) =>
      elements(page, having("name", "press"))
        .filter(({ attributes }) => attributes.value?.startsWith("use:"))
        .map((button) => [button.attributes.value, textIn(button)]);
    const title = "Kitchen sink and toilet repairs";
    const none = { categoryId: "", subcategoryId: "" };
    const refused = await pageOf(await post({ title, ...none }));
    expect(refused.status).toBe(400);
    expect(proposed(refused.page)[0]).toEqual([
      "use:construction-trades/plumbers",
      "Suggested: Plumbers in Construction & Trades. Use it",
    ]);
    expect(proposed(refused.page).length).toBeLessThanOrEqual(3);
    const chosen = await pageOf(await post({ title, subcategoryId: "", city: "" }));
    expect(proposed(chosen.page)).toEqual([]);
    expect(proposed((await browser.open(NEW)).page)).toEqual([]);
    const unknown = await pageOf(await post({ title: "Qwx zzyq", ...none }));
    expect(proposed(unknown.page)).toEqual([]);
  });

  test("a button takes a proposal without saving, and keeps the other values and the photos", async () => {
    const { services, post } = fixture;
    const press = async (value: string) =>
      pageOf(await post({ categoryId: "", subcategoryId: "", press: value }));
    const { status, page } = await press("use:construction-trades/plumbers");
    expect(status).toBe(200);
    const form = element(page, having("enctype", "multipart/form-data"));
    expect(Object.fromEntries(sentBy(page, form))).toMatchObject({
      title: SERVICE.title,
      categoryId: "construction-trades",
      subcategoryId: "plumbers",
    });
    expect(photoIds(page)).toHaveLength(1);
    expect(elements(page, having("aria-invalid"))).toEqual([]);
    const forged = await press("use:construction-trades/veterinarians");
    expect(forged.status).toBe(200);
    expect(elements(forged.page, having("id", "subcategoryId"))).toEqual([]);
    expect(await services()).toEqual([]);
  });
});
