import type { Client } from "@libsql/client";
import { beforeAll, describe, expect, test } from "vitest";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import {
  addCustomer,
  addProfessional,
  addReview,
  addService,
  insert,
  type PersonFields,
  setVisibility,
} from "#tests/support/fixtures.ts";
import {
  element,
  elements,
  having,
  linkTo,
  partUnder,
  textIn,
  texts,
} from "#tests/support/html.ts";

describe("the profile of a professional", () => {
  let client: Client;
  let app: ReturnType<typeof appOver>;
  beforeAll(async () => {
    const database = await emptyDatabase();
    client = database.client;
    app = appOver(database.db);
  });
  const profileOf = async (fields: PersonFields = {}, query = "") => {
    const id = await addProfessional(client, fields);
    return { id, ...(await app.page(`/pro/${id}${query}`)) };
  };

  test("a public profile shows business, person, place, years, specialties, price and when they joined", async () => {
    const { status, document } = await profileOf({
      business_name: "Persaud Electrical",
      years_of_experience: 14,
      specialties: '["Breaker panels","Solar"]',
      hourly_rate: 650_000,
      created_at: Date.UTC(2025, 2, 1, 2),
    });
    expect(status).toBe(200);
    expect(texts(document, "h1")).toEqual(["Persaud Electrical"]);
    expect(texts(document, "title")).toEqual(["Persaud Electrical | Kayap"]);
    const text = textIn(element(document, "main"));
    expect(text).toContain("Ravi Persaud");
    expect(text).toContain("La Grange, Region 3");
    expect(text).toContain("14 years of experience");
    expect(texts(element(document, having("aria-label", "Specialties")), "li")).toEqual([
      "Breaker panels",
      "Solar",
    ]);
    expect(text).toContain("$6,500/hr GYD");
    expect(text).toContain("Joined February 2025");
    expect(text).toContain("New, no reviews yet");
  });

  test("says in which other regions the professional works, where there are any", async () => {
    const id = await addProfessional(client);
    const textOf = async () => textIn((await app.page(`/pro/${id}`)).document);
    expect(await textOf()).not.toContain("Also works in");
    for (const region of ["Mahaica-Berbice", "Demerara-Mahaica"])
      await insert(client, "work_regions", { user_id: id, region });
    expect(await textOf()).toContain("Also works in Region 4, Region 5");
  });

  test("a review names its service, and leads to its page as long as it has one", async () => {
    const id = await addProfessional(client);
    for (const [email, title, status] of [
      ["neela@kayap.test", "House wiring", "active"],
      ["asha@kayap.test", "Solar panels", "inactive"],
    ] as const) {
      const serviceId = await addService(client, id, { title, status });
      const customerId = await addCustomer(client, { email });
      await addReview(client, { serviceId, proId: id, customerId });
    }
    const { document } = await app.page(`/pro/${id}?tab=reviews`);
    expect(textIn(element(document, "main"))).toContain("Solar panels");
    expect(texts(document, "a")).toContain("House wiring");
    expect(texts(document, "a")).not.toContain("Solar panels");
  });

  test("a public profile without a business has the person's name", async () => {
    const { document } = await profileOf({ business_name: "" });
    expect(texts(document, "h1")).toEqual(["Ravi Persaud"]);
  });

  test.each([
    [200, false],
    [201, true],
  ])("a bio of %i characters has 'Show more': %s", async (length, folded) => {
    const { document } = await profileOf({ bio: "b".repeat(length) });
    expect(textIn(partUnder(document, "About")).includes("Show more")).toBe(folded);
    expect(textIn(document)).toContain("b".repeat(length));
  });

  test("has no card of contact information where there is nothing to put into it", async () => {
    const aside = having("aria-label", "Contact information");
    const { document: bare } = await profileOf({ website: null, hourly_rate: 650_000 });
    expect(elements(bare, aside)).toEqual([]);
    expect(textIn(bare)).toContain("It does not check licences or qualifications");
    const { document: full } = await profileOf({ website: "https://persaud.example" });
    expect(texts(element(full, aside), "h2")).toEqual(["Contact"]);
  });

  test("the link to the website has nofollow and no opener", async () => {
    const { document } = await profileOf({ website: "https://persaud.example/work" });
    expect(linkTo(document, "persaud.example/work")).toBe("https://persaud.example/work");
    const link = element(document, having("href", "https://persaud.example/work"));
    expect(link.attributes.rel).toBe("nofollow ugc noopener");
  });

  test("Contact leads through the sign-in page, Request Booking to a choice of services, and the profile can be shared", async () => {
    const { id, document } = await profileOf();
    const next = (text: string) => new URL(linkTo(document, text), ORIGIN).searchParams.get("next");
    expect(next("Contact")).toBe(`/dashboard/messages?with=${id}`);
    expect(linkTo(document, "Request Booking")).toBe(`/pro/${id}/book`);
    const message = encodeURIComponent(`Ravi Persaud ${ORIGIN}/pro/${id}`);
    expect(texts(document, "summary")).toContain("Share Profile");
    expect(linkTo(document, "WhatsApp")).toBe(`https://wa.me/?text=${message}`);
    expect(linkTo(document, "SMS")).toBe(`sms:?body=${message}`);
  });

  test("a public profile has the tabs Services and Reviews with their counts", async () => {
    const id = await addProfessional(client);
    const serviceId = await addService(client, id, { title: "Ceiling fans" });
    await addService(client, id, { title: "Resting", status: "inactive" });
    const customerId = await addCustomer(client);
    await addReview(client, { serviceId, proId: id, customerId }, { comment: "Neat work." });
    const { document: services } = await app.page(`/pro/${id}`);
    const tabs = element(services, having("aria-label", "Services and reviews"));
    expect(linkTo(tabs, "Services (1)")).toBe(`/pro/${id}#tabs`);
    expect(linkTo(tabs, "Reviews (1)")).toBe(`/pro/${id}?tab=reviews#tabs`);
    expect(tabs.attributes.id).toBe("tabs");
    expect(elements(tabs, having("aria-current")).map(textIn)).toEqual(["Services (1)"]);
    expect(texts(services, "h3")).toEqual(["Ceiling fans"]);
    expect(textIn(services)).toContain("5.0 out of 5, (1 review)");
    const { document: reviews } = await app.page(`/pro/${id}?tab=reviews`);
    expect(texts(reviews, "title")).toEqual(["Reviews of Ravi Persaud | Kayap"]);
    const section = partUnder(reviews, "Reviews");
    expect(textIn(section)).toContain("Anita R.");
    expect(textIn(section)).toContain("Neat work.");
    expect(linkTo(section, "Ceiling fans")).toBe(`/service/${serviceId}`);
  });

  test("a public profile without services says so", async () => {
    const { document } = await profileOf();
    expect(textIn(document)).toContain("No services listed at the moment.");
  });

  test("a profile for registered people leads visitors to sign in and back", async () => {
    const id = await addProfessional(client);
    await setVisibility(client, id, "registered");
    const response = await app.fetch(`/pro/${id}`);
    expect([302, 303]).toContain(response.status);
    expect(response.headers.get("Location")).toBe(
      `/login?next=${encodeURIComponent(`/pro/${id}`)}`,
    );
  });

  test("a profile is not found when it is private, of a customer, hidden, deactivated or deleted", async () => {
    const secret = await addProfessional(client);
    await setVisibility(client, secret, "private");
    const gone = await Promise.all(
      ["hidden_at", "deactivated_at", "deletion_requested_at", "deleted_at"].map(async (column) => {
        const id = await addProfessional(client);
        await client.execute({ sql: `update users set ${column} = 1 where id = ?`, args: [id] });
        return id;
      }),
    );
    for (const id of [secret, await addCustomer(client), ...gone]) {
      const { status, document } = await app.page(`/pro/${id}`);
      expect(status).toBe(404);
      expect(texts(document, "h1")).toEqual(["Professional not found"]);
      expect(linkTo(document, "Browse All Services")).toBe("/search");
    }
  });

  test("the older address of a profile redirects permanently", async () => {
    const id = await addProfessional(client);
    const response = await app.fetch(`/professional/${id}`);
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(`/pro/${id}`);
  });

  test.each(["%2F%2Fevil.test", "..%2F..%2Fevil", "%0d%0aX-Evil: 1", "https:%2F%2Fevil.test"])(
    "the older address of a profile leads nowhere else: /professional/%s (threat 28)",
    async (id) => {
      const response = await app.fetch(`/professional/${id}`);
      expect([301, 404]).toContain(response.status);
      const target = new URL(response.headers.get("Location") ?? "/", ORIGIN);
      expect(target.origin).toBe(ORIGIN);
      expect(response.headers.get("X-Evil")).toBeNull();
    },
  );
});
