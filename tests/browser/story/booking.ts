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
  await page.getByRole("button", { name }).click();
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
  await seesHeading(person, new RegExp(`^${title}, [A-Z][a-z]{2} \\d`));
  return person.page.locator("main p").filter({ hasText: /^KY-/ }).innerText();
}

/** Sees that the action is done: by its message, or, when it has waited on the device, by the badge of the booking. */
async function seesDone(person: Person, words: string, badge: string): Promise<void> {
  if (person.faults.length === 0) return seesStatus(person, words);
  const { page } = person;
  const notice = page.getByRole("status").filter({ hasText: words });
  await notice
    .or(page.locator("main").getByText(badge, { exact: true }))
    .first()
    .waitFor();
}

export async function accepts(person: Person, title: string): Promise<void> {
  await opensBooking(person, title);
  await person.page.getByRole("button", { name: "Accept" }).click();
  await seesDone(person, "Booking confirmed.", "Confirmed");
}

/** Marks the booking as completed, which needs no confirmation after its time. */
export async function completes(person: Person, title: string): Promise<void> {
  await opensBooking(person, title);
  await person.page.getByRole("button", { name: "Mark as Completed" }).click();
  await seesDone(person, "Booking marked as completed.", "Completed");
}

/** Sees the day of the open booking, and its time in Guyana and in the chosen time zone. */
export async function seesItInLosAngeles({ page }: Person): Promise<void> {
  const when = /^[A-Z][a-z]{2} \d?\d [A-Z][a-z]{2}(?: \d{4})?,\s.+\sGuyana\s·\s.+\sLos Angeles$/;
  await page
    .locator("main dt", { hasText: "When" })
    .locator("+ dd")
    .filter({ hasText: when })
    .waitFor();
}
