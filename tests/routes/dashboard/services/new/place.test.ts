import { beforeEach, describe, expect, test } from "vitest";
import { browserOf } from "#tests/support/application/accounts.ts";
import {
  NEW,
  type NewServiceFixture,
  newServiceFixture,
} from "#tests/support/application/service-form-fixture.ts";
import { addProfessional } from "#tests/support/fixtures.ts";
import { element, having, linkTo, sentBy, textIn } from "#tests/support/html.ts";
import { jpeg } from "#tests/support/records/photos.ts";
import { fileOf, formOf, SERVICE } from "#tests/support/records/service-form.ts";

let fixture: NewServiceFixture;
beforeEach(async () => {
  fixture = await newServiceFixture();
});

describe("the place of a new service", () => {
  test("a service in a known village of Guyana gets its region and postal code, and is found and hears of jobs there", async () => {
    const { database, browser, services, post } = fixture;
    const trades = async () => {
      const { rows } = await database.client.execute(
        "select distinct region from trade_workers order by region",
      );
      return rows.map(({ region }) => region);
    };
    await database.client.execute(
      "update users set location_state = 'Guyana', location_city = null, location_zipcode = null",
    );
    const saved = await post({ city: "Bartica", region: "Guyana", zipCode: "GUY" });
    expect(await services()).toMatchObject([
      { location_state: "Cuyuni-Mazaruni", location_zipcode: "GY-CU" },
    ]);
    expect(await trades()).toEqual(["Cuyuni-Mazaruni", "Guyana"]);
    const list = await browser.open(saved.headers.get("Location") ?? "");
    const edit = (await browser.open(linkTo(list.page, `Edit ${SERVICE.title}`))).page;
    expect(Object.fromEntries(sentBy(edit, element(edit, having("enctype"))))).toMatchObject({
      region: "Cuyuni-Mazaruni",
      zipCode: "GY-CU",
    });
    const found = (await browser.open("/search?q=solar&location=Region+7")).page;
    expect(textIn(found)).toContain(SERVICE.title);
  });

  test("a service keeps the region that its professional chose, and Guyana where nobody knows the village", async () => {
    const { services, post } = fixture;
    await post({ city: "Bartica", region: "Demerara-Mahaica", zipCode: "GY-DE" });
    await post({ city: "Atlantis", region: "Guyana", zipCode: "GUY" });
    expect(await services()).toMatchObject([
      { location_state: "Demerara-Mahaica", location_zipcode: "GY-DE" },
      { location_state: "Guyana", location_zipcode: "GUY" },
    ]);
  });

  test.each([
    ["lives elsewhere", { location_city: "Lethem" }],
    ["has no place", { location_city: null, location_zipcode: null }],
  ])("a service is found by its own place when its professional %s", async (_, place) => {
    const { database, app } = fixture;
    const id = await addProfessional(database.client, place);
    const browser = await browserOf(database.client, app, id);
    const form = formOf({ ...SERVICE, city: "Parika", images: fileOf(await jpeg()) });
    expect((await browser.send(NEW, form)).status).toBe(303);
    expect(textIn((await app.page("/search?location=Parika")).document)).toContain(SERVICE.title);
    expect(textIn((await app.page("/search?location=Lethem")).document)).not.toContain(
      SERVICE.title,
    );
  });

  test("a service with the postal code of another region gets the code of its own", async () => {
    const { services, post } = fixture;
    await post({ region: "Demerara-Mahaica", zipCode: "gy-cu" });
    await post({ region: "Demerara-Mahaica", zipCode: "413741" });
    expect((await services()).map((row) => row.location_zipcode)).toEqual(["GY-DE", "413741"]);
  });
});
