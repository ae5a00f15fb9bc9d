import type { Client } from "@libsql/client";
import { beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase } from "#tests/support/database.ts";
import { addCustomer, addProfessional, addReview, addService } from "#tests/support/fixtures.ts";

describe("the database itself", () => {
  let client: Client;
  let proId: string;
  let serviceId: string;
  let customerId: string;
  beforeAll(async () => {
    ({ client } = await emptyDatabase());
    proId = await addProfessional(client);
    customerId = await addCustomer(client);
    serviceId = await addService(client, proId);
  });

  const refused = (constraint: string) => ({
    code: expect.stringMatching(/^SQLITE_CONSTRAINT/),
    message: expect.stringContaining(constraint),
  });
  const setService = (column: string, value: string | number | null) =>
    client.execute({
      sql: `update services set ${column} = ? where id = ?`,
      args: [value, serviceId],
    });

  test.each([
    ["a status it does not know", "status", "published", "services_status"],
    ["a price type it does not know", "price_type", "daily", "services_price_type"],
    ["a price of nothing", "price_amount", 0, "services_price"],
    ["a price below nothing", "price_amount", -100, "services_price"],
    ["a price above ten million", "price_amount", 1_000_000_001, "services_price"],
    ["a title of 101 characters", "title", "x".repeat(101), "services_title"],
    ["a description of 2,001 characters", "description", "x".repeat(2001), "services_description"],
    ["no availability at all", "availability_weekdays", 0, "services_availability"],
  ])("refuses a service with %s", async (_, column, value, constraint) => {
    await expect(setService(column, value)).rejects.toMatchObject(refused(constraint));
  });

  test("accepts a service at the bounds: $10,000,000 and 100 characters outside the basic plane", async () => {
    await setService("price_amount", 1_000_000_000);
    await setService("title", "𠀀".repeat(100));
    await setService("price_amount", 1);
  });

  test.each([
    ["more than 50 years of experience", "years_of_experience", 51, "users_years"],
    ["less than no experience", "years_of_experience", -1, "users_years"],
    ["a role it does not know", "role", "admin", "users_role"],
    ["a first name of 51 characters", "first_name", "x".repeat(51), "users_first_name"],
    ["a bio of 1,001 characters", "bio", "x".repeat(1001), "users_bio"],
  ])("refuses a person with %s", async (_, column, value, constraint) => {
    const update = client.execute({
      sql: `update users set ${column} = ? where id = ?`,
      args: [value, proId],
    });
    await expect(update).rejects.toMatchObject(refused(constraint));
  });

  test("refuses a second account with the same address in another case (threat 3)", async () => {
    await addCustomer(client, { email: "foo@x.gy" });
    await expect(addCustomer(client, { email: "Foo@X.GY" })).rejects.toMatchObject(
      refused("users_email"),
    );
  });

  test.each([0, 6, -1])("refuses a rating of %i", async (rating) => {
    const review = addReview(client, { serviceId, proId, customerId }, { rating });
    await expect(review).rejects.toMatchObject(refused("reviews_rating"));
  });

  test("refuses a second review of a service by one customer (threat 35)", async () => {
    await addReview(client, { serviceId, proId, customerId });
    await expect(addReview(client, { serviceId, proId, customerId })).rejects.toMatchObject(
      refused("reviews.service_id"),
    );
  });

  test("refuses a service or a review without an owner", async () => {
    await expect(addService(client, "nobody")).rejects.toMatchObject(refused("FOREIGN KEY"));
    await expect(
      addReview(client, { serviceId: "nothing", proId, customerId: await addCustomer(client) }),
    ).rejects.toMatchObject(refused("FOREIGN KEY"));
  });
});
