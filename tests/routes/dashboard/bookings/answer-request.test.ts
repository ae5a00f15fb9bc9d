import { beforeEach, describe, expect, test } from "vitest";
import { alertIn, errorBeside, pageOf, rowsOf } from "#tests/support/application/accounts.ts";
import {
  LIST,
  pathOf,
  submit,
  transitionFixture,
} from "#tests/support/application/transition-fixture.ts";
import { addCustomer, NOW } from "#tests/support/fixtures.ts";
import { element, having, linkTo, textIn, texts } from "#tests/support/html.ts";
import { onMonday, writtenRows } from "#tests/support/records/bookings.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

let fixture: Awaited<ReturnType<typeof transitionFixture>>;
beforeEach(async () => {
  fixture = await transitionFixture();
});

describe("a request", () => {
  test("is accepted in place, and the customer is notified on the site and by e-mail", async () => {
    const { add, ravi, statusOf, database, parties, recorded } = fixture;
    const id = await add();
    const response = await submit(ravi, id, "accept", { next: LIST });
    expect([response.status, response.headers.get("Location")]).toEqual([303, LIST]);
    expect(await statusOf(id)).toBe("confirmed");
    expect(await emailsIn(database.client)).toMatchObject([
      { recipient: "anita@kayap.test", subject: "Ravi Persaud accepted your booking" },
    ]);
    expect(await rowsOf(database.client, "notifications")).toMatchObject([
      { user_id: parties.customerId, kind: "booking", link: pathOf(id) },
    ]);
    expect(recorded.calls).toEqual([["refreshInbox", parties.customerId]]);
    const { page } = await ravi.open(LIST);
    expect(textIn(page)).toContain("Booking confirmed. We have told the customer.");
  });

  test("that is accepted twice is accepted once, without an error", async () => {
    const { add, ravi, database } = fixture;
    const id = await add();
    const answers = [await submit(ravi, id, "accept"), await submit(ravi, id, "accept")];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await writtenRows(database.client)).toMatchObject({
      booking_history: 1,
      mail_outbox: 1,
    });
  });

  test("is declined with or without a reason, which the customer reads as text (threat 26)", async () => {
    const { add, ravi, statusOf, anita, database } = fixture;
    const first = await add();
    const second = await add({ starts_at: onMonday(660) });
    await submit(ravi, first, "decline");
    await submit(ravi, second, "decline", { reason: "3 < 4 <script>alert(1)</script> days away" });
    expect([await statusOf(first), await statusOf(second)]).toEqual(["cancelled", "cancelled"]);
    const { page } = await anita.open(pathOf(second));
    expect(textIn(page)).toContain("“3 < 4 alert(1) days away”");
    expect((await emailsIn(database.client))[1]?.subject).toBe(
      "Ravi Persaud declined your request",
    );
  });

  test("cannot be accepted or declined by the customer, also not with a forged view (threats 29 and 38)", async () => {
    const { add, anita, statusOf } = fixture;
    const id = await add();
    anita.cookies.set("userRole", "professional");
    for (const name of ["accept", "decline"]) {
      const response = await submit(anita, id, name);
      expect(response.status).toBe(403);
      expect(alertIn((await pageOf(response)).page)).toBe(
        "Only the professional can accept or decline this booking.",
      );
    }
    expect(await statusOf(id)).toBe("pending");
  });

  test("is declined after a question, which leads back to where it was asked and keeps what was typed", async () => {
    const { add, ravi, statusOf, anita } = fixture;
    const id = await add();
    const question = linkTo(
      (await ravi.open(LIST)).page,
      "Decline: House wiring and breaker panels, Anita Ramdeen, Mon 23 Nov",
    );
    const { page } = await ravi.open(question);
    expect(texts(page, "h1")).toEqual(["Decline request"]);
    expect(textIn(page)).toContain("Anita Ramdeen will see this.");
    expect(linkTo(page, "Keep request")).toBe(LIST);
    const refused = await pageOf(
      await ravi.post(question, { reason: "x".repeat(301), next: LIST }),
    );
    expect(refused.status).toBe(400);
    expect(errorBeside(refused.page, "reason")).toContain("Must be 300 characters or less");
    expect(textIn(element(refused.page, having("id", "reason")))).toHaveLength(301);
    expect(element(element(refused.page, "main"), having("name", "next")).attributes.value).toBe(
      LIST,
    );
    expect(await statusOf(id)).toBe("pending");
    const declined = await ravi.post(question, { reason: "The road is flooded.", next: LIST });
    expect([declined.status, declined.headers.get("Location")]).toEqual([303, LIST]);
    expect(await statusOf(id)).toBe("cancelled");
    expect(textIn((await anita.open(pathOf(id))).page)).toContain("“The road is flooded.”");
  });

  test("that a page of an older release declines with too long a reason asks again with what was typed", async () => {
    const { add, ravi } = fixture;
    const id = await add();
    const { status, page } = await pageOf(
      await submit(ravi, id, "decline", { reason: "x".repeat(301) }),
    );
    expect([status, ...texts(page, "h1")]).toEqual([400, "Decline request"]);
    expect(textIn(element(page, having("id", "reason")))).toHaveLength(301);
  });

  test("of another customer answers 404 (threat 32)", async () => {
    const { add, database, anita, statusOf } = fixture;
    const id = await add({ customer_id: await addCustomer(database.client) });
    for (const path of [
      pathOf(id),
      `${pathOf(id)}/cancel`,
      `${pathOf(id)}/propose`,
      `${pathOf(id)}/calendar.ics`,
    ]) {
      expect((await anita.get(path)).status, path).toBe(404);
    }
    expect((await submit(anita, id, "complete")).status).toBe(404);
    expect((await anita.post(`${pathOf(id)}/cancel`, { reason: "x".repeat(20) })).status).toBe(404);
    expect(await statusOf(id)).toBe("pending");
    for (const odd of ["1", "..%2F..", "%00", crypto.randomUUID()]) {
      expect((await anita.get(`/dashboard/bookings/${odd}`)).status, odd).toBe(404);
    }
  });

  test("that overlaps a confirmed booking is refused: “You already have a confirmed booking at this time.” (threat 37)", async () => {
    const { add, ravi } = fixture;
    await add({ status: "confirmed", starts_at: onMonday(570) });
    const id = await add();
    const response = await submit(ravi, id, "accept");
    expect(response.status).toBe(409);
    expect(alertIn((await pageOf(response)).page)).toBe(
      "You already have a confirmed booking at this time.",
    );
  });

  test("that has run out cannot be accepted", async () => {
    const { add, ravi } = fixture;
    const id = await add({ expires_at: NOW });
    expect((await submit(ravi, id, "accept")).status).toBe(409);
  });
});
