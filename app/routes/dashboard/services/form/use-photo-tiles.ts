import { useEffect, useRef, useState } from "react";
import { deleteDraftPhoto, sendPhoto } from "#app/client/send-photo.ts";
import type { KeptPhoto, KeptPhotos } from "#app/device/draft-photos.ts";
import type { DraftOf } from "#app/device/drafts.ts";
import { shrinkPhoto } from "#app/device/shrink-photo.ts";
import {
  arrange,
  MOST_PHOTOS,
  ONLY_IMAGES,
  PHOTO_BYTES,
  PHOTO_TOO_LARGE,
  type PhotoMove,
  type ShownPhoto,
  TOO_MANY_PHOTOS,
} from "#app/domain/services/photo.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { photoSources } from "#app/ui/pictures/photo.tsx";
import { useViewer } from "#app/ui/viewer.ts";
import { useKeptPhotos } from "./use-kept-photos.ts";

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

/** The photos of a form: each is sent as soon as it is chosen, one after the other, with progress and retry. */
export function usePhotoTiles(draftId: string, photos: ShownPhoto[], of: DraftOf) {
  const account = useViewer()?.id ?? "";
  const [tiles, setTiles] = useState(() => photos.map(storedTile));
  const [problem, setProblem] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const [shownPhotos, setShownPhotos] = useState(photos);
  const aborts = useRef(new Map<string, AbortController>());
  const removedIds = useRef(new Set<string>());
  const keptPhotos = useKeptPhotos(of, {
    tiles,
    photos,
    removed: [...removedIds.current],
    restore: (before) => {
      removedIds.current = new Set(before.removed);
      setTiles((now) => withKept(now, before));
    },
  });
  if (shownPhotos !== photos) {
    // The server returned the form: its list replaces ours, except photos that are still being sent.
    setShownPhotos(photos);
    setProblem(null);
    setTiles((before) => [
      ...photos.map((photo) => before.find(({ id }) => id === photo.id) ?? storedTile(photo)),
      ...before.filter(({ state }) => state !== "stored"),
    ]);
  }

  // The same file for the same form is the same photo.
  const twice = tiles.find(({ id }, i) => tiles.some((tile, j) => j < i && tile.id === id));
  if (twice) {
    setProblem(THERE_ALREADY);
    setTiles(tiles.filter((tile) => tile !== twice));
  }

  const change = (key: string, to: Partial<PhotoTile>) =>
    setTiles((all) => all.map((tile) => (tile.key === key ? { ...tile, ...to } : tile)));

  // One upload at a time; while the server processes one, the next may start.
  const busy = tiles.some(({ state, percent }) => state === "sending" && percent < 100);
  const [next, following] = busy ? [] : tiles.filter(({ state }) => state === "waiting");
  // biome-ignore lint/correctness/useExhaustiveDependencies: each photo is sent once, however often this renders
  useEffect(() => {
    if (!next?.photo) return;
    const { key, photo: shrink } = next;
    const abort = new AbortController();
    aborts.current.set(key, abort);
    change(key, { state: "sending", percent: 0, error: null });
    const send = async () => {
      const photo = await shrink();
      change(key, { blob: photo });
      // The next one is shrunk meanwhile: only one, because a decoded photo takes 50 MB.
      following?.photo?.();
      if (photo.size > PHOTO_BYTES) return { error: PHOTO_TOO_LARGE };
      const onProgress = (percent: number) => change(key, { percent });
      return sendPhoto(photo, { account, draftId, onProgress, signal: abort.signal });
    };
    send().then((answer) => {
      aborts.current.delete(key);
      if ("error" in answer) return change(key, { state: "failed", error: answer.error });
      const { id } = answer;
      if (!removedIds.current.has(key)) change(key, { state: "stored", id, storedAt: Date.now() });
      else if (!tiles.some((tile) => tile.id === id)) deleteDraftPhoto(id);
    });
  }, [next?.key]);

  return {
    tiles,
    problem,
    /** The result of the last press, for screen readers. */
    announcement,
    pending: tiles.filter(({ state }) => state === "waiting" || state === "sending").length,
    failed: tiles.some(({ state }) => state === "failed"),
    /** When photos were kept that are shown again, UTC milliseconds; else null. */
    keptAt: keptPhotos.keptAt,
    /** Shows the photos that the server rendered again, and deletes the others. */
    discard() {
      keptPhotos.forget();
      removedIds.current = new Set();
      for (const { id, state, blob } of tiles) {
        if (blob && state === "stored") deleteDraftPhoto(id);
      }
      setTiles(photos.map(storedTile));
    },
    /** Adds chosen files, up to the limit. */
    add(files: File[]) {
      const images = files.filter(({ type }) => type.startsWith("image/"));
      const room = MOST_PHOTOS - tiles.length;
      setProblem(
        images.length > room ? TOO_MANY_PHOTOS : images.length < files.length ? ONLY_IMAGES : null,
      );
      setTiles((all) => [...all, ...images.slice(0, Math.max(0, room)).map(waitingTile)]);
    },
    retry: (key: string) => change(key, { state: "waiting", percent: 0 }),
    /** Puts a photo at an index while it is dragged. */
    moveTo: (tile: PhotoTile, index: number) =>
      setTiles((all) => all.filter(({ key }) => key !== tile.key).toSpliced(index, 0, tile)),
    /** Announces the position of a photo after it was dragged. */
    announcePlace: (tile: PhotoTile) => setAnnouncement(placeText(tiles, tile)),
    move(kind: PhotoMove, tile: PhotoTile) {
      const moved = arrange(tiles, kind, tile.id);
      setProblem(null);
      setAnnouncement(kind === "remove" ? "Photo removed" : placeText(moved, tile));
      setTiles((all) => arrange(all, kind, tile.id));
      if (kind !== "remove") return;
      removedIds.current.add(tile.key).add(tile.id);
      if (tile.state === "stored") deleteDraftPhoto(tile.id);
      // A photo that was sent completely may be stored: it is deleted when its id arrives.
      else if (tile.percent < 100) aborts.current.get(tile.key)?.abort();
    },
  };
}
export type PhotoTiles = ReturnType<typeof usePhotoTiles>;

const THERE_ALREADY = "This photo is here already.";
const placeText = (all: readonly PhotoTile[], { key }: PhotoTile) =>
  `Moved to position ${all.findIndex((tile) => tile.key === key) + 1} of ${all.length}`;

const storedTile = ({ id, alt, name }: ShownPhoto) =>
  tileOfStored({ id, alt, preview: photoSources(name).small });

function tileOfStored({ id, alt, preview }: Pick<PhotoTile, "id" | "alt" | "preview">): PhotoTile {
  const storedState = { state: "stored", percent: 100, error: null } as const;
  return { id, key: id, alt, preview, ...storedState, photo: null, blob: null, storedAt: null };
}

/** The tiles of a page in the order that was stored on the device; photos that only the server has come last. */
function withKept(
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

function waitingTile(file: Blob): PhotoTile {
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
