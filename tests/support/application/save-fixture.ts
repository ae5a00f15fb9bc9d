import { emptyDatabase } from "#tests/support/database.ts";
import { addProfessional, addService } from "#tests/support/fixtures.ts";
import { type Element, element, having, sentBy } from "#tests/support/html.ts";
import { addAccount, browserAt, PASSWORD, rowsOf } from "./accounts.ts";
import { appOver } from "./app.ts";

/** Where scripts send what the Save button sends. */
export const JSON_ADDRESS = "/saved.json";

/** The form of the first Save button of a page. */
export const saveForm = (page: Element) => element(page, having("data-save"));

/** An application with a service to save, and a browser in which Anita may sign in. */
export async function saveFixture() {
  const { db, client } = await emptyDatabase();
  const app = appOver(db);
  const browser = browserAt(app);
  const proId = await addProfessional(client);
  const serviceId = await addService(client, proId, { title: "Ceiling fans" });
  const userId = await addAccount(client);
  const signIn = (email = "anita@kayap.test") =>
    browser.post("/login", { email, password: PASSWORD });
  const saved = () => rowsOf(client, "saved_services");

  /** Presses the Save button of a page, as a browser without JavaScript does. */
  const press = (page: Element) => {
    const form = saveForm(page);
    const button = element(form, "button");
    return browser.post(form.attributes.action ?? "", {
      ...Object.fromEntries(sentBy(page, form)),
      [button.attributes.name ?? ""]: button.attributes.value ?? "",
    });
  };
  return { client, app, browser, proId, serviceId, userId, signIn, saved, press };
}
