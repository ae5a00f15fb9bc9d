import { saveOrRemoveService } from "#app/actions/services/save-service.ts";
import { ALREADY_SAVED } from "#app/domain/services/saved.ts";
import { jsonError, notSignedInJson } from "#app/http/responses/json-response.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { paths } from "#app/links.ts";
import type { Route } from "./+types/saved-json.ts";

export function loader() {
  return redirect(paths.savedServices, 303);
}

/** Saves or removes a service as the Save button does, for the script that changes the button in place. */
export async function action({ request, context }: Route.ActionArgs) {
  const result = await saveOrRemoveService(request, context);
  switch (result.outcome) {
    case "visitor":
      return notSignedInJson();
    case "refused":
      return jsonError(result.status, result.message);
    case "already":
      return jsonError(409, ALREADY_SAVED);
    default:
      return Response.json({ saved: result.outcome === "saved" });
  }
}
