import { opensBooking } from "./booking.ts";
import { opensPlace, type Person, seesStatus } from "./person.ts";
import { opensService } from "./search.ts";

/** Writes a review of the completed booking. */
export async function reviews(person: Person, title: string, comment: string): Promise<void> {
  const { page } = person;
  await opensBooking(person, title);
  await page.getByRole("link", { name: "Write a review" }).click();
  await page.getByRole("heading", { name: "Write a Review" }).waitFor();
  await page.getByLabel("4 – Good").check();
  await page.getByLabel("Comment").fill(comment);
  await page.getByRole("button", { name: "Submit Review" }).click();
  await seesStatus(person, "Review submitted successfully!");
}

export async function replies(person: Person, comment: string, reply: string): Promise<void> {
  const { page } = person;
  await opensPlace(person, "Reviews");
  await page
    .locator("main li[id^=review-]", { hasText: comment })
    .getByRole("link", { name: /^Reply/ })
    .click();
  await page.getByLabel("Your reply").fill(reply);
  await page.getByRole("button", { name: "Save reply" }).click();
  await seesStatus(person, "Your reply is saved.");
}

/** Marks a review on the open page of a service, which has a reply, as helpful. */
export async function findsHelpful({ page }: Person, comment: string, reply: string) {
  const review = page.locator("li[id^=review-]", { hasText: comment });
  await review.getByText(reply).waitFor();
  const button = review.getByRole("button", { name: /^Helpful/ });
  await button.filter({ hasText: "(0)" }).waitFor();
  await button.click();
  await button.and(page.locator("[aria-pressed=true]")).filter({ hasText: "(1)" }).waitFor();
}

/** Opens a service among the results: the review is still there, without its author's name. */
export async function readsOfFormerCustomer(person: Person, title: string, comment: string) {
  await opensService(person, title);
  const review = person.page.locator("li[id^=review-]", { hasText: comment });
  await review.getByText("Former customer", { exact: true }).waitFor();
}
