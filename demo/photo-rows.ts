import type { ImageDecoder, PhotoBucket } from "#app/photos/ports.ts";
import { storePhoto } from "#app/photos/store.ts";
import type { photos } from "#db/schema/services.ts";
import { DEMO_PROFESSIONAL, type DemoPeople, type Service } from "./demo-people.ts";
import { drawPicture, renderPicture } from "./pictures.ts";
import { at, seedId } from "./seeded-random.ts";
import { sometime } from "./sometime.ts";

type PhotoRow = typeof photos.$inferInsert;
type Storage = { bucket: PhotoBucket; decoder: ImageDecoder };

const AT_ONCE = 4;

/** The number of pictures of each service in turn. */
const PICTURES = [2, 3, 2, 4, 2, 5] as const;

/**
 * Draws and stores 2 to 5 pictures for the first service of every professional and for all of the one who signs in,
 * who could not change a service without any; through the same code as uploads. Returns their rows. Throws when one cannot be stored.
 */
export async function storePictures(
  demoPeople: DemoPeople,
  now: number,
  storage: Storage,
): Promise<PhotoRow[]> {
  const jobs = demoPeople.services
    .filter(
      ({ place, professional }) => place.endsWith("/0") || professional.place === DEMO_PROFESSIONAL,
    )
    .flatMap((service, n) => Array.from({ length: at(PICTURES, n) }, (_, i) => ({ service, i })));
  const rows: PhotoRow[] = [];
  const queue = jobs.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const { service, i } of queue) rows.push(await storePicture(service, i, now, storage));
    }),
  );
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}

async function storePicture(
  service: Service,
  i: number,
  now: number,
  storage: Storage,
): Promise<PhotoRow> {
  const id = seedId(`photo:${service.place}/${i}`);
  const picture = drawPicture(service, i);
  const stored = await storePhoto(storage, await renderPicture(picture), id);
  if (!stored.ok) throw new Error(`Picture ${service.place}/${i} was refused: ${stored.reason}`);
  return {
    id,
    ownerId: service.professional.id,
    serviceId: service.id,
    position: i,
    alt: picture.alt,
    width: stored.width,
    height: stored.height,
    bytes: stored.bytes,
    createdAt: sometime(now, service.createdDaysAgo, `${service.place}/pictures`),
  };
}
