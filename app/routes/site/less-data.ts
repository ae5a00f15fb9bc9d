import { data } from "react-router";
import { z } from "zod";
import { lessDataCookie } from "#app/http/cookies/less-data.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { returnTo } from "#app/http/return-to.ts";
import type { Route } from "./+types/less-data.ts";

const formSchema = z.object({ lessData: z.enum(["on", "off"]), next: z.string().optional() });

/** The button is in the footer of every public page and in the settings; a GET of this address leads home. */
export function loader() {
  return redirect("/");
}

export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request, formSchema);
  if (!form.ok) throw data(null, { status: form.status });
  const lessData = form.data.lessData === "on";
  return seeOther(returnTo(form.data.next, "/"), {
    request,
    notice: lessData ? "less-data" : "photos-shown",
    cookies: [lessDataCookie(request, lessData)],
  });
}

/** Never rendered: because there is a component, a refusal is answered by the error page. */
export default function LessData() {
  return null;
}
