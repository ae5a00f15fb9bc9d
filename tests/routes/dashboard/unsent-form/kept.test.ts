import { base32 } from "oslo/encoding";
import { generateHOTP } from "oslo/otp";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { formAddress } from "#app/form-subjects.ts";
import { browserAt, errorBeside, pageOf, rowsOf } from "#tests/support/application/accounts.ts";
import { appOver, awayFor } from "#tests/support/application/app.ts";
import {
  ANITA,
  keptOn,
  nextOf,
  RAVI,
  SETTINGS,
  type UnsentFormFixture,
  unsentFormFixture,
  unsentHref,
} from "#tests/support/application/unsent-form-fixture.ts";
import { element, elements, having, textIn, texts } from "#tests/support/html.ts";
import { SERVICE } from "#tests/support/records/service-form.ts";

const cases: [
  string,
  (fixture: UnsentFormFixture) => { email: string; path: string; fields: Record<string, string> },
][] = [
  [
    "a review",
    ({ reviewPath, review }) => ({ email: ANITA, path: reviewPath(), fields: review() }),
  ],
  [
    "a message",
    ({ messagePath }) => ({
      email: ANITA,
      path: messagePath(),
      fields: { content: "Is Monday fine?" },
    }),
  ],
  [
    "your profile",
    () => {
      const fields = { firstName: "Anita Devi", lastName: "Ramdeen", bio: "I like ﬁsh & <b>." };
      return { email: ANITA, path: "/dashboard/profile", fields };
    },
  ],
  [
    "your settings",
    () => {
      const fields = { theme: "dark", marketingEmails: "on", keepsProtection: "on" };
      return { email: ANITA, path: "/dashboard/settings", fields };
    },
  ],
  [
    "a service",
    () => {
      const path = "/dashboard/services/new?draft=7c9e6679-7425-40de-944b-e07fc1f90ae7";
      return { email: RAVI, path, fields: { ...SERVICE, press: "save" } };
    },
  ],
  [
    "a service",
    ({ parties }) => {
      const path = `/dashboard/services/edit/${parties.serviceId}`;
      return { email: RAVI, path, fields: { ...SERVICE, status: "inactive" } };
    },
  ],
  [
    "a report",
    ({ conversationId }) => {
      const path = `/dashboard/messages/${conversationId}/report`;
      return { email: ANITA, path, fields: { reason: "He asks for money outside." } };
    },
  ],
  [
    "your days off",
    () => {
      const fields = { from: "2026-12-24", to: "2026-12-26" };
      return { email: RAVI, path: "/dashboard/bookings/days-off", fields };
    },
  ],
];

