import { useEffect, useRef, useState } from "react";
import {
  deletePhotos,
  type KeptPhotos,
  readPhotos,
  writePhotos,
} from "#app/device/draft-photos.ts";
import type { DraftOf } from "#app/device/drafts.ts";
import type { FormPhoto } from "#app/domain/services/photo.ts";
import { useLeaveWarning } from "#app/ui/forms/use-leave-warning.ts";
import type { PhotoTile } from "./photo-tile.ts";

type Kept = {
  tiles: readonly PhotoTile[];
  /** What the server rendered. */
  photos: readonly FormPhoto[];
  /** The ids of the server's photos that were removed. */
  removed: readonly string[];
  restore: (kept: KeptPhotos) => void;
};

/**
 * Keeps the photos of a form on the device until the server has accepted it (decision 117); `at` is when those were kept that it
 * shows again.
 */
export function useKeptPhotos(
  { person, subject }: DraftOf,
  { tiles, photos, removed, restore }: Kept,
) {
  const [isRead, setRead] = useState(false);
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const [isUnkept, setUnkept] = useState(false);
  const rendered = useRef(photos.map(({ id }) => id).join());
  const restoreNow = useRef(restore);
  useEffect(() => {
    let isCurrent = true;
    const read = (kept: KeptPhotos | null) => {
      if (!isCurrent) return;
      if (kept) restoreNow.current(kept);
      if (kept && kept.photos.map(({ id }) => id).join() !== rendered.current) {
        setKeptAt(kept.savedAt);
      }
      setRead(true);
    };
    readPhotos({ person, subject }).then(read, () => read(null));
    return () => {
      isCurrent = false;
    };
  }, [person, subject]);
  const tilePhotos = tiles.map(({ id, alt, storedAt, blob }) => ({ id, alt, storedAt, blob }));
  const state = JSON.stringify([tilePhotos.map(({ id, blob }) => [id, blob?.size]), removed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the list is another one
  useEffect(() => {
    if (!isRead) return;
    const isAsRendered = tiles.map(({ id }) => id).join() === rendered.current;
    const of = { person, subject };
    const kept = { savedAt: Date.now(), photos: tilePhotos, removed: [...removed] };
    (isAsRendered ? deletePhotos(of) : writePhotos(of, kept)).then(
      () => setUnkept(false),
      () => setUnkept(true),
    );
  }, [isRead, state, person, subject]);
  useLeaveWarning(isUnkept);
  return { keptAt, forget: () => setKeptAt(null) };
}
