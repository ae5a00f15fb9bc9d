import { beforeEach, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { formAddress } from "#app/form-subjects.ts";
import { browserAt, PASSWORD, rowsOf } from "#tests/support/application/accounts.ts";
import {
  ANITA,
  keptOn,
  nextOf,
  RAVI,
  type UnsentFormFixture,
  unsentFormFixture,
  unsentHref,
} from "#tests/support/application/unsent-form-fixture.ts";
import { jpeg } from "#tests/support/records/photos.ts";
import { fileOf, formOf } from "#tests/support/records/service-form.ts";

describe("a form that is sent after its session has ended (decision 24)", () => {
  let fixture: UnsentFormFixture;
  beforeEach(async () => {
    fixture = await unsentFormFixture();
  });

  test("passwords, codes and files are never stored, and the page says so", async () => {
    const { client, app, parties, anita, signIn, lateWith } = fixture;
    const fields = { bio: "Goats.", current: PASSWORD, code: "123456", newPassword: "x" };
    const path = "/dashboard/profile";
    await lateWith(anita, ANITA, path, new URLSearchParams(fields));
    expect(await rowsOf(client, "unsent_forms")).toMatchObject([
      {
        user_id: parties.customerId,
        path,
        fields: "bio=Goats.",
        omitted: '["passwords"]',
      },
    ]);
    expect(keptOn((await anita.open(unsentHref(path))).page).notes).toEqual([
      "Passwords and codes are not kept: please enter them again.",
    ]);
    const ravi = browserAt(app);
    await signIn(ravi, RAVI);
    const photo = formOf({ title: "Solar water heaters", images: fileOf(await jpeg()) });
    await lateWith(ravi, RAVI, "/dashboard/services/new", photo);
    expect((await rowsOf(client, "unsent_forms"))[1]).toMatchObject({
      user_id: parties.proId,
      fields: "title=Solar+water+heaters",
      omitted: '["files"]',
    });
    expect(keptOn((await ravi.open(unsentHref("/dashboard/services/new"))).page).notes).toEqual([
      "Photos and other files are not kept: please choose them again.",
    ]);
    expect(await rowsOf(client, "photos")).toEqual([]);
  });

  test("over 64 KiB, no valid form, or without a known person is not stored, and the sign-in works all the same", async () => {
    const { client, app, clock, anita, signIn, messagePath } = fixture;
    const late = async (body: BodyInit, browser = anita) => {
      clock.advance(31 * MINUTE_MS);
      nextOf(await browser.send(messagePath(), body));
      expect(await rowsOf(client, "unsent_forms")).toEqual([]);
      await signIn(browser, ANITA);
    };
    await late(new URLSearchParams({ content: "a".repeat(65_537) }));
    await late(new URLSearchParams());
    await late("no form at all");
    await late(new URLSearchParams({ content: "Hi." }), browserAt(app));
  });

  test("is deleted after an hour, and with a logout", async () => {
    const { client, clock, anita, signIn, lateWith, messagePath } = fixture;
    const content = new URLSearchParams({ content: "Hi." });
    const path = messagePath();
    await lateWith(anita, ANITA, path, content);
    clock.advance(29 * MINUTE_MS);
    expect((await anita.get(unsentHref(path))).status).toBe(200);
    clock.advance(31 * MINUTE_MS + 1);
    await signIn(anita, ANITA);
    expect((await anita.get(unsentHref(path))).headers.get("Location")).toBe(path);
    await lateWith(anita, ANITA, path, content);
    await anita.post("/logout", {});
    expect(await rowsOf(client, "unsent_forms")).toEqual([]);
    expect((await signIn(anita, ANITA, path)).headers.get("Location")).toBe(path);
  });

  test.each([
    ["/dashboard/settings/deactivate", { sure: "yes" }],
    ["/dashboard/settings/data", { sure: "yes" }],
    ["/dashboard/settings/email", { email: "thief@kayap.test" }],
    ["/dashboard/settings/two-factor", { intent: "begin" }],
    ["/dashboard/bookings/feed", { step: "new" }],
    ["/dashboard/settings/sessions", { which: "all" }],
    ["/dashboard/view", { view: "professional", next: "/dashboard" }],
    ["/dashboard/saved/remove", { ids: "1" }],
  ])(
    "%s: a form that is only a button is not stored, and not sent by signing in",
    async (path, fields) => {
      const { client, anita, stored, lateWith } = fixture;
      const before = await stored();
      const signedIn = await lateWith(anita, ANITA, path, new URLSearchParams(fields));
      expect(signedIn.headers.get("Location")).toBe(path);
      await anita.open(path);
      expect(await stored()).toEqual(before);
      for (const table of ["unsent_forms", "data_links"]) {
        expect(await rowsOf(client, table), table).toEqual([]);
      }
      expect(await rowsOf(client, "sessions")).toHaveLength(1);
    },
  );

  test("is stored the same whatever other headers the request has (threat 71)", async () => {
    const { client, clock, anita } = fixture;
    const path = "/dashboard/profile";
    clock.advance(31 * MINUTE_MS);
    const sent = new URLSearchParams({ bio: "Goats." });
    expect(nextOf(await anita.send(path, sent, { "Typed-Before": "1" }))).toBe(formAddress(path));
    expect(await rowsOf(client, "unsent_forms")).toMatchObject([{ path, fields: "bio=Goats." }]);
  });
});