describe("a form that is sent after its session has ended (decision 24)", () => {
  let fixture: UnsentFormFixture;
  beforeEach(async () => {
    fixture = await unsentFormFixture();
  });

  test.each(cases)(
    "%s: waits on a page behind a button after the sign-in, and nothing was sent",
    async (saved, of) => {
      const { app, signIn, stored, lateWith } = fixture;
      const { email, path, fields } = of(fixture);
      const browser = browserAt(app);
      await signIn(browser, email);
      const before = await stored();
      const signedIn = await lateWith(browser, email, path, new URLSearchParams(fields));
      expect(signedIn.headers.get("Location")).toBe(unsentHref(formAddress(path)));
      for (const visit of ["first", "after a reload"]) {
        const { status, page } = await browser.open(unsentHref(path));
        expect(status, visit).toBe(200);
        const { sentence, action, fields: kept } = keptOn(page);
        expect(sentence, visit).toContain(`You were signed out while saving ${saved}.`);
        expect(sentence, visit).toContain("Your changes are kept");
        expect({ action, kept }, visit).toEqual({ action: path, kept: Object.entries(fields) });
      }
      expect(await stored()).toEqual(before);
    },
  );

  test("its button saves it, and then it is deleted", async () => {
    const { client, anita, lateWith } = fixture;
    const path = "/dashboard/settings";
    const fields = { ...SETTINGS, theme: "dark" };
    await lateWith(anita, ANITA, path, new URLSearchParams(fields));
    const { action, fields: kept } = keptOn((await anita.open(unsentHref(path))).page);
    const saved = await anita.send(action, new URLSearchParams(kept));
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, path]);
    expect(await rowsOf(client, "settings")).toMatchObject([{ theme: "dark" }]);
    expect(await rowsOf(client, "unsent_forms")).toEqual([]);
    expect((await anita.get(unsentHref(path))).headers.get("Location")).toBe(path);
  });

  test("a form that is refused then says why, with what was typed, and waits on", async () => {
    const { client, anita, lateWith, messagePath } = fixture;
    await lateWith(anita, ANITA, messagePath(), new URLSearchParams({ content: " " }));
    const { action, fields } = keptOn((await anita.open(unsentHref(messagePath()))).page);
    const { status, page } = await pageOf(await anita.send(action, new URLSearchParams(fields)));
    expect(status).toBe(400);
    expect(errorBeside(page, "content")).toContain("Message cannot be empty");
    expect(await rowsOf(client, "unsent_forms")).toHaveLength(1);
  });

  test("Discard deletes it and goes on to where its person was", async () => {
    const { client, anita, lateWith } = fixture;
    const path = "/dashboard/profile";
    await lateWith(anita, ANITA, path, new URLSearchParams({ firstName: "Anita Devi" }));
    const discarded = await anita.post(unsentHref(path), {});
    expect([discarded.status, discarded.headers.get("Location")]).toEqual([303, path]);
    expect(await rowsOf(client, "unsent_forms")).toEqual([]);
    const { page } = await anita.open(path);
    const notices = elements(page, having("role", "status")).map((one) => textIn(one));
    expect(notices).toContain("Your changes are discarded.");
  });

  test("answers 503 while the database does not answer, and nothing is lost", async () => {
    const { client, clock, anita, lateWith } = fixture;
    vi.spyOn(console, "error").mockImplementation(() => {});
    const path = "/dashboard/profile";
    await lateWith(anita, ANITA, path, new URLSearchParams({ firstName: "Anita Devi" }));
    const unavailable = browserAt(
      appOver(awayFor(/from unsent_forms where \(*unsent_forms/, client), { clock: clock.read }),
    );
    unavailable.cookies.set("session", anita.cookies.get("session") ?? "");
    unavailable.cookies.set("device", anita.cookies.get("device") ?? "");
    const { status, page } = await unavailable.open(unsentHref(path));
    expect([status, texts(page, "h1")]).toEqual([503, ["We could not load this right now"]]);
    expect((await unavailable.post(unsentHref(path), {})).status).toBe(503);
    expect(await rowsOf(client, "unsent_forms")).toHaveLength(1);
    vi.restoreAllMocks();
  });

  test("is offered after the second factor and new terms too", async () => {
    const { client, clock, anita, signIn, reviewPath, review } = fixture;
    const path = "/dashboard/settings/two-factor";
    await anita.post(path, { intent: "begin" });
    const key = textIn(element((await anita.open(path)).page, ({ name }) => name === "code"));
    const code = () =>
      generateHOTP(base32.decode(key.replace(/ /g, "")), Math.floor(clock.read() / 30_000));
    await anita.post(path, { intent: "confirm", code: await code() });
    clock.advance(31 * MINUTE_MS);
    const next = nextOf(await anita.send(reviewPath(), new URLSearchParams(review())));
    const half = await signIn(anita, ANITA, next);
    expect(half.headers.get("Location")).toBe(`/login/code?next=${encodeURIComponent(next)}`);
    await client.execute("update users set terms_version = '2024-01-01'");
    const whole = await anita.post("/login/code", { code: await code(), next });
    const terms = `/terms/accept?next=${encodeURIComponent(unsentHref(next))}`;
    expect(whole.headers.get("Location")).toBe(terms);
    const accepted = await anita.post("/terms/accept", {
      acceptTerms: "on",
      next: unsentHref(next),
    });
    expect(accepted.headers.get("Location")).toBe(unsentHref(next));
    const { fields } = keptOn((await anita.open(unsentHref(next))).page);
    expect(fields).toContainEqual(["comment", "Came on time."]);
  });

  test("an account that has to accept new terms first keeps what waits", async () => {
    const { client, anita, lateWith } = fixture;
    const path = "/dashboard/profile";
    await lateWith(anita, ANITA, path, new URLSearchParams({ firstName: "Anita Devi" }));
    await client.execute("update users set terms_version = '2024-01-01'");
    const turned = await anita.post(path, { firstName: "Anita Devi" });
    expect(turned.headers.get("Location")).toContain("/terms/accept?next=");
    expect(await rowsOf(client, "unsent_forms")).toHaveLength(1);
  });

  test("from scripts is stored as well, and answered with 401", async () => {
    const { clock, anita, signIn, reviewPath, review } = fixture;
    const [path, query] = reviewPath().split("?");
    clock.advance(31 * MINUTE_MS);
    const answer = await anita.send(`${path}.data?${query}`, new URLSearchParams(review()));
    expect(answer.status).toBe(401);
    const signedIn = await signIn(anita, ANITA, "/dashboard/reviews");
    expect(signedIn.headers.get("Location")).toBe(unsentHref("/dashboard/reviews"));
    const { action, fields } = keptOn((await anita.open(unsentHref("/dashboard/reviews"))).page);
    expect({ action, fields }).toEqual({
      action: reviewPath(),
      fields: Object.entries(review()),
    });
  });
});
