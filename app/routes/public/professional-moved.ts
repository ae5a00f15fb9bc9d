import { redirect } from "#app/http/redirect.ts";
import { paths } from "#app/links.ts";
import type { Route } from "./+types/professional-moved.ts";

/** The other reading of the route table leads to the one address of a profile (decision 2). */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(paths.professional(params.proId), 301);
}
