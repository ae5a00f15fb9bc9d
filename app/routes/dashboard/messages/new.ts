import { z } from "zod";
import { anyTyped } from "#app/domain/forms/fields.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { paths } from "#app/links.ts";
import type { Route } from "./+types/new.ts";

const aboutSchema = z.object({ with: anyTyped, service: anyTyped });

/** Earlier links lead to the conversation itself, which begins with its first message. */
export function loader({ request, url }: Route.LoaderArgs) {
  const about = aboutSchema.parse(Object.fromEntries(url.searchParams));
  return seeOther(paths.newConversation(about), { request });
}

/** So does the button of an earlier page; it creates nothing any more. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request, aboutSchema);
  return seeOther(paths.newConversation(form.ok ? form.data : {}), { request });
}

/** Never rendered: only routes with a component answer errors with the error page. */
export default function NewMessage() {
  return null;
}
