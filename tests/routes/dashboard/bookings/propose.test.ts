import { beforeEach, describe, expect, test } from "vitest";
import { alertIn, pageOf, rowsOf } from "#tests/support/application/accounts.ts";
import {
  answer,
  pathOf,
  slotOf,
  submit,
  transitionFixture,
} from "#tests/support/application/transition-fixture.ts";
import { versionAt } from "#tests/support/application/versions.ts";
import { elements, having, textIn, texts } from "#tests/support/html.ts";
import { onMonday } from "#tests/support/records/bookings.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

let fixture: Awaited<ReturnType<typeof transitionFixture>>;
beforeEach(async () => {
  fixture = await transitionFixture();
});

describe("a proposed time", () => {
  test("is shown to both parties, and moves the booking when it is accepted (decision 71)", async () => {
    const { add, ravi, anita, database } = fixture;
    const id = await add({ status: "confirmed" });
    const path = `${pathOf(id)}/propose?day=2026-11-23`;
    const { page } = await ravi.open(path);
    const slots = elements(page, having("name", "slot"));
    expect(slots.some(having("disabled"))).toBe(false);
    const offered = slots.map(({ attributes }) => attributes.value);
    expect(offered).toContain(slotOf(570));
    expect(offered).not.toContain(slotOf(540));
    expect((await ravi.post(path, { slot: slotOf(660) })).headers.get("Location")).toBe(pathOf(id));
    const opened = await anita.open(pathOf(id));
    expect(textIn(opened.page)).toContain(
      "Ravi Persaud proposes another time: Mon 23 Nov, 11:00 AM instead of Mon 23 Nov, 9:00 AM.",
    );
    expect(texts((await ravi.open(pathOf(id))).page, "button")).not.toContain("Accept new time");
    expect((await submit(ravi, id, "accept-proposal")).status).toBe(403);
    expect((await answer(anita, id, "accept-proposal")).status).toBe(303);
    expect(await rowsOf(database.client, "bookings")).toMatchObject([
      { starts_at: onMonday(660), sequence: 1, status: "confirmed" },
    ]);
    expect((await emailsIn(database.client)).map(({ subject }) => subject)).toEqual([
      "Ravi Persaud proposes another time",
      "Anita Ramdeen accepted the new time",
    ]);
  });

  test("that replaced the one on the page is not accepted with it, but shown first (threat 76)", async () => {
    const { add, ravi, anita, clock, database } = fixture;
    const id = await add({ status: "confirmed" });
    await ravi.post(`${pathOf(id)}/propose`, { slot: slotOf(660) });
    const version = await versionAt(anita, pathOf(id));
    clock.advance(1000);
    await ravi.post(`${pathOf(id)}/propose`, { slot: slotOf(900) });
    for (const name of ["accept-proposal", "decline-proposal"]) {
      const response = await submit(anita, id, name, { version });
      const { page } = await pageOf(response);
      expect([response.status, alertIn(page)]).toEqual([
        409,
        "Ravi Persaud proposed another time after this page was opened. Look at the booking as it is now.",
      ]);
      expect(textIn(page)).toContain("Ravi Persaud proposes another time: Mon 23 Nov, 3:00 PM");
    }
    const now = await versionAt(anita, pathOf(id));
    expect((await submit(anita, id, "accept-proposal", { version: now })).status).toBe(303);
    expect((await submit(anita, id, "accept-proposal", { version: now })).status).toBe(303);
    expect(await rowsOf(database.client, "bookings")).toMatchObject([
      { starts_at: onMonday(900), sequence: 1 },
    ]);
  });

  test("that was taken meanwhile cannot be accepted, and the booking keeps its time", async () => {
    const { add, ravi, anita } = fixture;
    const id = await add({ status: "confirmed" });
    await ravi.post(`${pathOf(id)}/propose`, { slot: slotOf(660) });
    await add({ starts_at: onMonday(660) });
    const response = await answer(anita, id, "accept-proposal");
    expect(response.status).toBe(409);
    expect(alertIn((await pageOf(response)).page)).toBe(
      "That time was just taken. Please choose another.",
    );
    expect((await answer(anita, id, "decline-proposal")).status).toBe(303);
  });

  test.each([
    ["nothing", {}, 400, "Please choose a time."],
    ["the time it has", { slot: slotOf(540) }, 400, "Please choose another time."],
    [
      "a time outside the hours",
      { slot: slotOf(300) },
      400,
      "Please choose one of the times shown.",
    ],
    [
      "a time that is held",
      { slot: slotOf(660) },
      409,
      "That time was just taken. Please choose another.",
    ],
  ])("cannot be %s", async (_, fields, status, message) => {
    const { add, anita } = fixture;
    const id = await add();
    await add({ starts_at: onMonday(660) });
    const response = await anita.post(`${pathOf(id)}/propose`, fields);
    expect(response.status).toBe(status);
    expect(alertIn((await pageOf(response)).page)).toContain(`Start time: ${message}`);
  });

  test("can be proposed three times at most", async () => {
    const { add, anita } = fixture;
    const id = await add({ proposals: 3 });
    const response = await anita.get(`${pathOf(id)}/propose`);
    expect(response.status).toBe(409);
    expect((await anita.post(`${pathOf(id)}/propose`, { slot: slotOf(660) })).status).toBe(409);
  });
});
