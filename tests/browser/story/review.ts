import { expect } from "vitest";
import { opensBooking } from "./booking.ts";
import { isTold, opensPlace, type Person } from "./person.ts";
import { opensService } from "./search.ts";

/** Writes about the job that is done. */
export async function reviews(person: Person, title: string, comment: string): Promise<void> {
  const { page } = person;
  await opensBooking(person, title);
  await page.getByRole("link", { name: "Write a review" }).click();
  await page.getByRole("heading", { name: "Write a Review" }).waitFor();
  await page.getByLabel("4 – Good").check();
  await page.getByLabel("Comment").fill(comment);
  await page.getByRole("button", { name: "Submit Review" }).click();
  await isTold(person, "Review submitted successfully!");
}

export async function replies(person: Person, comment: string, reply: string): Promise<void> {
  const { page } = person;
  await opensPlace(person, "Reviews");
  await page
    .locator("main li[id^=review-]", { hasText: comment })
    .getByRole("link", { name: /^Reply/ })
    .click();
  await page.getByLabel("Your reply").fill(reply);
  await page.getByRole("button", { name: "Save Reply" }).click();
  await isTold(person, "Your reply is saved.");
}

/** Finds the review on the page of the service that is open, with its reply, helpful. */
export async function findsHelpful({ page }: Person, comment: string, reply: string) {
  const review = page.locator("li[id^=review-]", { hasText: comment });
  await review.getByText(reply).waitFor();
  const button = review.getByRole("button", { name: /^Helpful/ });
  expect(await button.innerText()).toContain("(0)");
  await button.click();
  await button.and(page.locator("[aria-pressed=true]")).waitFor();
  expect(await button.innerText()).toContain("(1)");
}

/** Opens a service that was found: the review is still there, but nobody's any more. */
export async function readsOfFormerCustomer(person: Person, title: string, comment: string) {
  await opensService(person, title);
  const review = person.page.locator("li[id^=review-]", { hasText: comment });
  await review.getByText("Former customer", { exact: true }).waitFor();
}
