import { createHash } from "node:crypto";
import { ONE_YEAR_SECONDS } from "#app/domain/time/durations.ts";
import { wholeSprite } from "#app/ui/pictures/sprite.ts";

const sheet = wholeSprite();
const name = createHash("sha256").update(sheet).digest("hex").slice(0, 10);

/** The address of the sheet of icons and drawings; it changes with its content. */
export const ICON_SHEET = `/icons/${name}.svg`;

/** The sheet of icons and drawings; browsers cache it for a year under its current address and not under another. */
export function serveIconSheet(path: string): Response {
  const headers = { "Content-Type": "image/svg+xml; charset=utf-8" };
  if (path !== ICON_SHEET) return new Response(sheet, { headers });
  const immutable = `public, max-age=${ONE_YEAR_SECONDS}, immutable`;
  return new Response(sheet, { headers: { ...headers, "Cache-Control": immutable } });
}
