import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { alertIn, browserOf, pageOf } from "#tests/support/application/accounts.ts";
import { form, postJobFixture, typedIn } from "#tests/support/application/post-job-fixture.ts";
import { linkTo, textIn } from "#tests/support/html.ts";
import { addJob, JOB_FORM } from "#tests/support/records/jobs.ts";

let fixture: Awaited<ReturnType<typeof postJobFixture>>;
beforeEach(async () => {
  fixture = await postJobFixture();
});

describe("a job is not posted", () => {
  test("by somebody whose e-mail is not confirmed, who reads so before typing", async () => {
    const { database, anita, post } = fixture;
    await database.client.execute("update users set email_verified_at = null");
    expect(textIn((await anita.open("/jobs/new")).page)).toContain(
      "Please confirm your e-mail first.",
    );
    const { status, page } = await pageOf(await post());
    expect([status, alertIn(page)]).toEqual([403, "Please confirm your e-mail first."]);
    expect(typedIn(page, "what")).toBe(JOB_FORM.what);
  });

  test("by somebody with five open jobs, until one is closed", async () => {
    const { database, anitaId, anita, post } = fixture;
    for (let i = 0; i < 5; i += 1) await addJob(database.client, anitaId);
    const { page: before } = await anita.open("/jobs/new");
    expect(textIn(before)).toContain("You have 5 open jobs.");
    expect(linkTo(before, "My Jobs")).toBe("/dashboard/jobs");
    const { status, page } = await pageOf(await post());
    expect([status, alertIn(page)]).toEqual([
      409,
      "You have 5 open jobs. Please close one first, or wait until one is taken.",
    ]);
    await database.client.execute("update jobs set status = 'closed' where rowid = 1");
    expect((await post()).status).toBe(303);
  });

  test("for the eleventh time in a day", async () => {
    const { post, database, clock, app, anitaId } = fixture;
    for (let i = 0; i < 10; i += 1) {
      expect((await post()).status).toBe(303);
      await database.client.execute("update jobs set status = 'closed'");
    }
    const refused = await post();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(alertIn((await pageOf(refused)).page)).toContain("You have posted 10 jobs today.");
    clock.advance(DAY_MS + HOUR_MS);
    expect(
      (await (await browserOf(database.client, app, anitaId)).post("/jobs/new", form())).status,
    ).toBe(303);
  });
});
