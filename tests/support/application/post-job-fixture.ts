import { emptyDatabase } from "#tests/support/database.ts";
import { type Element, element, elements, having, sentBy, textIn } from "#tests/support/html.ts";
import { JOB_FORM } from "#tests/support/records/jobs.ts";
import { addAccount, browserOf, movableClock, rowsOf } from "./accounts.ts";
import { appOver } from "./app.ts";

/** The form of a job with a key of its own, filled in rightly. */
export const form = (fields: Record<string, string> = {}) => ({
  ...JOB_FORM,
  key: crypto.randomUUID(),
  ...fields,
});

/** What a field of a page holds. */
export const typedIn = (page: Element, id: string) =>
  element(page, having("id", id)).attributes.value;

/** What is chosen in a list of a page. */
export const chosen = (page: Element, id: string) =>
  elements(element(page, having("id", id)), "option")
    .filter(having("selected"))
    .map(({ attributes }) => attributes.value);

/** What the form of a page sends as it is shown, with the text of its details. */
export function filledIn(page: Element): Record<string, string> {
  const [shown = page] = elements(page, "form").filter((one) => textIn(one).includes("Post job"));
  const details = textIn(element(page, having("id", "details")));
  return { ...Object.fromEntries(sentBy(page, shown)), details };
}

/** An application in which Anita is signed in, who posts jobs. */
export async function postJobFixture() {
  const database = await emptyDatabase();
  const clock = movableClock();
  const app = appOver(database.db, { clock: clock.read });
  const anitaId = await addAccount(database.client);
  const anita = await browserOf(database.client, app, anitaId);
  const post = (fields: Record<string, string> = {}) => anita.post("/jobs/new", form(fields));
  const jobs = () => rowsOf(database.client, "jobs");
  return { database, clock, app, anitaId, anita, post, jobs };
}
