import { useRef, useState } from "react";
import { deleteDraftPhoto } from "#app/client/services/send-photo.ts";
import type { DraftOf } from "#app/device/drafts.ts";
import {
  arrange,
  MOST_PHOTOS,
  ONLY_IMAGES,
  type PhotoMove,
  type ShownPhoto,
  TOO_MANY_PHOTOS,
} from "#app/domain/services/photo.ts";
import { type PhotoTile, storedTile, waitingTile, withKept } from "./photo-tile.ts";
import { useKeptPhotos } from "./use-kept-photos.ts";
import { useUploads } from "./use-uploads.ts";

const THERE_ALREADY = "This photo is here already.";
const placeText = (all: readonly PhotoTile[], { key }: PhotoTile) =>
  `Moved to position ${all.findIndex((tile) => tile.key === key) + 1} of ${all.length}`;

/** The photos of a form: each is sent as soon as it is chosen, one after the other, with progress and retry. */
export function usePhotoTiles(draftId: string, photos: ShownPhoto[], of: DraftOf) {
  const [tiles, setTiles] = useState(() => photos.map(storedTile));
  const [problem, setProblem] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const [shownPhotos, setShownPhotos] = useState(photos);
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

  const abortUpload = useUploads({ tiles, change, removedIds, draftId });

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
      else if (tile.percent < 100) abortUpload(tile.key);
    },
  };
}
export type PhotoTiles = ReturnType<typeof usePhotoTiles>;
