import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#app/domain/time/durations.ts";
import {
  browserAt,
  browserOf,
  errorBeside,
  PASSWORD,
  rowsOf,
} from "#tests/support/application/accounts.ts";
import {
  chosen,
  filledIn,
  form,
  postJobFixture,
  typedIn,
} from "#tests/support/application/post-job-fixture.ts";
import { element, having, textIn } from "#tests/support/html.ts";
import { JOB_FORM } from "#tests/support/records/jobs.ts";

let fixture: Awaited<ReturnType<typeof postJobFixture>>;
beforeEach(async () => {
  fixture = await postJobFixture();
});

describe("a visitor's job", () => {
  test("is kept until they have signed in, in the same browser, and posted then", async () => {
    const { app, jobs, database, anitaId } = fixture;
    const visitor = browserAt(app);
    const typed = form({ landmark: "12 Yellow Street", press: "sign-in" });
    const sent = await visitor.post("/jobs/new", typed);
    const next = `/jobs/new?draft=${typed.key}`;
    expect(sent.headers.get("Location")).toBe(`/login?next=${encodeURIComponent(next)}`);
    expect(await jobs()).toEqual([]);
    const signedIn = await visitor.post("/login", {
      email: "anita@kayap.test",
      password: PASSWORD,
      next,
    });
    expect(signedIn.headers.get("Location")).toBe(next);
    const { page } = await visitor.open(next);
    expect(typedIn(page, "landmark")).toBe("12 Yellow Street");
    expect(textIn(page)).toContain("Your job is not posted yet.");
    expect(textIn(page)).not.toContain("another browser");
    const elsewhere = await browserOf(database.client, app, anitaId);
    expect(textIn((await elsewhere.open(next)).page)).toContain(
      "Did you fill in your job in another browser? It is kept there",
    );
    expect(textIn(element(page, having("id", "details")))).toBe(JOB_FORM.details);
    expect(chosen(page, "subcategoryId")).toContain("electricians");
    const posted = await visitor.post(next, filledIn(page));
    expect(posted.headers.get("Location")).toMatch(/^\/dashboard\/jobs\//);
    expect(await jobs()).toMatchObject([{ customer_id: anitaId, landmark: "12 Yellow Street" }]);
    expect(await rowsOf(database.client, "job_drafts")).toEqual([]);
  });

  test("of somebody whose session ended keeps its words, and asks for the photos again", async () => {
    const { app, database } = fixture;
    const visitor = browserAt(app);
    const key = crypto.randomUUID();
    const sent = new FormData();
    for (const [name, value] of Object.entries(form({ key, press: "sign-in" })))
      sent.set(name, value);
    sent.set("images", new Blob([new Uint8Array(400_000)], { type: "image/jpeg" }), "plug.jpg");
    const next = `/jobs/new?draft=${key}`;
    const kept = await visitor.send(next, sent);
    expect(kept.headers.get("Location")).toBe(`/login?next=${encodeURIComponent(next)}`);
    await visitor.post("/login", { email: "anita@kayap.test", password: PASSWORD, next });
    const { page } = await visitor.open(next);
    expect(typedIn(page, "what")).toBe(JOB_FORM.what);
    expect(errorBeside(page, "images")).toContain("Please choose your photos again");
    expect(await rowsOf(database.client, "photos")).toEqual([]);
  });

  test("leads to the sign-up by its main button, and nowhere before it is right", async () => {
    const { app } = fixture;
    const visitor = browserAt(app);
    const wrong = await visitor.post("/jobs/new", form({ details: "short" }));
    expect(wrong.status).toBe(400);
    const right = await visitor.post("/jobs/new", form());
    const signUp = right.headers.get("Location") ?? "";
    expect(signUp).toMatch(/^\/register\?next=%2Fjobs%2Fnew%3Fdraft%3D/);
    const kept = `We keep your job “${JOB_FORM.what}”.`;
    const { page } = await visitor.open(signUp);
    expect(textIn(page)).toContain(`${kept} Next step: your account. Then you post it.`);
    expect(element(page, having("name", "role")).attributes).toMatchObject({
      type: "hidden",
      value: "customer",
    });
    const signIn = signUp.replace("register", "login");
    expect(textIn((await visitor.open(signIn)).page)).toContain(kept);
    // Another browser is told nothing of it.
    expect(textIn((await browserAt(app).open(signUp)).page)).not.toContain(JOB_FORM.what);
  });

  test("is shown to no other browser and to nobody after a day (threat 32)", async () => {
    const { app, anita, clock } = fixture;
    const visitor = browserAt(app);
    const typed = form({ landmark: "12 Yellow Street" });
    await visitor.post("/jobs/new", typed);
    const path = `/jobs/new?draft=${typed.key}`;
    expect(typedIn((await visitor.open(path)).page, "landmark")).toBe("12 Yellow Street");
    expect(typedIn((await browserAt(app).open(path)).page, "landmark") ?? "").toBe("");
    expect(typedIn((await anita.open(path)).page, "landmark") ?? "").toBe("");
    clock.advance(DAY_MS + 1);
    expect(typedIn((await visitor.open(path)).page, "landmark") ?? "").toBe("");
  });
});
