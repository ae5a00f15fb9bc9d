import { type RefObject, useEffect, useRef } from "react";
import { deleteDraftPhoto, sendPhoto } from "#app/client/services/send-photo.ts";
import { PHOTO_BYTES, PHOTO_TOO_LARGE } from "#app/domain/services/photo.ts";
import { useViewer } from "#app/ui/viewer.ts";
import type { PhotoTile } from "./photo-tile.ts";

type Uploads = {
  tiles: readonly PhotoTile[];
  change: (key: string, to: Partial<PhotoTile>) => void;
  /** The keys and ids of the photos that were removed. */
  removedIds: RefObject<Set<string>>;
  draftId: string;
};

/** Sends the photos that wait, one after the other; the result ends the upload of one. */
export function useUploads({ tiles, change, removedIds, draftId }: Uploads) {
  const account = useViewer()?.id ?? "";
  const aborts = useRef(new Map<string, AbortController>());
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
  return (key: string) => aborts.current.get(key)?.abort();
}
