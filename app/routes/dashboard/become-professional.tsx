import { data } from "react-router";
import { clockContext, databaseContext } from "#app/context.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { redirect } from "#app/http/redirect.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { viewCookie } from "#app/http/view.ts";
import { paths } from "#app/links.ts";
import { pageHead } from "#app/ui/head.ts";
import { BecomeProfessional } from "#app/ui/services/become-professional.tsx";
import { becomeProfessional } from "#db/profiles/profile.ts";
import type { Route } from "./+types/become-professional.ts";

const FAILED = "This did not work right now. Please try again.";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Become a professional | Kayap", unlisted: true });

export function loader({ context }: Route.LoaderArgs) {
  if (signedIn(context).role === "professional") throw redirect(paths.newService, 303);
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id } = signedIn(context);
  const now = context.get(clockContext)();
  const done = await tryDatabase(becomeProfessional(context.get(databaseContext), id, now));
  if (!done.ok) return data({ problem: FAILED }, { status: 503, headers: { "Retry-After": "5" } });
  const headers = new Headers([
    ["Set-Cookie", viewCookie(request, "professional")],
    ["Set-Cookie", noticeCookie(request, "professional-now")],
  ]);
  return redirect(paths.newService, { status: 303, headers });
}

export default function Become({ actionData }: Route.ComponentProps) {
  return <BecomeProfessional problem={actionData?.problem} />;
}
