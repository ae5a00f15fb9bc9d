import { redirect } from "#app/http/responses/redirect.ts";
import { paths } from "#app/links.ts";
import type { Route } from "./+types/professional-moved.ts";

/** Redirects the alternative address of a profile to its canonical one (decision 2). */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(paths.professional(params.proId), 301);
}
