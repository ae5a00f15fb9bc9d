import type { Client } from "@libsql/client";
import { emptyDatabase } from "#tests/support/database.ts";
import { addService, NOW, type ServiceFields } from "#tests/support/fixtures.ts";
import { onMonday, type Parties } from "#tests/support/records/bookings.ts";
import { addAccount, browserAt, movableClock, PASSWORD, type TestBrowser } from "./accounts.ts";
import { appOver } from "./app.ts";

type App = ReturnType<typeof appOver>;

/** A browser in which the account with this address is signed in. */
export async function signedInBrowser(app: App, email: string): Promise<TestBrowser> {
  const browser = browserAt(app);
  await browser.post("/login", { email, password: PASSWORD, remember: "on" });
  return browser;
}

/** Ravi with a service on weekdays and Anita, both with accounts. */
export async function addBookingAccounts(
  client: Client,
  service: ServiceFields = {},
): Promise<Parties> {
  const proId = await addAccount(client, {
    email: "ravi@kayap.test",
    role: "professional",
    first_name: "Ravi",
    last_name: "Persaud",
  });
  const customerId = await addAccount(client, { phone: "+5926123456" });
  return { proId, customerId, serviceId: await addService(client, proId, service) };
}

/** An application with Ravi's service, and Anita signed in; `path` leads to its booking form. */
export async function bookingFixture(service: ServiceFields = {}) {
  const database = await emptyDatabase();
  const clock = movableClock();
  const app = appOver(database.db, { clock: clock.read });
  const parties = await addBookingAccounts(database.client, service);
  const anita = await signedInBrowser(app, "anita@kayap.test");
  return { database, clock, app, parties, anita, path: `/service/${parties.serviceId}/book` };
}

/** A correct booking form for Monday at 9 in Guyana, with the terms of the service as `addService` makes it. */
export const BOOKING_FORM = {
  key: "5b1a3a52-7c0f-4a3e-9d53-0d6d8f4a1c01",
  slot: new Date(onMonday(540)).toISOString().replace(".000", ""),
  duration: "60",
  location: "customer",
  region: "Demerara-Mahaica",
  landmark: "Yellow house behind the stelling",
  phone: "612 3456",
  notes: "Dog in the yard.",
  agreedPrice: "650000",
  agreedPriceType: "hourly",
  agreedTitle: "House wiring and breaker panels",
  agreedProfessional: "Ravi Persaud",
  serviceVersion: String(NOW),
};

/** The same form with a key of its own, for another minute of that Monday. */
export function bookingForm(minute = 540, fields: Partial<typeof BOOKING_FORM> = {}) {
  return {
    ...BOOKING_FORM,
    key: crypto.randomUUID(),
    slot: new Date(onMonday(minute)).toISOString().replace(".000", ""),
    ...fields,
  };
}
