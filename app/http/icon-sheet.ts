import { createHash } from "node:crypto";
import { ONE_YEAR_SECONDS } from "#app/domain/durations.ts";
import { wholeSprite } from "#app/ui/sprite.ts";

const sheet = wholeSprite();
const name = createHash("sha256").update(sheet).digest("hex").slice(0, 10);

/** Where the drawings lie; new drawings have a new address. */
export const ICON_SHEET = `/icons/${name}.svg`;

/** The drawings, kept by browsers for a year under their own address and never under another. */
export function serveIconSheet(path: string): Response {
  const headers = { "Content-Type": "image/svg+xml; charset=utf-8" };
  if (path !== ICON_SHEET) return new Response(sheet, { headers });
  const kept = `public, max-age=${ONE_YEAR_SECONDS}, immutable`;
  return new Response(sheet, { headers: { ...headers, "Cache-Control": kept } });
}
