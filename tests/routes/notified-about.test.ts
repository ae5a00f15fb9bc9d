import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { DEVICE, ROLES, type RoleFixture, roleFixture } from "#tests/support/role-fixture.ts";
import { appOver, ORIGIN } from "../support/app.ts";
import { askingIn, formOf } from "../support/role-answers.ts";
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
let asking: ReturnType<typeof askingIn>;
beforeAll(async () => {
  fixture = await roleFixture();
  asking = askingIn(fixture);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterAll(async () => {
  vi.restoreAllMocks();
  await fixture.end();
});

test("whatever tells somebody of another person notes whom it names, so that it goes with them (threat 78)", async () => {
  const told: string[] = [];
  for (const row of ROLE_TABLE) {
    const answers = (row.post ?? "").split(" ");
    for (const [i, role] of ROLES.entries()) {
      if (role === "visitor" || !answers[i]?.endsWith("+")) continue;
      const { after } = await fixture.storedBy(async (db) => {
        const body = new FormData();
        for (const [name, value] of Object.entries(formOf(row)))
          body.set(name, asking.filled(value));
        const headers = {
          Origin: ORIGIN,
          Cookie: `session=${fixture.sessions[role]}; device=${DEVICE}`,
        };
        const path = asking.filled(row.at ?? row.route);
        await (await appOver(db).fetch(path, { method: "POST", headers, body })).text();
      });
      const notifications = notificationsSchema.parse(JSON.parse(after.notifications ?? "[]"));
      for (const { id, user_id, about_user_id, title } of notifications) {
        if (id === fixture.things.notification || user_id === fixture.things[role]) continue;
        expect(about_user_id, `${row.route} by ${role}: ${title}`).toBe(fixture.things[role]);
        told.push(row.route);
      }
    }
  }
  expect(new Set(told)).toEqual(
    new Set([
      "/service/:serviceId/book",
      "/dashboard/reviews/new",
      "/dashboard/reviews/:reviewId/reply",
      "/dashboard/bookings/:bookingId",
      "/dashboard/bookings/:bookingId/cancel",
      "/dashboard/bookings/:bookingId/complete",
      "/dashboard/bookings/:bookingId/propose",
      "/dashboard/bookings/:bookingId/dispute",
      "/dashboard/messages",
      "/dashboard/messages/:conversationId/thread",
    ]),
  );
});
