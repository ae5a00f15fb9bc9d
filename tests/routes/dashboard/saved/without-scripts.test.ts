import { expect, test } from "vitest";
import { addAccount, browserOf } from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { withoutScripts } from "#tests/support/application/without-scripts.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addProfessional, addService } from "#tests/support/fixtures.ts";
import { element, having, textIn, texts } from "#tests/support/html.ts";

const LIST = "/dashboard/saved";

test("a service is saved, found, removed and restored (threat 23)", async () => {
  const { client, db } = await emptyDatabase();
  const proId = await addProfessional(client);
  await addService(client, proId, { title: "Piano lessons" });
  await addService(client, proId, { title: "Swimming lessons" });
  const browser = await browserOf(client, appOver(db), await addAccount(client));
  const person = await withoutScripts(browser, "/search?q=lessons");
  const status = () => textIn(element(person.page, having("role", "status")));
  const titles = () =>
    texts(element(person.page, "main"), "h2").filter((one) => /lessons/.test(one));

  await person.press("Save Swimming lessons");
  expect(person.path).toBe("/search?q=lessons");
  await person.press("Save Piano lessons");
  expect(status()).toContain("Service saved.");
  const pressed = element(
    person.page,
    (one) => textIn(one) === "Save Piano lessons" && one.name === "button",
  );
  expect(pressed.attributes["aria-pressed"]).toBe("true");
  await person.open(LIST);
  const before = titles();
  expect(before.toSorted()).toEqual(["Piano lessons", "Swimming lessons"]);

  // The button stands below what it applies.
  const filter = element(person.page, having("role", "search"));
  expect(textIn(filter)).toMatch(/Category .*Sort by .*Show$/);
  person.fill("Search saved services", "Piano lessons");
  person.select("Sort by", "alphabetical");
  await person.press("Show");
  expect(titles()).toEqual(["Piano lessons"]);
  person.check("Select Piano lessons");
  await person.press(/^Remove Selected/);
  expect(textIn(person.page)).toContain(
    "Are you sure you want to remove this service from your saved list?",
  );
  await person.press("Remove");
  expect(status()).toBe("Service removed from saved list");
  await person.press("Undo");
  expect(status()).toBe("Service back on your saved list.");
  await person.open(LIST);
  expect(titles()).toEqual(before);

  await person.follow(/^Remove Piano lessons/);
  await person.press("Remove");
  await person.open(LIST);
  expect(titles()).toEqual(["Swimming lessons"]);
});
