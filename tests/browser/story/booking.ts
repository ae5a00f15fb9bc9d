import { expect } from "vitest";
import { opensPlace, type Person, seesHeading, seesStatus } from "./person.ts";
import { opensService } from "./search.ts";

/** "Mon 23" */
const leaf = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  weekday: "short",
  day: "numeric",
});

/** Requests a time for the service of the open page. */
export async function requests(
  person: Person,
  title: string,
  { day, time }: { day: string; time: string },
): Promise<void> {
  const { page } = person;
  await opensService(person, title);
  await page.getByRole("link", { name: "Request Booking" }).filter({ visible: true }).click();
  await seesHeading(person, "Request a booking");
  const name = leaf.format(new Date(day)).replace(",", "");
  await page.getByRole("link", { name }).click();
  await page.getByText(`Start time on ${name}`).waitFor();
  await page.getByRole("radio", { name: time, exact: true }).check();
  await page.getByLabel("Region").selectOption("Demerara-Mahaica");
  await page.getByLabel("Village and landmark").fill("Grove, the blue house by the koker");
  await page.getByLabel("Phone", { exact: true }).fill("612 3456");
  await page.getByLabel("Notes (optional)").fill("The gutter over the front door drips.");
  await page.getByRole("button", { name: "Continue" }).filter({ visible: true }).click();
  await seesHeading(person, "Check your request");
  await page.getByRole("button", { name: "Request Booking" }).click();
  await seesStatus(person, "Your request is sent.");
}

/** Opens the booking from the list. Returns its reference. */
export async function opensBooking(person: Person, title: string): Promise<string> {
  await opensPlace(person, "Bookings");
  await seesHeading(person, /Bookings$/);
  await person.page
    .locator("[data-booking]")
    .getByRole("link", { name: title, exact: true })
    .click();
  await seesHeading(person, /^Booking KY-/);
  const headline = await person.page.getByRole("heading", { level: 1 }).innerText();
  return headline.replace("Booking ", "");
}

export async function accepts(person: Person, title: string): Promise<void> {
  await opensBooking(person, title);
  await person.page.getByRole("button", { name: "Accept" }).click();
  await seesStatus(person, "Booking confirmed.");
}

/** Marks the booking as completed, which needs no confirmation after its time. */
export async function completes(person: Person, title: string): Promise<void> {
  await opensBooking(person, title);
  await person.page.getByRole("button", { name: "Mark as Completed" }).click();
  await seesStatus(person, "Booking marked as completed.");
}

/** Sees the time of the open booking in the chosen date format, in Guyana and in the chosen time zone. */
export async function seesItInLosAngeles({ page }: Person): Promise<void> {
  const when = await page.locator("main p:has(> b) + p").innerText();
  expect(when).toMatch(/^[A-Z][a-z]{2} \d{4}-\d\d-\d\d,\s.+\sGuyana\s·\s.+\sLos Angeles$/);
}
