import { HOUR_MS } from "#app/domain/time/durations.ts";
import { PORTRAIT_SIZES } from "#app/photos/keys.ts";
import type { ImageDecoder, PhotoBucket } from "#app/photos/ports.ts";
import { storePhoto } from "#app/photos/store.ts";
import type { photos } from "#db/schema/services.ts";
import {
  DEMO_PROFESSIONAL,
  type DemoPeople,
  type Professional,
  type Service,
} from "./demo-people.ts";
import { BURNT_PLUG } from "./drawings/burnt-plug.ts";
import { lookOf } from "./drawings/looks.ts";
import { portrait } from "./drawings/portrait.ts";
import type { Scene } from "./drawings/scene.ts";
import { jobId } from "./job-rows.ts";
import { drawPictures, type Picture, renderDrawing, scenesOf } from "./pictures.ts";
import { at, seedId } from "./seeded-random.ts";
import { sometime } from "./sometime.ts";
import { SPARKS } from "./texts/jobs.ts";

type PhotoRow = typeof photos.$inferInsert;
type Planned = { service: Service; pictures: Picture[] };
type Storage = { bucket: PhotoBucket; decoder: ImageDecoder };

const AT_ONCE = 4;
const PORTRAIT_WIDTH = 300;

/** The number of pictures of each first service in turn; another service has one. */
const PICTURES = [2, 1, 3, 2, 1, 3] as const;

/**
 * The pictures of the demo: for the first service of every professional, and for the next one of another trade that a
 * scene shows. The one who signs in could not change a service without any, so has them for all.
 */
export function planPictures({ professionals, services }: DemoPeople): Planned[] {
  const drawn = new Map<Scene, number>();
  return professionals.flatMap(({ place }, n) => {
    const own = services.filter(({ professional }) => professional.place === place);
    return picturedOf(own).map((service, i) => ({
      service,
      pictures: drawPictures(service, i === 0 ? at(PICTURES, n) : 1, drawn),
    }));
  });
}

function picturedOf(services: readonly Service[]): readonly Service[] {
  const [first, ...others] = services;
  if (!first || first.professional.place === DEMO_PROFESSIONAL) return services;
  const other = others.find(
    (service) => service.subcategory !== first.subcategory && scenesOf(service).length > 0,
  );
  return other ? [first, other] : [first];
}

/** Stores the pictures of the services through the same code as uploads. Returns their rows. Throws when one cannot be stored. */
export async function storePictures(
  demoPeople: DemoPeople,
  now: number,
  storage: Storage,
): Promise<PhotoRow[]> {
  const jobs = planPictures(demoPeople).flatMap(({ service, pictures }) =>
    pictures.map((picture, i) => ({ service, picture, i })),
  );
  return atOnce(jobs, async ({ service, picture, i }) => {
    const id = seedId(`photo:${service.place}/${i}`);
    const bytes = await renderDrawing(picture.svg);
    return {
      ...(await stored(storePhoto(storage, bytes, id), `${service.place}/${i}`)),
      id,
      ownerId: service.professional.id,
      serviceId: service.id,
      position: i,
      alt: picture.alt,
      createdAt: sometime(now, service.createdDaysAgo, `${service.place}/pictures`),
    };
  });
}

/** Stores a drawn portrait of every professional. Returns their rows. Throws when one cannot be stored. */
export async function storePortraits(
  { professionals }: DemoPeople,
  now: number,
  storage: Storage,
): Promise<PhotoRow[]> {
  return atOnce(professionals, async (professional: Professional) => {
    const { place, categoryId, id: ownerId, joinedDaysAgo, email } = professional;
    const id = seedId(`portrait:${place}`);
    const bytes = await renderDrawing(portrait(lookOf(place), categoryId), PORTRAIT_WIDTH);
    return {
      ...(await stored(storePhoto(storage, bytes, id, PORTRAIT_SIZES), place)),
      id,
      ownerId,
      serviceId: null,
      position: 0,
      alt: "",
      createdAt: sometime(now, joinedDaysAgo, email),
    };
  });
}

/** Stores the photo that the demo customer took for a job. Returns its row. Throws when it cannot be stored. */
export async function storeJobPicture(
  { customers }: DemoPeople,
  now: number,
  storage: Storage,
): Promise<PhotoRow> {
  const id = seedId(`photo:${SPARKS}`);
  const bytes = await renderDrawing(BURNT_PLUG.svg);
  return {
    ...(await stored(storePhoto(storage, bytes, id), SPARKS)),
    id,
    ownerId: at(customers, 0).id,
    serviceId: null,
    jobId: jobId(SPARKS),
    position: 0,
    alt: BURNT_PLUG.alt,
    createdAt: now - 18 * HOUR_MS,
  };
}

async function stored(outcome: ReturnType<typeof storePhoto>, what: string) {
  const result = await outcome;
  if (!result.ok) throw new Error(`Picture ${what} was refused: ${result.reason}`);
  return { width: result.width, height: result.height, bytes: result.bytes };
}

async function atOnce<Job>(
  jobs: readonly Job[],
  store: (job: Job) => Promise<PhotoRow>,
): Promise<PhotoRow[]> {
  const rows: PhotoRow[] = [];
  const queue = jobs.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const job of queue) rows.push(await store(job));
    }),
  );
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}
