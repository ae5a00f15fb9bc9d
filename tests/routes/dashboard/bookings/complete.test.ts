import { beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { rowsOf } from "#tests/support/application/accounts.ts";
import {
  LIST,
  pathOf,
  slotOf,
  submit,
  transitionFixture,
} from "#tests/support/application/transition-fixture.ts";
import { addCustomer, NOW } from "#tests/support/fixtures.ts";
import { element, having, linkTo, textIn } from "#tests/support/html.ts";
import { onMonday } from "#tests/support/records/bookings.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

let fixture: Awaited<ReturnType<typeof transitionFixture>>;
beforeEach(async () => {
  fixture = await transitionFixture();
});

describe("completing", () => {
  test("after the start happens at once, for either party", async () => {
    const { ravi, anita, add, statusOf } = fixture;
    for (const who of [ravi, anita]) {
      const id = await add({
        status: "confirmed",
        starts_at: NOW - HOUR_MS + (who === ravi ? 0 : 1),
      });
      expect((await submit(who, id, "complete")).headers.get("Location")).toBe(pathOf(id));
      expect(await statusOf(id)).toBe("completed");
    }
  });

  test("before the start asks first (decision 72)", async () => {
    const { add, ravi, statusOf } = fixture;
    const id = await add({ status: "confirmed" });
    const response = await submit(ravi, id, "complete", { next: LIST });
    expect(response.headers.get("Location")).toBe(`${pathOf(id)}/complete`);
    const { page } = await ravi.open(`${pathOf(id)}/complete`);
    expect(textIn(page)).toContain("This booking has not started yet. Mark as completed anyway?");
    expect(linkTo(page, "Not yet")).toBe(pathOf(id));
    expect(await statusOf(id)).toBe("confirmed");
    expect((await ravi.post(`${pathOf(id)}/complete`, {})).status).toBe(303);
    expect(await statusOf(id)).toBe("completed");
  });

  test("can be disputed by the customer, once", async () => {
    const { add, ravi, anita, parties, database } = fixture;
    const id = await add({ status: "confirmed", starts_at: NOW - 2 * HOUR_MS });
    await submit(ravi, id, "complete");
    const { page } = await anita.open(pathOf(id));
    expect(linkTo(page, "Write a review")).toBe(
      `/dashboard/reviews/new?service=${parties.serviceId}`,
    );
    expect((await ravi.get(`${pathOf(id)}/dispute`)).status).toBe(403);
    const path = linkTo(page, "This did not happen");
    expect((await anita.post(path, { reason: "Nobody came." })).status).toBe(303);
    expect((await anita.post(path, {})).status).toBe(409);
    const support = (await emailsIn(database.client)).filter(
      ({ recipient }) => recipient === "support@kayap.test",
    );
    expect(support).toHaveLength(1);
    expect(support[0]?.text).toContain("Nobody came.");
    const said = "told us that this booking did not happen. We may write to both of you about it.";
    for (const [browser, who] of [
      [anita, "You"],
      [ravi, "Anita Ramdeen"],
    ] as const) {
      expect(textIn((await browser.open(pathOf(id))).page)).toContain(`${who} ${said}`);
    }
    expect(await rowsOf(database.client, "reports")).toHaveLength(1);
  });
});

describe("completing early, by the customer", () => {
  test("keeps the time taken until its end: another customer is refused it (threat 98)", async () => {
    const { add, database, anita, ravi, parties } = fixture;
    const early = await add({ status: "confirmed" });
    const waiting = await add({
      starts_at: onMonday(780),
      customer_id: await addCustomer(database.client),
    });
    expect((await anita.post(`${pathOf(early)}/complete`, {})).status).toBe(303);
    const moved = await ravi.post(`${pathOf(waiting)}/propose`, { slot: slotOf(540) });
    expect(moved.status).toBe(409);
    expect(await moved.text()).toContain("That time was just taken. Please choose another.");
    const { page } = await anita.open(`/service/${parties.serviceId}/book?day=2026-11-23`);
    const isFree = (minute: number) =>
      element(page, having("value", slotOf(minute))).attributes.disabled === undefined;
    expect([540, 600].map(isFree)).toEqual([false, true]);
  });

  test("is told to the professional, who can say at once that it did not happen (threat 98)", async () => {
    const { add, anita, database, ravi, parties } = fixture;
    const id = await add({ status: "confirmed" });
    await anita.post(`${pathOf(id)}/complete`, {});
    expect(await emailsIn(database.client)).toMatchObject([
      {
        recipient: "ravi@kayap.test",
        subject: "Anita Ramdeen marked the booking as completed",
        text: expect.stringContaining("If it did not happen, tell us within 7 days."),
      },
    ]);
    const { page } = await ravi.open(pathOf(id));
    const path = linkTo(page, "This did not happen");
    expect((await ravi.post(path, { reason: "It is only next Monday." })).status).toBe(303);
    expect(await rowsOf(database.client, "reports")).toMatchObject([
      { reporter_id: parties.proId, subject_kind: "booking", subject_id: id },
    ]);
    const [support] = (await emailsIn(database.client)).filter(
      ({ recipient }) => recipient === "support@kayap.test",
    );
    expect(support?.subject).toContain("A professional says that a booking did not happen");
    expect((await ravi.post(path, {})).status).toBe(409);
    expect((await anita.post(`${pathOf(id)}/dispute`, {})).status).toBe(303);
  });
});
