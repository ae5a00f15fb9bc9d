import { countedDatabase, emptyDatabase } from "#tests/support/database.ts";
import { addProfessional, NOW } from "#tests/support/fixtures.ts";
import { type Element, element, having, textIn } from "#tests/support/html.ts";
import { memoryBucket, sharpDecoder } from "#tests/support/records/photos.ts";
import { formOf } from "#tests/support/records/service-form.ts";
import { browserOf } from "./accounts.ts";
import { appOver } from "./app.ts";

export const PATH = "/dashboard/profile";
export const EDIT = `${PATH}?edit=1`;
export const VALID = {
  firstName: "Ravi",
  lastName: "Persaud",
  region: "Guyana",
  version: String(NOW),
};

export const field = (page: Element, id: string) => element(page, having("id", id));

/** The text of the middle of a page. */
export const main = (page: Element) => textIn(element(page, "main"));

/** An application in which Ravi is signed in, whose profile is filled in. */
export async function profileFixture() {
  const { client } = await emptyDatabase();
  const { db, calls } = countedDatabase(client);
  const bucket = memoryBucket();
  const app = appOver(db, { photos: { bucket, decoder: sharpDecoder } });
  const proId = await addProfessional(client, {
    email: "ravi@kayap.test",
    business_name: "Bright Spark",
    phone: "+5926001234",
    bio: "Twelve years of wiring.",
    hourly_rate: 650_050,
    years_of_experience: 0,
    specialties: '["Electricians"]',
  });
  const browser = await browserOf(client, app, proId);
  const save = (fields: Parameters<typeof formOf>[0] = {}, by = browser) =>
    by.send(PATH, formOf({ ...VALID, ...fields }));
  const person = async () =>
    (await client.execute({ sql: "select * from users where id = ?", args: [proId] })).rows[0];
  return { client, app, calls, bucket, proId, browser, save, person };
}
