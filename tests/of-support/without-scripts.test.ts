import { describe, expect, test } from "vitest";
import { withoutScripts } from "#tests/support/application/without-scripts.ts";

/** Somebody on this page, and what was sent since; every form leads to /sent. */
async function on(html: string, path = "/form?step=1") {
  const sent: { path: string; body: string }[] = [];
  const person = await withoutScripts(
    {
      async get(to) {
        if (to !== path) sent.push({ path: to, body: "" });
        return new Response(html);
      },
      async send(to, body) {
        sent.push({ path: to, body: await new Response(body).text() });
        return new Response(null, { status: 303, headers: { Location: "/sent" } });
      },
    },
    path,
  );
  return { person, sent };
}

const FORM = `<form method="post" action="/save" novalidate>
  <input type="hidden" name="version" value="7">
  <label for="name">Name</label><input id="name" name="name" value="Anita">
  <label for="city">Town</label><select id="city" name="city"><option value="">Any</option><option value="b" selected>Bartica</option><option disabled>Lethem</option></select>
  <label for="bio">About you</label><textarea id="bio" name="bio">One
two</textarea>
  <label><input type="checkbox" name="news" checked> News</label>
  <label><input type="radio" name="size" value="s" checked> Small</label>
  <label><input type="radio" name="size" value="l"> Large</label>
  <label for="off">Off</label><input id="off" name="off" disabled>
  <fieldset disabled><label for="set">Set</label><input id="set" name="set"></fieldset>
  <button name="step" value="back">Back</button><button name="step" value="on">Go on</button>
  <button type="button">Show</button><button hidden>Secret</button><button disabled>Too late</button>
</form>
<label for="far">Far</label><input id="far" name="far" value="x" form="other">
<form id="other" action="?step=2"><button>Search</button></form>
<form method="post" action="/strict"><label for="must">Must</label><input id="must" name="must" required><button>Send</button></form>`;

describe("somebody without JavaScript", () => {
  test("sends the controls of the form as they are, with the pressed button alone, and follows the answer", async () => {
    const { person, sent } = await on(FORM);
    await person.press("Go on");
    expect(sent).toEqual([
      {
        path: "/save",
        body: "version=7&name=Anita&city=b&bio=One%0D%0Atwo&news=on&size=s&step=on",
      },
      { path: "/sent", body: "" },
    ]);
    expect(person.path).toBe("/sent");
  });

  test("sends what was typed, selected and ticked", async () => {
    const { person, sent } = await on(FORM);
    person.fill("Name", "");
    person.select("Town", "Any");
    person.fill("About you", "None");
    person.uncheck("News");
    person.check("Large");
    await person.press("Back");
    expect(sent[0]?.body).toBe("version=7&name=&city=&bio=None&size=l&step=back");
  });

  test("sends a form that asks to the address of its action, with the fields that name it", async () => {
    const { person, sent } = await on(FORM);
    person.fill("Far", "a b");
    await person.press("Search");
    expect(sent).toEqual([{ path: "/form?far=a+b", body: "" }]);
  });

  test("cannot use what is not there, disabled, hidden, not offered or needs scripts", async () => {
    const { person, sent } = await on(FORM);
    expect(() => person.fill("Nickname", "A")).toThrow("0 of: control Nickname");
    expect(() => person.fill("Off", "A")).toThrow("off is disabled");
    expect(() => person.fill("Set", "A")).toThrow("set is disabled");
    expect(() => person.select("Town", "Linden")).toThrow("does not offer Linden");
    expect(() => person.select("Town", "Lethem")).toThrow("does not offer Lethem");
    expect(() => person.check("Name")).toThrow("cannot be checked");
    expect(() => person.check("Medium")).toThrow("0 of: control Medium");
    await expect(person.press("Show")).rejects.toThrow("does nothing without scripts");
    await expect(person.press("Secret")).rejects.toThrow("0 of: button Secret");
    await expect(person.press("Too late")).rejects.toThrow("is disabled");
    await expect(person.press("Save")).rejects.toThrow("0 of: button Save");
    await expect(person.follow("Home")).rejects.toThrow("0 of: link Home");
    expect(sent).toEqual([]);
  });

  test("cannot send a form whose required field is empty, where the browser looks at it", async () => {
    const { person, sent } = await on(FORM);
    await expect(person.press("Send")).rejects.toThrow("must is required");
    person.fill("Must", "yes");
    await person.press("Send");
    expect(sent[0]).toEqual({ path: "/strict", body: "must=yes" });
  });

  test("repeats the form where the answer keeps it, as a browser does with 307", async () => {
    const sent: { path: string; body: string }[] = [];
    const person = await withoutScripts(
      {
        get: async () => new Response(FORM),
        async send(to, body) {
          sent.push({ path: to, body: await new Response(body).text() });
          const onward = to === "/strict" ? "/settings" : "/done";
          const status = to === "/strict" ? 307 : 303;
          return new Response(null, { status, headers: { Location: onward } });
        },
      },
      "/form",
    );
    person.fill("Must", "yes");
    await person.press("Send");
    expect(sent).toEqual([
      { path: "/strict", body: "must=yes" },
      { path: "/settings", body: "must=yes" },
    ]);
    expect(person.path).toBe("/done");
  });
});
