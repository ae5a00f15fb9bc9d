import { serveIconSheet } from "#app/http/frame/icon-sheet.ts";
import type { Route } from "./+types/icon-sheet.ts";

export function loader({ url }: Route.LoaderArgs) {
  return serveIconSheet(url.pathname);
}
