import { data } from "react-router";
import { z } from "zod";
import { viewCookie, viewSchema } from "#app/http/cookies/view.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { returnTo } from "#app/http/return-to.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import type { Route } from "./+types/view.ts";

const formSchema = z.object({ view: viewSchema, next: z.string().optional() });

/** The switch is on every page of the dashboard; a GET of its address redirects to the overview. */
export function loader() {
  return redirect(paths.dashboard, 303);
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, formSchema);
  if (!form.ok) throw data(null, { status: form.status });
  const { view, next } = form.data;
  if (view === "professional" && signedIn(context).role !== "professional") {
    return redirect(paths.becomeProfessional, 303);
  }
  const cookies = [viewCookie(request, view)];
  return seeOther(returnTo(next, paths.dashboard), { request, cookies });
}

/** Never rendered: with a component, a refusal is answered by the error page. */
export default function ChooseView() {
  return null;
}
