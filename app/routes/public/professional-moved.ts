import { redirect } from "#app/http/redirect.ts";
import { professionalHref } from "#app/ui/links.ts";
import type { Route } from "./+types/professional-moved.ts";

/** The other reading of the route table leads to the one address of a profile (decision 2). */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(professionalHref(params.proId), 301);
}
