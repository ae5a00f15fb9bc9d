import { data } from "react-router";
import { isOfScript } from "#app/http/data-path.ts";
import { redirectDocument } from "#app/http/responses/redirect.ts";
import { returnTo } from "#app/http/return-to.ts";
import type { Route } from "./+types/not-found.ts";

export function loader({ request, url }: Route.LoaderArgs) {
  // For the script of another build, which has a route here, only a document can say that it is gone.
  if (request.method === "GET" && isOfScript(request))
    throw redirectDocument(returnTo(url.pathname + url.search, "/"));
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
