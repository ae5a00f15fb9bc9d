import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import {
  DEVICE,
  ROLES,
  type Role,
  type RoleFixture,
  roleFixture,
} from "#tests/support/application/role-fixture.ts";
import { FORBIDDEN, INVISIBLE_TEXTS } from "#tests/support/random/texts.ts";
import { requestsOver } from "./role-answers.ts";
import { ROLE_TABLE, type RoleRow } from "./role-table.ts";

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

/** Optional fields, which the role table does not send. */
const MORE: Record<string, Record<string, string>> = {
  "/service/:serviceId/book": { notes: "Please ring the bell." },
  "/dashboard/profile": {
    phone: "612 3456",
    bio: "Twelve years of wiring.",
    city: "La Grange",
    zipCode: "GY-ES",
    businessName: "Persaud Electrical",
    website: "https://persaud.example/",
  },
  "/dashboard/services/new": { "alt-{draft}": "A panel with a map of every circuit" },
  "/dashboard/bookings/:bookingId": { step: "decline", reason: "I am in Lethem that week." },
};
/** Fields that are stored as typed, and a number that a page sends by itself. */
const AS_TYPED = /password|^current$|^seq$/i;

const hidden = (text: string) =>
  `${text.slice(0, 1)}\u200b\ue000\u2066${text.slice(1)}\u202e\u00ad`;

/** A form of the role table, one of its fields, and a role for which it is stored. */
const fields = ROLE_TABLE.flatMap((row) => {
  const role = ROLES[(row.post ?? "").split(" ").findIndex((answer) => answer.endsWith("+"))];
  if (role === undefined) return [];
  const form = { ...row.form, ...MORE[row.route] };
  return Object.entries(form)
    .filter(([name, value]) => !AS_TYPED.test(name) && value !== "")
    .map(([field, typed]) => ({ row, role, form, field, typed, route: row.route }));
});

type Post = { row: RoleRow; role: Role; form: Record<string, string> };

/** The status of a form, the tables that it changed, and every row afterwards as one text. */
async function posted({ row, role, form }: Post) {
  let status = 0;
  const { changed, after } = await fixture.storedBy(async (db) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(form)) {
      body.set(requests.filled(name), requests.filled(value));
    }
    const headers = new Headers({ Origin: ORIGIN, Accept: "text/html" });
    if (role !== "visitor")
      headers.set("Cookie", `session=${fixture.sessions[role]}; device=${DEVICE}`);
    const path = requests.filled(row.at ?? row.route);
    const answer = await appOver(db).fetch(path, { method: "POST", headers, body });
    await answer.text();
    status = answer.status;
  });
  // The search index marks words with private characters; an unsent form or job comes back to its author as typed.
  const { unsent_forms: _, job_drafts: _drafts, services = "", ...others } = after;
  const stored = Object.values(others).join("") + services.replace(/"search_\w+":"[^"]*"/g, "");
  return { status, changed, stored };
}

describe("a form", () => {
  const storedFields: string[] = [];

  test.each(fields)(
    "stores no invisible character of a field: $route $field (threat 77)",
    async (one) => {
      const { changed, stored } = await posted({
        ...one,
        form: { ...one.form, [one.field]: hidden(one.typed) },
      });
      expect(stored).not.toMatch(FORBIDDEN);
      if (changed.length > 0) storedFields.push(`${one.route} ${one.field}`);
    },
  );

  test.each(fields)(
    "treats a field of only invisible characters as empty: $route $field (threat 77)",
    async (one) => {
      const sent = (typed: string) => posted({ ...one, form: { ...one.form, [one.field]: typed } });
      const empty = await sent("");
      const unseen = await sent(INVISIBLE_TEXTS.filter((text) => text.isWellFormed()).join(""));
      expect({ status: unseen.status, changed: unseen.changed }).toEqual({
        status: empty.status,
        changed: empty.changed,
      });
    },
  );

  test("was stored with invisible characters removed in every important field", () => {
    expect(storedFields).toEqual(
      expect.arrayContaining([
        "/service/:serviceId/book landmark",
        "/service/:serviceId/book notes",
        "/register firstName",
        "/contact message",
        "/dashboard/services/new title",
        "/dashboard/services/new alt-{draft}",
        "/dashboard/profile bio",
        "/dashboard/reviews/new comment",
        "/dashboard/reviews/:reviewId/reply content",
        "/dashboard/bookings/:bookingId reason",
        "/dashboard/messages/:conversationId/thread content",
        "/dashboard/messages/:conversationId/report reason",
      ]),
    );
  });
});
