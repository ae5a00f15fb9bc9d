import { beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { rowsOf } from "#tests/support/application/accounts.ts";
import {
  pathOf,
  submit,
  transitionFixture,
} from "#tests/support/application/transition-fixture.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { element, linkTo, textIn, texts } from "#tests/support/html.ts";

let fixture: Awaited<ReturnType<typeof transitionFixture>>;
beforeEach(async () => {
  fixture = await transitionFixture();
});

test("a missed appointment is reported from 15 minutes after the start, and both see it (decision 72)", async () => {
  const { add, ravi, clock, anita } = fixture;
  const id = await add({ status: "confirmed", starts_at: NOW });
  expect((await submit(ravi, id, "no-show")).status).toBe(409);
  clock.advance(HOUR_MS / 4);
  expect((await submit(ravi, id, "no-show")).status).toBe(303);
  expect(textIn((await anita.open(pathOf(id))).page)).toContain(
    "Ravi Persaud reported that you did not come.",
  );
  expect(textIn((await ravi.open(pathOf(id))).page)).toContain(
    "You reported that Anita Ramdeen did not come.",
  );
});

test("who reported that the other one did not come cannot be late any more, the other one can", async () => {
  const { add, clock, anita, ravi } = fixture;
  const id = await add({ status: "confirmed", starts_at: NOW });
  clock.advance(HOUR_MS / 4);
  await anita.post(`${pathOf(id)}/no-show`, {});
  expect(textIn((await anita.open(pathOf(id))).page)).not.toContain("I am running late");
  const { page } = await ravi.open(pathOf(id));
  expect(textIn(page)).toContain("I am running late");
  expect(linkTo(page, "to Kayap")).toBe("/contact");
});

describe("a booking whose professional did not come", () => {
  const missed = () => fixture.add({ status: "confirmed", starts_at: NOW - HOUR_MS });

  test("is reported after a question, and the professional is told", async () => {
    const { anita, database, parties } = fixture;
    const id = await missed();
    const question = linkTo((await anita.open(pathOf(id))).page, "Ravi Persaud did not come");
    expect(question).toBe(`${pathOf(id)}/no-show`);
    const { page } = await anita.open(question);
    expect(textIn(page)).toContain("Did Ravi Persaud not come?");
    expect(textIn(page)).toContain("We tell Ravi Persaud. It is not public.");
    expect(await rowsOf(database.client, "notifications")).toEqual([]);
    const response = await anita.post(question, {});
    expect([response.status, response.headers.get("Location")]).toEqual([303, pathOf(id)]);
    expect(await rowsOf(database.client, "notifications")).toMatchObject([
      { user_id: parties.proId, title: "Anita Ramdeen reported that you did not come" },
    ]);
    expect(textIn((await anita.open(pathOf(id))).page)).toContain(
      "Noted. We have told the other person. It is not public.",
    );
  });

  test("is not marked as completed by who reported it, but by the other one", async () => {
    const { anita, ravi } = fixture;
    const id = await missed();
    await anita.post(`${pathOf(id)}/no-show`, {});
    for (const path of [pathOf(id), "/dashboard/bookings"]) {
      expect(textIn((await anita.open(path)).page), path).not.toContain("Mark as Completed");
    }
    expect((await submit(anita, id, "complete")).status).toBe(409);
    expect(texts((await ravi.open(pathOf(id))).page, "button")).toContain("Mark as Completed");
    expect((await submit(ravi, id, "complete")).status).toBe(303);
  });

  test("leads the customer who reported it to others of the trade and to the contact page", async () => {
    const { anita, ravi } = fixture;
    const id = await missed();
    await anita.post(`${pathOf(id)}/no-show`, {});
    const { page } = await anita.open(pathOf(id));
    expect(linkTo(page, "Find somebody else")).toBe(
      "/search?location=Region+4&category=construction-trades&subcategory=electricians",
    );
    expect(linkTo(element(page, "main"), "Write to Kayap")).toBe("/contact");
    expect(texts((await ravi.open(pathOf(id))).page, "a")).not.toContain("Find somebody else");
  });
});
