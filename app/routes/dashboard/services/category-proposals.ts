import { z } from "zod";
import { textField } from "#app/domain/forms/fields.ts";
import { proposeCategories } from "#app/domain/search/propose-categories.ts";
import { MOST_TITLE } from "#app/domain/services/form.ts";
import { jsonError } from "#app/http/responses/json-response.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import type { Route } from "./+types/category-proposals.ts";

const querySchema = z.object({ title: textField({ most: MOST_TITLE }) });
const HOUR_S = 3_600;

/** The subcategories that the title of a service means, as JSON for the form of a professional. */
export function loader({ url, context }: Route.LoaderArgs) {
  if (signedIn(context).role !== "professional") return jsonError(403, "Only for professionals.");
  const query = querySchema.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) return jsonError(400, `Name a title of up to ${MOST_TITLE} characters.`);
  return Response.json(
    { proposals: proposeCategories(query.data.title) },
    { headers: { "Cache-Control": `private, max-age=${HOUR_S}` } },
  );
}
