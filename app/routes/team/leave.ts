import { leaveTeam } from "#app/actions/team/leave.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { readForResource } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import type { Route } from "./+types/leave.ts";

/** The button is on every page of the team; a GET of its address leads to the first of them. */
export function loader() {
  return redirect(paths.team, 303);
}

/** Ends the staff session; the person stays signed in. */
export async function action({ request, context }: Route.ActionArgs) {
  await readForResource(leaveTeam(context));
  return seeOther(paths.dashboard, { request, notice: "team-left" });
}

/** Never rendered: only routes with a component answer errors with the error page. */
export default function Leave() {
  return null;
}
