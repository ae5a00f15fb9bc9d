import { beforeEach, describe, expect, test } from "vitest";
import { browserOf, pageOf, type TestBrowser } from "#tests/support/application/accounts.ts";
import {
  NEW,
  type NewServiceFixture,
  newServiceFixture,
} from "#tests/support/application/service-form-fixture.ts";
import { addCustomer } from "#tests/support/fixtures.ts";
import { textIn, texts } from "#tests/support/html.ts";
import { jpeg } from "#tests/support/records/photos.ts";
import { fileOf, formOf, SERVICE } from "#tests/support/records/service-form.ts";

describe("somebody who is no professional", () => {
  let customer: TestBrowser;
  let fixture: NewServiceFixture;
  beforeEach(async () => {
    fixture = await newServiceFixture();
    customer = await browserOf(
      fixture.database.client,
      fixture.app,
      await addCustomer(fixture.database.client),
    );
  });

  test("a customer gets 403 and a link to become a professional, in both views (threat 29)", async () => {
    const { bucket, services } = fixture;
    customer.cookies.set("userRole", "professional");
    for (const answer of [
      await customer.get(NEW),
      await customer.send(NEW, formOf({ ...SERVICE, images: fileOf(await jpeg()) })),
    ]) {
      const { status, page } = await pageOf(answer);
      expect(status).toBe(403);
      expect(texts(page, "h1")).toEqual(["Become a professional"]);
    }
    expect(await services()).toEqual([]);
    expect(bucket.files.size).toBe(0);
  });

  test("a customer becomes a professional by a button and then adds a service", async () => {
    const { page } = await customer.open("/dashboard/become-professional");
    expect(texts(page, "h1")).toEqual(["Become a professional"]);
    const answer = await customer.post("/dashboard/become-professional", {});
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, NEW]);
    expect(customer.cookies.get("userRole")).toBe("professional");
    const { status, page: form } = await customer.open(NEW);
    expect([status, texts(form, "h1")]).toEqual([200, ["Add service"]]);
    expect((await customer.get("/dashboard/become-professional")).headers.get("Location")).toBe(
      NEW,
    );
    const again = await customer.post("/dashboard/become-professional", {});
    expect(again.status).toBe(303);
  });

  test("a visitor gets the reason to sign in", async () => {
    const { app } = fixture;
    const answer = await app.fetch(NEW);
    const to = answer.headers.get("Location") ?? "";
    expect(to).toBe("/login?next=%2Fdashboard%2Fservices%2Fnew");
    expect(textIn((await app.page(to)).document)).toContain(
      "You must be logged in to create a service",
    );
    expect((await app.post(NEW, SERVICE)).status).toBe(303);
  });
});
