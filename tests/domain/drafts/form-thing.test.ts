import { describe, expect, test } from "vitest";
import { formAddress, thingOf } from "#app/domain/drafts/form-thing.ts";
import { readSettled, withSettled } from "#app/domain/drafts/settled.ts";

describe("what a form is about", () => {
  test.each([
    ["/contact", "contact"],
    ["/contact?ticket=1", "contact"],
    ["/service/7-a/book?day=2026-11-23&slot=1", "booking-request:7-a"],
    ["/dashboard/services/new", "new-service"],
    ["/dashboard/services/new?draft=7-a", "new-service"],
    ["/dashboard/services/edit/7-a", "service:7-a"],
    ["/dashboard/profile", "profile"],
    ["/dashboard/profile?edit=1", "profile"],
    ["/dashboard/reviews/new", "new-review"],
    ["/dashboard/reviews/new?service=7-a", "new-review:7-a"],
    ["/dashboard/reviews/new?service=7%7Ca", "new-review"],
    ["/dashboard/reviews/7-a/reply", "reply:7-a"],
    ["/dashboard/bookings/7-a/cancel?next=%2Fdashboard", "cancel:7-a"],
    ["/dashboard/messages/7-a/report", "conversation-report:7-a"],
    ["/dashboard/jobs/7-a/report", "job-report:7-a"],
    ["/dashboard/jobs/7-a/report?offer=8-b", "job-report:8-b"],
  ])("is the same by whatever address it is reached: %s", (address, thing) => {
    expect(thingOf(address)).toBe(thing);
  });

  test.each([
    "/",
    "/login",
    "/dashboard/bookings/7/complete",
    "/dashboard/settings/password",
    "/x/contact",
  ])("is nothing where there is nothing to keep: %s", (address) => {
    expect(thingOf(address)).toBeNull();
  });
});

describe("the cookie of drafts that are not needed any more", () => {
  test("names the newest ten, each once", () => {
    expect(withSettled(null, "contact")).toBe("contact");
    expect(withSettled("contact|service:7", "contact")).toBe("service:7|contact");
    const eleven = Array.from({ length: 11 }, (_, n) => `service:${n}`);
    const value = eleven.reduce<string | null>(withSettled, null);
    expect(readSettled(value)).toEqual(eleven.slice(1));
  });

  test("is read without what is not ours", () => {
    expect(readSettled("contact|<script>|Set-Cookie: a|service:../x|profile")).toEqual([
      "contact",
      "profile",
    ]);
    expect(readSettled(null)).toEqual([]);
  });
});

test("the form of a profile is found again where it is filled in, every other at its own address", () => {
  expect(formAddress("/dashboard/profile")).toBe("/dashboard/profile?edit=1");
  expect(formAddress("/dashboard/services/new?draft=7-a")).toBe(
    "/dashboard/services/new?draft=7-a",
  );
  expect(formAddress("/dashboard/notifications")).toBe("/dashboard/notifications");
});
