import { beforeEach, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { browserAt, PASSWORD, rowsOf } from "#tests/support/application/accounts.ts";
import {
  ANITA,
  RAVI,
  type UnsentFormFixture,
  unsentFormFixture,
} from "#tests/support/application/unsent-form-fixture.ts";
import { type WithoutScripts, withoutScripts } from "#tests/support/application/without-scripts.ts";
import { element, elements, having, textIn } from "#tests/support/html.ts";

/** Types the password again where a form that came too late leads, by the form as it is rendered. */
async function signInAgain(person: WithoutScripts, email: string) {
  expect(person.path).toMatch(/^\/login\?next=/);
  expect(textIn(person.page)).toMatch(/You were signed out after \d+ minutes without activity\./);
  person.fill("E-mail", email);
  person.fill("Password", PASSWORD);
  await person.press("Sign in", element(person.page, "main"));
}

describe("a form that is sent after its session has ended (decision 24)", () => {
  let fixture: UnsentFormFixture;
  beforeEach(async () => {
    fixture = await unsentFormFixture();
  });

  test("a message that was typed and sent without scripts is sent once by the button (threat 23)", async () => {
    const { client, clock, anita, messagePath } = fixture;
    const person = await withoutScripts(anita, messagePath());
    person.fill("Message", "Is Monday fine?");
    clock.advance(31 * MINUTE_MS);
    await person.press("Send");
    await signInAgain(person, ANITA);
    expect(textIn(person.page)).toContain(
      "You were signed out while saving a message. Your changes are kept",
    );
    expect(await rowsOf(client, "messages")).toEqual([]);
    await person.press("Save now");
    expect(person.path).toBe(messagePath());
    const shown = elements(person.page, having("data-message")).map(textIn);
    expect(shown).toEqual([expect.stringContaining("Is Monday fine?")]);
    expect(await rowsOf(client, "messages")).toHaveLength(1);
  });

  test("a profile that was typed without scripts and is discarded is as it was (threat 23)", async () => {
    const { app, clock, signIn } = fixture;
    const browser = browserAt(app);
    await signIn(browser, RAVI);
    const person = await withoutScripts(browser, "/dashboard/profile?edit=1");
    const before = person.value(/^About/);
    person.fill(/^About/, "Twenty years of wires, and none of them loose.");
    clock.advance(31 * MINUTE_MS);
    await person.press("Save Changes");
    await signInAgain(person, RAVI);
    expect(textIn(person.page)).toContain("You were signed out while saving your profile.");
    await person.press("Discard");
    expect(textIn(person.page)).toContain("Your changes are discarded.");
    await person.open("/dashboard/profile?edit=1");
    expect(person.value(/^About/)).toBe(before);
  });
});
