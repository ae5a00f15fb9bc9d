import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { PhotoTile } from "./photo-tile.ts";
import type { PhotoTiles } from "./use-photo-tiles.ts";

/** So near to the edge of the window the page scrolls while a photo is dragged, in pixels. */
const EDGE = 90;
const SCROLLS_BY = 14;

/**
 * Moves a photo by dragging its grip, with a mouse or a finger: it takes the place of the photo that it is over. The
 * keyboard has Up and Down.
 */
export function usePhotoDragging(photos: Pick<PhotoTiles, "tiles" | "moveTo" | "announcePlace">) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const drag = useEffectEvent(({ clientY: y }: globalThis.PointerEvent) => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const from = photos.tiles.findIndex(({ key }) => key === dragged);
    const to = rows.findIndex(({ top, bottom }) => y >= top && y <= bottom);
    if (y < EDGE) window.scrollBy(0, -SCROLLS_BY);
    else if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLLS_BY);
    const [tile, own, other] = [photos.tiles[from], rows[from], rows[to]];
    if (!tile || !own || !other || from === to) return;
    // Photos of different heights would change places back and forth.
    const fits = to > from ? y > other.bottom - own.height : y < other.top + own.height;
    if (fits) photos.moveTo(tile, to);
  });
  const drop = useEffectEvent(() => {
    const tile = photos.tiles.find(({ key }) => key === dragged);
    if (tile) photos.announcePlace(tile);
    setDragged(null);
  });
  // On the window: a grip that moves within the document would lose the pointer.
  useEffect(() => {
    if (dragged === null) return;
    const move = (event: globalThis.PointerEvent) => drag(event);
    const end = () => drop();
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
    return () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
    };
  }, [dragged]);
  const grip = ({ key }: PhotoTile) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      // Without this the browser drags the picture itself.
      event.preventDefault();
      setDragged(key);
    },
  });
  return { list, dragged, grip };
}
