import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { errorBeside, pageOf, rowsOf } from "#tests/support/application/accounts.ts";
import {
  pathOf,
  submit,
  transitionFixture,
} from "#tests/support/application/transition-fixture.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { element, having, linkTo, shown, textIn, texts } from "#tests/support/html.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

let fixture: Awaited<ReturnType<typeof transitionFixture>>;
beforeEach(async () => {
  fixture = await transitionFixture();
});

describe("cancelling", () => {
  test("asks first, needs no reason from a customer in good time, and frees the time", async () => {
    const { add, anita, database } = fixture;
    const id = await add({ status: "confirmed" });
    const { page } = await anita.open(`${pathOf(id)}/cancel`);
    expect(textIn(page)).toContain("Why? (optional)");
    expect(texts(shown(element(page, "main")), "button")).toEqual(["Cancel booking"]);
    expect(linkTo(page, "Keep booking")).toBe(pathOf(id));
    expect((await anita.post(`${pathOf(id)}/cancel`, { reason: "" })).status).toBe(303);
    expect(await rowsOf(database.client, "bookings")).toMatchObject([
      { status: "cancelled", ended_by: "customer", end_reason: null },
    ]);
    expect(await emailsIn(database.client)).toMatchObject([
      { recipient: "ravi@kayap.test", subject: "Anita Ramdeen cancelled the booking" },
    ]);
  });

  test("less than 24 hours before the start needs a reason, and is late in the history (decision 70)", async () => {
    const { add, ravi, anita } = fixture;
    const id = await add({ starts_at: NOW + DAY_MS - 1 });
    await submit(ravi, id, "accept");
    const { page } = await anita.open(`${pathOf(id)}/cancel`);
    expect(textIn(page)).toContain("so this counts as a late cancellation");
    const refused = await pageOf(await anita.post(`${pathOf(id)}/cancel`, { reason: "My car" }));
    expect(refused.status).toBe(400);
    expect(errorBeside(refused.page, "reason")).toContain(
      "Please say why, in at least 10 characters.",
    );
    expect(textIn(element(refused.page, having("id", "reason")))).toBe("My car");
    expect((await anita.post(`${pathOf(id)}/cancel`, { reason: "My car broke down" })).status).toBe(
      303,
    );
    expect(textIn((await ravi.open(pathOf(id))).page)).toContain(
      "Anita Ramdeen cancelled late: “My car broke down”",
    );
  });

  test("a request that nobody accepted yet is withdrawing it, needs no reason and is never late", async () => {
    const { add, anita, statusOf, database } = fixture;
    const id = await add({ starts_at: NOW + 2 * HOUR_MS });
    const question = linkTo((await anita.open(pathOf(id))).page, "Withdraw request");
    const { page } = await anita.open(question);
    expect(texts(page, "h1")).toEqual(["Withdraw request"]);
    expect(textIn(page)).toContain("Why? (optional)");
    expect(textIn(page)).not.toContain("late cancellation");
    expect(linkTo(page, "Keep request")).toBe(pathOf(id));
    expect((await anita.post(question, { reason: "" })).status).toBe(303);
    expect(await statusOf(id)).toBe("cancelled");
    const seen = textIn((await anita.open(pathOf(id))).page);
    expect(seen).toContain("Your request is withdrawn. We have told the professional.");
    expect(seen).toContain("Anita Ramdeen withdrew the request");
    expect(seen).not.toContain("Cancelled. We");
    expect(await emailsIn(database.client)).toMatchObject([
      { recipient: "ravi@kayap.test", subject: "Anita Ramdeen withdrew the request" },
    ]);
  });

  test("ends for the customer with the start, not for the professional, who needs a reason", async () => {
    const { add, anita, ravi, statusOf } = fixture;
    const id = await add({ status: "confirmed", starts_at: NOW });
    expect((await anita.get(`${pathOf(id)}/cancel`)).status).toBe(409);
    expect((await ravi.post(`${pathOf(id)}/cancel`, { reason: "" })).status).toBe(400);
    expect(
      (await ravi.post(`${pathOf(id)}/cancel`, { reason: "The river is too high." })).status,
    ).toBe(303);
    expect(await statusOf(id)).toBe("cancelled");
  });
});
