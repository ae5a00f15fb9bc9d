import { data } from "react-router";
import { z } from "zod";
import { themeSchema } from "#app/domain/settings/settings.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirect } from "#app/http/redirect.ts";
import { returnTo } from "#app/http/return-to.ts";
import { themeCookie } from "#app/http/theme.ts";
import type { Route } from "./+types/theme.ts";

const formSchema = z.object({ theme: themeSchema, next: z.string().optional() });

/** The form is in the footer of every page; a visit of the address itself goes home. */
export function loader() {
  return redirect("/");
}

export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request, formSchema);
  if (!form.ok) throw data(null, { status: form.status });
  return redirect(returnTo(form.data.next, "/"), {
    status: 303,
    headers: { "Set-Cookie": themeCookie(request, form.data.theme) },
  });
}

/** Never drawn: with a component, a refusal is answered by the error page. */
export default function Theme() {
  return null;
}
