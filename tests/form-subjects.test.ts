import { describe, expect, test } from "vitest";
import { formAddress, formSubjectAt } from "#app/form-subjects.ts";

describe("what a form is about", () => {
  test.each([
    ["/contact", "contact"],
    ["/service/7-a/book", "booking-request:7-a"],
    ["/jobs/new", "new-job"],
    ["/dashboard/jobs/7-a", "job-offer:7-a"],
    ["/dashboard/services/new", "new-service"],
    ["/dashboard/services/edit/7-a", "service:7-a"],
    ["/dashboard/licences", "licence"],
    ["/dashboard/profile", "profile"],
    ["/dashboard/reviews/new", "new-review"],
    ["/dashboard/reviews/7-a/edit", "review:7-a"],
    ["/dashboard/reviews/7-a/reply", "reply:7-a"],
    ["/dashboard/reviews/7-a/report", "review-report:7-a"],
    ["/dashboard/settings", "settings"],
    ["/dashboard/bookings/hours", "hours"],
    ["/dashboard/bookings/days-off", "days-off"],
    ["/dashboard/bookings/7-a/propose", "proposal:7-a"],
    ["/dashboard/bookings/7-a/cancel", "cancel:7-a"],
    ["/dashboard/bookings/7-a/decline", "decline:7-a"],
    ["/dashboard/bookings/7-a/dispute", "dispute:7-a"],
    ["/dashboard/messages/7-a/report", "conversation-report:7-a"],
    ["/dashboard/messages/7-a/offer", "offer:7-a"],
    ["/dashboard/jobs/7-a/report", "job-report:7-a"],
    ["/dashboard/offers/7-a", "offer-answer:7-a"],
  ])("is stored on devices under the same words in every release: %s", (address, subject) => {
    expect(formSubjectAt(address)).toBe(subject);
  });

  test.each([
    ["/contact?ticket=1", "contact"],
    ["/Contact/", "contact"],
    ["/service/7-a/book?day=2026-11-23&slot=1", "booking-request:7-a"],
    ["/dashboard/services/new?draft=7-a", "new-service"],
    ["/dashboard/profile?edit=1", "profile"],
    ["/dashboard/reviews/new?service=7-a", "new-review:7-a"],
    ["/dashboard/reviews/new?service=7%7Ca", "new-review"],
    ["/dashboard/bookings/7-a/cancel?next=%2Fdashboard", "cancel:7-a"],
    ["/dashboard/jobs/7-a/report?offer=8-b", "job-report:8-b"],
  ])("is the same by whatever address it is reached: %s", (address, subject) => {
    expect(formSubjectAt(address)).toBe(subject);
  });

  test.each([
    "/",
    "/login",
    "/dashboard/bookings/7/complete",
    "/dashboard/settings/password",
    "/x/contact",
  ])("is nothing where there is nothing to keep: %s", (address) => {
    expect(formSubjectAt(address)).toBeNull();
  });
});

test("the form of a profile is found again where it is filled in, every other at its own address", () => {
  expect(formAddress("/dashboard/profile")).toBe("/dashboard/profile?edit=1");
  expect(formAddress("/dashboard/services/new?draft=7-a")).toBe(
    "/dashboard/services/new?draft=7-a",
  );
  expect(formAddress("/dashboard/notifications")).toBe("/dashboard/notifications");
});
