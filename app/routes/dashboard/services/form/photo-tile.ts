import type { KeptPhoto, KeptPhotos } from "#app/device/draft-photos.ts";
import { shrinkPhoto } from "#app/device/shrink-photo.ts";
import { MOST_PHOTOS, type ShownPhoto } from "#app/domain/services/photo.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { photoSources } from "#app/ui/pictures/photo.tsx";

/** The server deletes photos that belong to no service after a day. */
const STORED_FOR_MS = 20 * HOUR_MS;

/** One photo of the form. `id` is its key in the list until it is stored, then the id of the stored photo. */
export type PhotoTile = {
  id: string;
  /** Stays the same when the id changes, so that React keeps the typed description. */
  key: string;
  alt: string;
  preview: string;
  state: "stored" | "waiting" | "sending" | "failed";
  /** The percentage sent, from 0 to 100. */
  percent: number;
  /** The error, if it failed. */
  error: string | null;
  /** Gives the shrunk photo to send; null for a photo from the server. */
  photo: (() => Promise<Blob>) | null;
  /** The chosen file, shrunk as soon as that is done; null for a photo from the server. */
  blob: Blob | null;
  /** When the server stored it, UTC milliseconds; null when it did before this page. */
  storedAt: number | null;
};

/** A photo of the server. */
export const storedTile = ({ id, alt, name }: ShownPhoto) =>
  tileOfStored({ id, alt, preview: photoSources(name).small });

function tileOfStored({ id, alt, preview }: Pick<PhotoTile, "id" | "alt" | "preview">): PhotoTile {
  const storedState = { state: "stored", percent: 100, error: null } as const;
  return { id, key: id, alt, preview, ...storedState, photo: null, blob: null, storedAt: null };
}

/** The tiles of a page in the order that was stored on the device; photos that only the server has come last. */
export function withKept(
  now: readonly PhotoTile[],
  { photos, removed: removedIds }: KeptPhotos,
): PhotoTile[] {
  const before = photos.flatMap(
    (photo) => now.find(({ id }) => id === photo.id) ?? keptTile(photo),
  );
  const ids = new Set([...removedIds, ...before.map(({ id }) => id)]);
  return [...before, ...now.filter(({ id }) => !ids.has(id))].slice(0, MOST_PHOTOS);
}

/** A photo that was kept on the device; none when it was the server's, which has deleted it meanwhile. */
function keptTile({ id, alt, storedAt, blob }: KeptPhoto): PhotoTile[] {
  if (!blob) return [];
  const isStored = storedAt !== null && Date.now() - storedAt < STORED_FOR_MS;
  if (!isStored) return [waitingTile(blob)];
  return [{ ...tileOfStored({ id, alt, preview: URL.createObjectURL(blob) }), blob, storedAt }];
}

/** A file that was just chosen. */
export function waitingTile(file: Blob): PhotoTile {
  const id = crypto.randomUUID();
  const preview = URL.createObjectURL(file);
  let shrunk: Promise<Blob> | undefined;
  const photo = () => {
    shrunk ??= shrinkPhoto(file);
    return shrunk;
  };
  const waitingState = { state: "waiting", percent: 0, error: null } as const;
  return { id, key: id, alt: "", preview, ...waitingState, photo, blob: file, storedAt: null };
}
