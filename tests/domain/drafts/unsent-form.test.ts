import { describe, expect, test } from "vitest";
import { unsentFormOf } from "#app/domain/drafts/unsent-form.ts";
import { routeRulesAt } from "#app/route-rules.ts";
import { ROLE_TABLE } from "#tests/routes/role-table.ts";

/** Forms that need an account and are only a button, a choice from a list, or all secrets. */
const NOTHING_SAVED = [
  "/pro/:proId",
  "/two-factor-recovery",
  "/welcome-back",
  "/terms/accept",
  "/mail-check",
  "/dashboard/services/:serviceId/delete",
  "/dashboard/become-professional",
  "/dashboard/saved",
  "/dashboard/saved/remove",
  "/dashboard/recent-searches",
  "/dashboard/reviews/:reviewId/delete",
  "/dashboard/reviews/:reviewId/helpful",
  "/dashboard/notifications",
  "/dashboard/settings/confirm",
  "/dashboard/settings/password",
  "/dashboard/settings/two-factor",
  "/dashboard/settings/email",
  "/dashboard/settings/data",
  "/dashboard/settings/deactivate",
  "/dashboard/settings/delete",
  "/dashboard/settings/sessions",
  "/dashboard/unsent",
  "/dashboard/bookings/feed",
  "/dashboard/jobs/:jobId/close",
  "/dashboard/view",
  "/dashboard/messages/new",
  "/dashboard/messages/:conversationId/block",
  "/dashboard/messages/:conversationId/mute",
  "/team/enter",
  "/team/leave",
];

const savedBy = (address: string) => routeRulesAt(address)?.saves ?? null;

describe("what a form saves (decision 24)", () => {
  test("is named for every form that needs an account and has values worth keeping", () => {
    const unnamed = ROLE_TABLE.filter(({ post }) => post?.startsWith(">/login"))
      .map(({ route, at }) => ({ route, address: at ?? route }))
      .filter(({ address }) => savedBy(address) === null)
      .map(({ route }) => route)
      .filter((route) => route !== "/login/code" && route !== "/saved");
    expect(new Set(unnamed)).toEqual(new Set(NOTHING_SAVED));
  });

  test("depends on the path alone", () => {
    expect(savedBy("/dashboard/reviews/new?service=1")).toBe("a review");
    expect(savedBy("/dashboard/services/edit/1")).toBe("a service");
    expect(savedBy("/dashboard/bookings/1/propose?day=2026-11-23")).toBe("a change of a booking");
    expect(savedBy("/elsewhere/dashboard/profile")).toBeNull();
  });
});

test("the data of an error is a form to send again only when its address is on our site", () => {
  const fields = [["bio", "I keep goats."]];
  const values = [["About", "I keep goats."]];
  const form = { action: "/dashboard/profile", fields, omitted: [], values };
  expect(unsentFormOf(form)).toEqual(form);
  for (const action of ["//evil.example", "/\\evil.example", "https://evil.example", ""]) {
    expect(unsentFormOf({ ...form, action }), action).toBeNull();
  }
  expect(unsentFormOf("Not authenticated")).toBeNull();
});
