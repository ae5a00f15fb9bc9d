import { emptyDatabase } from "#tests/support/database.ts";
import { addProfessional } from "#tests/support/fixtures.ts";
import { type Element, elements, having } from "#tests/support/html.ts";
import { jpeg, memoryBucket, sharpDecoder } from "#tests/support/records/photos.ts";
import { fileOf, formOf, SERVICE, serviceRows } from "#tests/support/records/service-form.ts";
import { browserOf, rowsOf } from "./accounts.ts";
import { appOver } from "./app.ts";

export const NEW = "/dashboard/services/new";

/** A professional of Bartica, signed in in their browser, with a bucket for photos; `post` sends the form with one photo. */
export async function newServiceFixture() {
  const database = await emptyDatabase();
  const bucket = memoryBucket();
  const app = appOver(database.db, { photos: { bucket, decoder: sharpDecoder } });
  const proId = await addProfessional(database.client, {
    location_city: "Bartica",
    location_state: "Cuyuni-Mazaruni",
  });
  const browser = await browserOf(database.client, app, proId);
  return {
    database,
    bucket,
    app,
    proId,
    browser,
    services: () => serviceRows(database.client),
    photos: () => rowsOf(database.client, "photos"),
    post: async (fields: Parameters<typeof formOf>[0], path = NEW) =>
      browser.send(path, formOf({ ...SERVICE, images: fileOf(await jpeg()), ...fields })),
  };
}
export type NewServiceFixture = Awaited<ReturnType<typeof newServiceFixture>>;

/** The photos that the form of a page has. */
export const photoIds = (page: Element) =>
  elements(page, having("name", "photo")).map(({ attributes }) => attributes.value ?? "");
