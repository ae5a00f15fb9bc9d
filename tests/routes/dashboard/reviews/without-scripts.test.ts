import { beforeEach, expect, test } from "vitest";
import { alertIn, rowsOf } from "#tests/support/application/accounts.ts";
import {
  GIVEN,
  RECEIVED,
  REVIEWS,
  type ReviewFixture,
  reviewFixture,
} from "#tests/support/application/review-fixture.ts";
import { withoutScripts } from "#tests/support/application/without-scripts.ts";
import { addService } from "#tests/support/fixtures.ts";
import { type Element, element, elements, having, textIn } from "#tests/support/html.ts";

let client: ReviewFixture["client"];
let customer: ReviewFixture["customer"];
let of: ReviewFixture["of"];
let pro: ReviewFixture["pro"];
beforeEach(async () => {
  ({ client, customer, of, pro } = await reviewFixture());
});

const status = (page: Element) => textIn(element(page, having("role", "status")));
const entries = (page: Element, comment: string) =>
  elements(page, "li").filter(
    (li) => li.attributes.id?.startsWith("review-") && textIn(li).includes(comment),
  );
function entry(page: Element, comment: string): Element {
  const [found] = entries(page, comment);
  if (!found) throw new Error(`No review: ${comment}`);
  return found;
}

test("a review is written, corrected, edited and deleted (threat 23)", async () => {
  await addService(client, of.proId, { title: "Goats for every feast" });
  const person = await withoutScripts(customer, REVIEWS);
  await person.follow("Write a Review");
  expect(person.isChecked("5 – Excellent")).toBe(true);
  person.fill("Comment", "Forgot to choose.");
  await person.press("Submit Review");
  expect(person.status).toBe(400);
  expect(alertIn(person.page)).toContain("Please select a service to review");
  expect(person.value("Comment")).toBe("Forgot to choose.");

  await person.open(`${REVIEWS}/new`);
  person.fill("Find the service", "goat");
  await person.press("Search", partOf(person.page, "Find the service"));
  expect(person.path).toContain("find=goat");
  person.check(/Goats for every feast/);
  person.check("4 – Good");
  person.fill("Comment", "Fat goats, fair price.");
  await person.press("Submit Review");
  expect(person.path).toBe(GIVEN);
  expect(status(person.page)).toBe("Review submitted successfully!");
  expect(textIn(entry(person.page, "Fat goats"))).toMatch(/4\s+of 5/);

  await person.follow(/^Edit/, entry(person.page, "Fat goats"));
  person.check("5 – Excellent");
  await person.press("Update Review");
  expect(person.path).toBe(GIVEN);
  expect(status(person.page)).toBe("Review updated successfully!");
  expect(textIn(entry(person.page, "Fat goats"))).toMatch(/5\s+of 5/);

  await person.follow(/^Delete/, entry(person.page, "Fat goats"));
  expect(textIn(person.page)).toContain("Are you sure you want to delete this review?");
  await person.press("Delete");
  expect(person.path).toBe(GIVEN);
  expect(status(person.page)).toBe("Review deleted successfully!");
  expect(entries(person.page, "Fat goats")).toEqual([]);
});

test("a professional reads a notification, and replies (threat 23)", async () => {
  const writer = await withoutScripts(customer, `${REVIEWS}/new?find=wiring`);
  writer.check(/House wiring/);
  writer.fill("Comment", "Neat work.");
  await writer.press("Submit Review");

  const person = await withoutScripts(pro, "/dashboard/notifications?kind=review");
  const unread = () => elements(person.page, having("data-unread")).length;
  expect(unread()).toBe(1);
  await person.press(/^Mark as read/);
  expect(unread()).toBe(0);

  await person.open(REVIEWS);
  await person.follow(/^Reply/, entry(person.page, "Neat work."));
  person.fill("Your reply", "It was a pleasure.");
  await person.press("Save reply");
  expect(person.path).toBe(RECEIVED);
  expect(textIn(entry(person.page, "Neat work."))).toContain("It was a pleasure.");
  expect(await rowsOf(client, "review_replies")).toHaveLength(1);
});

/** The form around the field with this label. */
function partOf(page: Element, label: string): Element {
  return element(page, (one) => one.name === "form" && textIn(one).includes(label));
}
