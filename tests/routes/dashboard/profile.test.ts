import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { alertIn, browserOf, errorBeside, pageOf } from "#tests/support/application/accounts.ts";
import { appOver, awayFor } from "#tests/support/application/app.ts";
import {
  EDIT,
  field,
  main,
  PATH,
  profileFixture,
} from "#tests/support/application/profile-fixture.ts";
import {
  addBooking,
  addCustomer,
  addProfessional,
  addService,
  NOW,
} from "#tests/support/fixtures.ts";
import {
  type Element,
  element,
  elements,
  having,
  linkTo,
  shown,
  textIn,
  texts,
} from "#tests/support/html.ts";

let fixture: Awaited<ReturnType<typeof profileFixture>>;
beforeEach(async () => {
  fixture = await profileFixture();
  return () => fixture.client.close();
});
afterEach(() => vi.restoreAllMocks());

const typedIn = (page: Element, id: string) => field(page, id).attributes.value;

/** What the form would send: text fields, the chosen region and ticked boxes. */
function ticked(page: Element): string[] {
  return elements(page, having("checked")).map(
    ({ attributes }) => attributes.value ?? attributes.name ?? "",
  );
}

describe("the profile of a professional", () => {
  test("the profile page shows the stored profile with its figures (decision 53)", async () => {
    const { client, proId, calls, browser } = fixture;
    await addService(client, proId);
    calls.count = 0;
    const { status, page } = await browser.open(PATH);
    expect(calls.count).toBe(2);
    expect(status).toBe(200);
    expect(texts(page, "h1")).toEqual(["Profile"]);
    const text = main(page);
    for (const words of [
      "Bright Spark",
      "Ravi Persaud",
      "ravi@kayap.test · hidden from others",
      "+592 600 1234 · hidden from others",
      "Twelve years of wiring.",
      "Village or town La Grange",
      "Region Region 3, Essequibo Islands-West Demerara",
      "$6,500.50/hr",
      "Electricians",
      "1 Active service",
      "No requests in the last 90 days",
      "Member since November 2026",
    ]) {
      expect(text).toContain(words);
    }
    expect(linkTo(page, "Edit profile")).toBe(EDIT);
    expect(linkTo(page, "See your public profile")).toBe(`/pro/${proId}`);
  });

  test("the figures about reviews lead to those received, whatever the view", async () => {
    const { browser } = fixture;
    browser.cookies.set("userRole", "customer");
    const { page } = await browser.open(PATH);
    for (const name of ["New Average rating", "0 Reviews"]) {
      expect(linkTo(page, name)).toBe("/dashboard/reviews?tab=received");
    }
  });

  test("a figure of one is in the singular, and bookings lead to those of the work, whatever the view", async () => {
    const { client, app, proId, browser } = fixture;
    const customerId = await addCustomer(client);
    await addBooking(client, { serviceId: await addService(client, proId), proId, customerId });
    browser.cookies.set("userRole", "customer");
    const { page } = await browser.open(PATH);
    expect(linkTo(page, "1 Active service")).toBe("/dashboard/services");
    expect(linkTo(page, "1 Booking")).toBe("/dashboard/bookings?as=professional");
    const customer = await browserOf(client, app, customerId);
    const theirs = (await customer.open(PATH)).page;
    expect(linkTo(theirs, "1 Booking")).toBe("/dashboard/bookings?as=customer");
  });

  test("the profile form has every field of the specification, filled with the stored values", async () => {
    const { browser } = fixture;
    const { page } = await browser.open(EDIT);
    expect(texts(page, "h1")).toEqual(["Edit profile"]);
    const form = element(page, having("enctype", "multipart/form-data"));
    const names = new Set(elements(form, having("name")).map((e) => e.attributes.name));
    for (const name of [
      ...["firstName", "lastName", "phone", "bio", "city", "region", "zipCode", "businessName"],
      ...["yearsOfExperience", "website", "hourlyRate", "specialties", "availabilityWeekdays"],
      ...["availabilityWeekends", "availabilityEvenings", "picture", "dateOfBirth"],
    ]) {
      expect(names, name).toContain(name);
    }
    expect(field(page, "phone").attributes.placeholder).toContain("+592");
    expect(typedIn(page, "phone")).toBe("+592 600 1234");
    expect(typedIn(page, "hourlyRate")).toBe("6,500.50");
    expect(typedIn(page, "yearsOfExperience")).toBe("0");
    expect(textIn(field(page, "bio"))).toBe("Twelve years of wiring.");
    expect(ticked(page)).toEqual(["Electricians"]);
    expect(linkTo(page, "Cancel")).toBe(PATH);
    expect(texts(shown(form), "button")).toEqual(["Save Changes"]);
  });

  test("the profile says Guyana where none of the regions was chosen, as its form does", async () => {
    const { client, browser } = fixture;
    await client.execute("update users set location_state = 'Guyana'");
    expect(main((await browser.open(PATH)).page)).toContain("Region Guyana");
    const region = field((await browser.open(EDIT)).page, "region");
    expect(element(region, having("selected")).attributes.value).toBe("Guyana");
  });

  test("the profile form marks what it requires, and says what the mark means", async () => {
    const { browser } = fixture;
    const { page } = await browser.open(EDIT);
    expect(main(page)).toContain("Fields with * are required.");
    const marked = elements(page, having("class")).filter(({ attributes }) =>
      attributes.class?.includes("required-star"),
    );
    expect(marked.map(textIn)).toEqual(["First name", "Last name", "When you work"]);
  });

  test("a saved profile shows a notice and changes the public profile (threat 23)", async () => {
    const { save, browser, app, proId, person } = fixture;
    const response = await save({
      firstName: "José",
      phone: "612-3456",
      bio: "Solar and wiring.",
      city: "Diamond",
      region: "Demerara-Mahaica",
      zipCode: "GY-DE",
      businessName: "D'Andrade & Sons",
      yearsOfExperience: "14",
      website: "https://spark.gy",
      hourlyRate: "25.50",
      specialties: ["Electricians", "Technology & IT Services"],
      availabilityWeekends: "on",
      dateOfBirth: "1990-01-31",
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(PATH);
    const { page } = await browser.open(PATH);
    expect(textIn(page)).toContain("Profile updated successfully!");
    expect(main(page)).toContain("D'Andrade & Sons");
    const { document } = await app.page(`/pro/${proId}`);
    expect(texts(document, "h1")).toEqual(["D'Andrade & Sons"]);
    const text = main(document);
    for (const words of ["Solar and wiring.", "Diamond, Region 4", "$25.50/hr", "14 years"]) {
      expect(text).toContain(words);
    }
    expect(await person()).toMatchObject({ phone: "+5926123456", date_of_birth: "1990-01-31" });
  });

  test("the date of birth is shown to its person in their format, and to nobody else (decision 54)", async () => {
    const { save, client, app, browser, proId } = fixture;
    await save({ dateOfBirth: "1990-01-31" });
    const stranger = await browserOf(client, app, await addCustomer(client));
    for (const by of [browser, stranger]) {
      for (const path of [`/pro/${proId}`, `/pro/${proId}.data`]) {
        expect(await (await by.get(path)).text()).not.toContain("1990-01-31");
      }
    }
    expect(main((await browser.open(PATH)).page)).toContain("31/01/1990 (private)");
  });

  test("a professional who names a known village and leaves Guyana gets its region and postal code, and hears of jobs there", async () => {
    const { client, proId, save, person, browser } = fixture;
    await addService(client, proId, { location_state: "Guyana" });
    await save({ city: "Bartica", workRegions: ["Cuyuni-Mazaruni", "Mahaica-Berbice"] });
    expect(await person()).toMatchObject({
      location_state: "Cuyuni-Mazaruni",
      location_zipcode: "GY-CU",
    });
    expect(main((await browser.open(PATH)).page)).toContain("Region Region 7, Cuyuni-Mazaruni");
    const { rows } = await client.execute("select region from work_regions");
    expect(rows.map(({ region }) => region)).toEqual(["Mahaica-Berbice"]);
    const heard = await client.execute("select distinct region from trade_workers");
    expect(heard.rows.map(({ region }) => region)).toContain("Cuyuni-Mazaruni");
  });

  test("a professional keeps the region that they chose beside a village of another one", async () => {
    const { save, person } = fixture;
    await save({ city: "Bartica", region: "Demerara-Mahaica", zipCode: "XYZ 1" });
    expect(await person()).toMatchObject({
      location_state: "Demerara-Mahaica",
      location_zipcode: "XYZ 1",
    });
  });

  test("a professional names regions where they also work, and hears of jobs there", async () => {
    const { client, proId, save, browser } = fixture;
    await addService(client, proId, { location_state: "Guyana" });
    const trades = async () => {
      const { rows } = await client.execute({
        sql: "select distinct region from trade_workers where professional_id = ? order by region",
        args: [proId],
      });
      return rows.map(({ region }) => region);
    };
    await save({ workRegions: ["Demerara-Mahaica", "Mahaica-Berbice", "Guyana", "Atlantis"] });
    expect(await trades()).toEqual(["Demerara-Mahaica", "Guyana", "Mahaica-Berbice"]);
    expect(main((await browser.open(PATH)).page)).toContain(
      "I also work in Region 4, Demerara-Mahaica; Region 5, Mahaica-Berbice",
    );
    expect(ticked((await browser.open(EDIT)).page)).toEqual([
      "Demerara-Mahaica",
      "Mahaica-Berbice",
    ]);
    const again = { version: String(NOW + 1), workRegions: ["Mahaica-Berbice"] };
    const stale = { version: String(NOW), workRegions: [] };
    expect((await save(stale)).status).toBe(409);
    expect(await trades()).toEqual(["Demerara-Mahaica", "Guyana", "Mahaica-Berbice"]);
    expect((await save(again)).status).toBe(303);
    expect(await trades()).toEqual(["Guyana", "Mahaica-Berbice"]);
  });

  test("a professional is found in the regions where they also work as soon as they have named them, and no longer once they have not", async () => {
    const { client, app, proId, save } = fixture;
    const service = await addService(client, proId, { title: "Roof lights" });
    const cardIn = async (place: string) => {
      const { document } = await app.page(`/search?q=roof+lights&location=${place}`);
      return texts(document, "li")
        .filter((text) => text.includes("Roof lights"))
        .map((text) => text.match(/Region 3(?: Also works in Region \d+)?/)?.[0]);
    };
    const text = async () => textIn((await app.page(`/service/${service}`)).document);
    await save({ workRegions: ["Demerara-Mahaica"] });
    expect(await cardIn("Georgetown")).toEqual(["Region 3 Also works in Region 4"]);
    expect(await cardIn("Leonora")).toEqual(["Region 3"]);
    expect(await text()).toContain("Also works in Region 4");
    await save({ version: String(NOW + 1), workRegions: [] });
    expect(await cardIn("Georgetown")).not.toContain("Region 3 Also works in Region 4");
    expect(await text()).not.toContain("Also works in");
  });

  test("a refused profile form keeps its values and shows every message at its field", async () => {
    const { save, person } = fixture;
    const { status, page } = await pageOf(
      await save({
        firstName: "",
        phone: "12",
        bio: "b".repeat(1001),
        zipCode: "!",
        businessName: "<3",
        yearsOfExperience: "51",
        website: "javascript:alert(1)",
        hourlyRate: "-1",
        dateOfBirth: "2010-01-01",
        specialties: ["Electricians", "Education & Tutoring"],
        workRegions: ["Mahaica-Berbice"],
        availabilityEvenings: "on",
      }),
    );
    expect(status).toBe(400);
    const messages = {
      firstName: "First name is required",
      phone: "Please enter a valid phone number",
      bio: "Must be 1000 characters or less",
      zipCode: "Please enter a valid postal code",
      businessName: "Business name contains invalid characters",
      yearsOfExperience: "Please enter a number from 0 to 50",
      website: "Please enter a valid URL starting with http:// or https://",
      hourlyRate: "Please enter a valid price (e.g., 25.50)",
      dateOfBirth: "You must be 18 or older.",
    };
    for (const [id, message] of Object.entries(messages)) {
      expect(errorBeside(page, id)).toContain(message);
      expect(alertIn(page)).toContain(message);
    }
    expect(typedIn(page, "website")).toBe("javascript:alert(1)");
    expect(textIn(field(page, "bio"))).toBe("b".repeat(1001));
    expect(ticked(page)).toEqual(["Electricians", "Education & Tutoring", "on", "Mahaica-Berbice"]);
    expect((await person())?.bio).toBe("Twelve years of wiring.");
  });

  test("the profile form changes only its own fields (threat 31)", async () => {
    const { person, save } = fixture;
    const before = await person();
    await save({ role: "customer", rating: "5", email: "x@kayap.test", id: "x", createdAt: "0" });
    expect(await person()).toMatchObject({
      role: "professional",
      rating: before?.rating,
      email: "ravi@kayap.test",
      created_at: before?.created_at,
    });
  });

  test("a profile changed in another tab is not overwritten, and both versions are shown (decision 50)", async () => {
    const { save, person } = fixture;
    await save({ bio: "From the other tab." });
    const { status, page } = await pageOf(await save({ bio: "From this tab." }));
    expect(status).toBe(409);
    expect(alertIn(page)).toContain("This was changed elsewhere. Review the new version.");
    expect(main(page)).toContain("From the other tab.");
    expect(textIn(field(page, "bio"))).toBe("From this tab.");
    expect((await person())?.bio).toBe("From the other tab.");
    const version = element(page, having("name", "version")).attributes.value ?? "";
    expect((await save({ bio: "From this tab.", version })).status).toBe(303);
    expect((await person())?.bio).toBe("From this tab.");
  });

  test("a profile that cannot be saved or read is a 503 with a message", async () => {
    const { client, proId, save } = fixture;
    vi.spyOn(console, "error").mockImplementation(() => {});
    const failing = await browserOf(client, appOver(awayFor(/set first_name/, client)), proId);
    const { status, page } = await pageOf(await save({ bio: "Kept" }, failing));
    expect(status).toBe(503);
    expect(alertIn(page)).toContain("Failed to update profile. Please try again.");
    expect(textIn(field(page, "bio"))).toBe("Kept");
    const blind = await browserOf(
      client,
      appOver(awayFor(/from users left join settings/, client)),
      proId,
    );
    const unread = await pageOf(await blind.get(PATH));
    expect(unread.status).toBe(503);
    expect(alertIn(unread.page)).toContain("Failed to load your profile. Please try again.");
  });

  test("the profile form changes the signed-in person only, whatever id it contains (threat 30)", async () => {
    const { client, save } = fixture;
    const other = await addProfessional(client, { bio: "Theirs" });
    await save({ id: other, userId: other, bio: "Mine" });
    const { rows } = await client.execute({
      sql: "select bio from users where id = ?",
      args: [other],
    });
    expect(rows[0]?.bio).toBe("Theirs");
  });
});

describe("the profile of a customer", () => {
  test("a customer's profile has no professional fields, on the page and in the database", async () => {
    const { client, app, save } = fixture;
    const customerId = await addCustomer(client);
    const customer = await browserOf(client, app, customerId);
    const { page } = await customer.open(EDIT);
    for (const id of [
      "businessName",
      "yearsOfExperience",
      "website",
      "hourlyRate",
      "specialties",
      "workRegions",
    ]) {
      expect(elements(page, having("id", id)), id).toEqual([]);
    }
    await save({ businessName: "Sneaky Ltd", hourlyRate: "5", bio: "Hello" }, customer);
    const { rows } = await client.execute({
      sql: "select business_name, hourly_rate, bio from users where id = ?",
      args: [customerId],
    });
    expect(rows[0]).toMatchObject({ business_name: null, hourly_rate: null, bio: "Hello" });
    const { page: view } = await customer.open(PATH);
    expect(linkTo(view, "0 Reviews given")).toBe("/dashboard/reviews?tab=given");
    expect(main(view)).not.toContain("Response rate");
  });
});

test("a body that is not a form is refused without a crash (threat 25)", async () => {
  const { browser, app } = fixture;
  const Cookie = [...browser.cookies].map((pair) => pair.join("=")).join("; ");
  const headers = { Cookie, Origin: "http://kayap.test", "Content-Type": "application/json" };
  const response = await app.fetch(PATH, { method: "POST", headers, body: "{}" });
  expect(response.status).toBe(415);
  expect(alertIn((await pageOf(response)).page)).toContain("This form could not be read.");
});
