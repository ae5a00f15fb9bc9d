import { z } from "zod";
import type { ImageDecoder } from "#app/photos/ports.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addProfessional } from "#tests/support/fixtures.ts";
import { memoryBucket, sharpDecoder } from "#tests/support/records/photos.ts";
import { type fileOf, formOf } from "#tests/support/records/service-form.ts";
import { browserOf, rowsOf } from "./accounts.ts";
import { appOver } from "./app.ts";

/** The form of a new service, which takes its photos with it. */
export const NEW = "/dashboard/services/new";

/** The address that takes one photo at a time. */
export const PHOTOS = "/dashboard/services/photos";

const answerSchema = z.object({ id: z.string().optional(), error: z.string().optional() });

/** An application that stores photos, in which a professional is signed in. */
export async function photoUploadFixture(decoder: ImageDecoder = sharpDecoder) {
  const database = await emptyDatabase();
  const bucket = memoryBucket();
  const app = appOver(database.db, { photos: { bucket, decoder } });
  const proId = await addProfessional(database.client);
  const browser = await browserOf(database.client, app, proId);
  const photos = () => rowsOf(database.client, "photos");
  const upload = async (images: ReturnType<typeof fileOf>, draft: string = crypto.randomUUID()) => {
    const response = await browser.send(PHOTOS, formOf({ draft, images }));
    return { status: response.status, ...answerSchema.parse(await response.json()) };
  };
  return { database, bucket, app, proId, browser, photos, upload };
}
