import { describe, expect, test } from "vitest";
import { pageOf } from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { addBookingAccounts, signedInBrowser } from "#tests/support/application/booking-fixture.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addProfessional, addService, setVisibility } from "#tests/support/fixtures.ts";
import { element, elements, linkTo, textIn } from "#tests/support/html.ts";

test("the choice of a service gives a visitor nothing of a profile that only people who have signed in see (threat 57)", async () => {
  const { client, db } = await emptyDatabase();
  const proId = await addProfessional(client, {
    bio: "Forty years of wires.",
    website: "https://ravi.example",
  });
  for (const title of ["Fans", "Plugs"]) await addService(client, proId, { title });
  await setVisibility(client, proId, "registered");
  const app = appOver(db);
  const path = `/pro/${proId}/book`;
  const { status, document } = await app.page(`${path}?conversation=nothing`);
  expect(status).toBe(200);
  const main = element(document, "main");
  expect(textIn(main)).toContain("What do you need from Ravi Persaud?");
  const links = elements(main, "a").map(({ attributes }) => attributes.href);
  expect(links.filter((href) => href?.includes("/service/"))).toHaveLength(2);
  expect(links.join()).not.toContain("conversation");
  const data = await (await app.fetch(`${path}.data`)).text();
  expect(data).toContain("Plugs");
  expect(data).not.toMatch(/Forty years|ravi.example|registered/);
});

describe("Request a booking on a professional's page", () => {
  test("leads to the form of their only service, or to a choice of several", async () => {
    const { client, db } = await emptyDatabase();
    const app = appOver(db);
    const { proId, serviceId } = await addBookingAccounts(client);
    const anita = await signedInBrowser(app, "anita@kayap.test");
    const open = async (address: string) => pageOf(await anita.get(address));
    const choose = `/pro/${proId}/book`;
    const only = await anita.get(choose);
    expect(only.headers.get("Location")).toBe(`/service/${serviceId}/book`);
    const second = await addService(client, proId, { title: "Fans" });
    const { status, page } = await open(choose);
    expect(status).toBe(200);
    expect(linkTo(page, "Choose Fans")).toBe(`/service/${second}/book`);
    const profile = await open(`/pro/${proId}`);
    expect(linkTo(profile.page, "Request Booking")).toBe(choose);
    expect((await app.page(choose)).status).toBe(200);
  });
});
