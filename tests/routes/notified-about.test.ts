import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import {
  DEVICE,
  ROLES,
  type RoleFixture,
  roleFixture,
} from "#tests/support/application/role-fixture.ts";
import { formOf, requestsOver } from "./role-answers.ts";
import { ROLE_TABLE } from "./role-table.ts";

const notificationsSchema = z.array(
  z.object({
    id: z.string(),
    user_id: z.string(),
    title: z.string(),
    about_user_id: z.string().nullable(),
  }),
);

let fixture: RoleFixture;
let requests: ReturnType<typeof requestsOver>;
beforeAll(async () => {
  fixture = await roleFixture();
  requests = requestsOver(fixture);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterAll(async () => {
  vi.restoreAllMocks();
  await fixture.end();
});

test("every notification about another person records that person, so that it is deleted with their account (threat 78)", async () => {
  const notifying: string[] = [];
  for (const row of ROLE_TABLE) {
    const answers = (row.post ?? "").split(" ");
    for (const [i, role] of ROLES.entries()) {
      if (role === "visitor" || !answers[i]?.endsWith("+")) continue;
      const { after } = await fixture.storedBy(async (db) => {
        const body = new FormData();
        for (const [name, value] of Object.entries(formOf(row)))
          body.set(name, requests.filled(value));
        const headers = {
          Origin: ORIGIN,
          Cookie: `session=${fixture.sessions[role]}; device=${DEVICE}`,
        };
        const path = requests.filled(row.at ?? row.route);
        await (await appOver(db).fetch(path, { method: "POST", headers, body })).text();
      });
      const notifications = notificationsSchema.parse(JSON.parse(after.notifications ?? "[]"));
      for (const { id, user_id, about_user_id, title } of notifications) {
        if (id === fixture.things.notification || user_id === fixture.things[role]) continue;
        expect(about_user_id, `${row.route} by ${role}: ${title}`).toBe(fixture.things[role]);
        notifying.push(row.route);
      }
    }
  }
  expect(new Set(notifying)).toEqual(
    new Set([
      "/service/:serviceId/book",
      "/jobs/new",
      "/dashboard/jobs/:jobId",
      "/dashboard/jobs/:jobId/offer",
      "/dashboard/reviews/new",
      "/dashboard/reviews/:reviewId/edit",
      "/dashboard/reviews/:reviewId/reply",
      "/dashboard/bookings/:bookingId",
      "/dashboard/bookings/:bookingId/cancel",
      "/dashboard/bookings/:bookingId/complete",
      "/dashboard/bookings/:bookingId/decline",
      "/dashboard/bookings/:bookingId/propose",
      "/dashboard/bookings/:bookingId/dispute",
      "/dashboard/bookings/:bookingId/transition",
      "/dashboard/messages",
      "/dashboard/messages/:conversationId/thread",
      "/dashboard/messages/:conversationId/offer",
      "/dashboard/messages/new/thread",
      "/dashboard/offers/:offerId",
    ]),
  );
});
