import { useEffect, useRef, useState } from "react";
import {
  arrange,
  type FormPhoto,
  MOST_PHOTOS,
  ONLY_IMAGES,
  PHOTO_BYTES,
  PHOTO_TOO_LARGE,
  type PhotoMove,
  TOO_MANY_PHOTOS,
} from "#app/domain/services/photo.ts";
import { photoSources } from "#app/ui/photo.tsx";
import { sendPhoto, takeBackPhoto } from "./send-photo.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

/** One photo of the form. `id` is its key in the list until it is stored, and the stored photo's id from then on. */
export type PhotoTile = {
  id: string;
  /** Stays the same when the id changes, so that what is typed about it stays too. */
  key: string;
  alt: string;
  preview: string;
  state: "stored" | "waiting" | "sending" | "failed";
  /** How much was sent, from 0 to 100. */
  percent: number;
  /** Why it failed. */
  error: string | null;
  /** What is to be sent, made small once; null for a photo that came from the server. */
  photo: (() => Promise<Blob>) | null;
};

/** The photos of a form: sent one by one as they are picked, each with its progress and a second try. */
export function usePhotoTiles(draftId: string, photos: FormPhoto[]) {
  const [tiles, setTiles] = useState(() => photos.map(storedTile));
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const [known, setKnown] = useState(photos);
  const aborts = useRef(new Map<string, AbortController>());
  const removed = useRef(new Set<string>());
  if (known !== photos) {
    // The form came back from the server: its list counts, but for what is still on its way.
    setKnown(photos);
    setProblem(null);
    setTiles((before) => [
      ...photos.map((photo) => before.find(({ id }) => id === photo.id) ?? storedTile(photo)),
      ...before.filter(({ state }) => state !== "stored"),
    ]);
  }

  const change = (key: string, to: Partial<PhotoTile>) =>
    setTiles((all) => all.map((tile) => (tile.key === key ? { ...tile, ...to } : tile)));

  // One at a time on the line; while the server checks one, the next may already leave.
  const busy = tiles.some(({ state, percent }) => state === "sending" && percent < 100);
  const [next, following] = busy ? [] : tiles.filter(({ state }) => state === "waiting");
  // biome-ignore lint/correctness/useExhaustiveDependencies: one photo is sent once, however often this is drawn
  useEffect(() => {
    if (!next?.photo) return;
    const { key, photo: small } = next;
    const abort = new AbortController();
    aborts.current.set(key, abort);
    change(key, { state: "sending", percent: 0, error: null });
    const send = async () => {
      const photo = await small();
      // The next one is made small meanwhile: only one, because an open photo takes 50 MB.
      following?.photo?.();
      if (photo.size > PHOTO_BYTES) return { error: PHOTO_TOO_LARGE };
      const onProgress = (percent: number) => change(key, { percent });
      return sendPhoto(photo, { draftId, onProgress, signal: abort.signal });
    };
    send().then((answer) => {
      aborts.current.delete(key);
      if ("id" in answer && removed.current.has(key)) takeBackPhoto(answer.id);
      if ("id" in answer) change(key, { state: "stored", id: answer.id });
      else change(key, { state: "failed", error: answer.error });
    });
  }, [next?.key]);

  return {
    tiles,
    problem,
    /** What a press has just done, for those who do not see it. */
    said,
    pending: tiles.filter(({ state }) => state === "waiting" || state === "sending").length,
    failed: tiles.some(({ state }) => state === "failed"),
    /** Takes picked files up, as many as there is room for. */
    add(files: File[]) {
      const images = files.filter(({ type }) => type.startsWith("image/"));
      const room = MOST_PHOTOS - tiles.length;
      setProblem(
        images.length > room ? TOO_MANY_PHOTOS : images.length < files.length ? ONLY_IMAGES : null,
      );
      setTiles((all) => [...all, ...images.slice(0, Math.max(0, room)).map(waitingTile)]);
    },
    retry: (key: string) => change(key, { state: "waiting", percent: 0 }),
    move(kind: PhotoMove, tile: PhotoTile) {
      const moved = arrange(tiles, kind, tile.id);
      const place = moved.findIndex(({ key }) => key === tile.key) + 1;
      setProblem(null);
      setSaid(kind === "remove" ? "Photo removed" : `Moved to place ${place} of ${moved.length}`);
      setTiles((all) => arrange(all, kind, tile.id));
      if (kind !== "remove") return;
      removed.current.add(tile.key);
      if (tile.state === "stored") takeBackPhoto(tile.id);
      // What has left already may be stored: its id is waited for, to take it back.
      else if (tile.percent < 100) aborts.current.get(tile.key)?.abort();
    },
  };
}
export type PhotoTiles = ReturnType<typeof usePhotoTiles>;

function storedTile({ id, alt }: FormPhoto): PhotoTile {
  const preview = photoSources(id).small;
  return { id, key: id, alt, preview, state: "stored", percent: 100, error: null, photo: null };
}

function waitingTile(file: File): PhotoTile {
  const id = crypto.randomUUID();
  const preview = URL.createObjectURL(file);
  let small: Promise<Blob> | undefined;
  const photo = () => {
    small ??= shrinkPhoto(file);
    return small;
  };
  return { id, key: id, alt: "", preview, state: "waiting", percent: 0, error: null, photo };
}
