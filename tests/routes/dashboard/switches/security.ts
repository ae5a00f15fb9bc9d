import { base32 } from "oslo/encoding";
import { generateHOTP } from "oslo/otp";
import { expect } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  browserAt,
  PASSWORD,
  SIGN_IN,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { CONFIRM } from "#tests/support/application/settings-addresses.ts";
import { type Effect, type Fixture, save } from "#tests/support/application/switch-fixture.ts";
import { element, having, textIn } from "#tests/support/html.ts";

const OFF = undefined;
const TWO_FACTOR = "/dashboard/settings/two-factor";

/** A browser without "Remember me" in which Anita has signed in just now, and what came of it. */
async function signInAnew({ app }: Fixture) {
  const browser = browserAt(app, { Accept: "text/html" });
  const answer = await browser.post("/login", SIGN_IN);
  return { browser, next: answer.headers.get("Location") };
}

const isIn = async (browser: TestBrowser) => (await browser.get("/dashboard/more")).status === 200;

export const SECURITY = {
  loginAlerts: {
    does: "sends an e-mail about a new browser, or none",
    async see(fixture) {
      const { anita, emails } = fixture;
      await save(anita, { loginAlerts: OFF });
      await signInAnew(fixture);
      expect(await emails("new-device")).toEqual([]);
      await save(anita, { loginAlerts: "on" });
      await signInAnew(fixture);
      expect(await emails("new-device")).toMatchObject([{ recipient: SIGN_IN.email }]);
    },
  },
  sessionTimeout: {
    does: "ends a session after so many minutes without activity, or never (decision 24)",
    async see(fixture) {
      const { anita, clock } = fixture;
      const prove = () => anita.post(CONFIRM, { asked: "yes", proofPassword: PASSWORD });
      for (const minutes of [15, 30, 60, 120]) {
        await prove();
        await save(anita, { sessionTimeout: String(minutes) });
        const { browser } = await signInAnew(fixture);
        clock.advance(minutes * MINUTE_MS - 1);
        expect(await isIn(browser)).toBe(true);
        clock.advance(minutes * MINUTE_MS);
        expect(await isIn(browser)).toBe(false);
        expect(textIn((await browser.open("/login")).page)).toContain(
          `You were signed out after ${minutes} minutes without activity.`,
        );
      }
      await prove();
      await save(anita, { sessionTimeout: "0" });
      const { browser } = await signInAnew(fixture);
      clock.advance(23 * HOUR_MS);
      expect(await isIn(browser)).toBe(true);
    },
  },
  twoFactor: {
    does: "asks for a code beside the password, or for the password alone",
    async see(fixture) {
      const { anita, clock } = fixture;
      const offer = async () => {
        const { page } = await anita.open("/dashboard/settings");
        return textIn(element(page, having("href", TWO_FACTOR)));
      };
      expect(await offer()).toBe("Turn on two-factor sign-in");
      expect((await signInAnew(fixture)).next).toBe("/dashboard");
      await anita.post(TWO_FACTOR, { intent: "begin" });
      const key = textIn(element((await anita.open(TWO_FACTOR)).page, "code")).replaceAll(" ", "");
      const code = () => generateHOTP(base32.decode(key), Math.floor(clock.read() / 30_000));
      await anita.post(TWO_FACTOR, { intent: "confirm", code: await code() });
      expect(await offer()).toBe("Manage two-factor sign-in");
      expect((await signInAnew(fixture)).next).toMatch(/^\/login\/code/);
      clock.advance(MINUTE_MS);
      await anita.post(TWO_FACTOR, { intent: "end", current: PASSWORD, code: await code() });
      expect(await offer()).toBe("Turn on two-factor sign-in");
      expect((await signInAnew(fixture)).next).toBe("/dashboard");
    },
  },
} satisfies Record<string, Effect>;
