import { data } from "react-router";
import { z } from "zod";
import { themeSchema } from "#app/domain/settings/settings.ts";
import { themeCookie } from "#app/http/cookies/theme.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { returnTo } from "#app/http/return-to.ts";
import type { Route } from "./+types/theme.ts";

const formSchema = z.object({ theme: themeSchema, next: z.string().optional() });

/** The form is in the footer of every page; a GET of this address leads home. */
export function loader() {
  return redirect("/");
}

export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request, formSchema);
  if (!form.ok) throw data(null, { status: form.status });
  return seeOther(returnTo(form.data.next, "/"), {
    request,
    cookies: [themeCookie(request, form.data.theme)],
  });
}

/** Never rendered: because there is a component, a refusal is answered by the error page. */
export default function Theme() {
  return null;
}
