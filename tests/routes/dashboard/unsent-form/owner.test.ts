import { beforeEach, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { formAddress } from "#app/form-subjects.ts";
import { browserAt, rowsOf } from "#tests/support/application/accounts.ts";
import {
  ANITA,
  keptOn,
  RAVI,
  SETTINGS,
  type UnsentFormFixture,
  unsentFormFixture,
  unsentHref,
} from "#tests/support/application/unsent-form-fixture.ts";

describe("a form that is sent after its session has ended (decision 24)", () => {
  let fixture: UnsentFormFixture;
  beforeEach(async () => {
    fixture = await unsentFormFixture();
  });

  test("leaves what protects the account as it is, and shows everything else that it would save (threat 89)", async () => {
    const { client, anita, lateWith } = fixture;
    const path = "/dashboard/settings";
    const fields = { ...SETTINGS, theme: "dark", sessionTimeout: "0", bookingReminders: "on" };
    await lateWith(anita, ANITA, path, new URLSearchParams(fields));
    const {
      notes,
      values,
      action,
      fields: kept,
    } = keptOn((await anita.open(unsentHref(path))).page);
    expect(notes).toEqual(["“Sign-in alerts” and “Sign out after” stay as they are."]);
    expect(values).toContainEqual(["Theme", "Dark"]);
    expect(values).toContainEqual(["Booking reminders", "Yes"]);
    expect(values).toContainEqual(["Message notifications", "No"]);
    expect(values.map(([label]) => label)).not.toContain("Login alerts");
    expect(kept.map(([name]) => name)).not.toContain("sessionTimeout");
    const saved = await anita.send(action, new URLSearchParams(kept));
    expect(saved.status).toBe(303);
    expect(await rowsOf(client, "settings")).toMatchObject([
      { theme: "dark", booking_reminders: 1, login_alerts: 1, session_timeout: 30 },
    ]);
  });

  test("of another browser is neither shown here nor replaced, and each keeps its own (threat 89)", async () => {
    const { client, app, clock, anita, signIn } = fixture;
    const path = "/dashboard/profile";
    const thief = browserAt(app);
    await signIn(thief, ANITA);
    clock.advance(31 * MINUTE_MS);
    await anita.send(path, new URLSearchParams({ bio: "I keep goats." }));
    await thief.send(path, new URLSearchParams({ bio: "Send money to 600 0000." }));
    for (const [browser, bio] of [
      [anita, "I keep goats."],
      [thief, "Send money to 600 0000."],
    ] as const) {
      const signedIn = await signIn(browser, ANITA, path);
      expect(signedIn.headers.get("Location")).toBe(unsentHref(path));
      const { values } = keptOn((await browser.open(unsentHref(path))).page);
      expect(values).toContainEqual(["About", bio]);
    }
    await anita.post(unsentHref(path), {});
    expect(await rowsOf(client, "unsent_forms")).toMatchObject([
      { fields: "bio=Send+money+to+600+0000." },
    ]);
  });

  test("sent with the cookie of an ended session alone, from no known browser, is not kept (threat 89)", async () => {
    const { client, app, clock, anita } = fixture;
    const copied = browserAt(app);
    copied.cookies.set("session", anita.cookies.get("session") ?? "");
    clock.advance(31 * MINUTE_MS);
    await copied.send("/dashboard/profile", new URLSearchParams({ bio: "Mine now." }));
    expect(await rowsOf(client, "unsent_forms")).toEqual([]);
  });

  test("is never shown to another person who signs in, and stays for the first one", async () => {
    const { anita, signIn, lateWith } = fixture;
    const path = "/dashboard/profile";
    const fields = new URLSearchParams({ firstName: "Anita Devi", bio: "A secret." });
    const signedIn = await lateWith(anita, RAVI, path, fields);
    expect(signedIn.headers.get("Location")).toBe(formAddress(path));
    const unsent = await anita.get(unsentHref(path));
    expect(unsent.headers.get("Location")).toBe(path);
    await anita.post("/dashboard/unsent", {});
    const back = await signIn(anita, ANITA, path);
    expect(back.headers.get("Location")).toBe(unsentHref(path));
    expect(keptOn((await anita.open(unsentHref(path))).page).fields).toContainEqual([
      "bio",
      "A secret.",
    ]);
  });

  test("from another site is refused and not stored (threat 21)", async () => {
    const { client, clock, anita, messagePath } = fixture;
    clock.advance(31 * MINUTE_MS);
    const body = new URLSearchParams({ content: "Hi." });
    const answer = await anita.send(messagePath(), body, { Origin: "https://elsewhere.test" });
    expect(answer.status).toBe(403);
    expect(await rowsOf(client, "unsent_forms")).toEqual([]);
  });
});
