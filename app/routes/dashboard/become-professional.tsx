import { becomeProfessionalAs } from "#app/actions/profiles/become-professional.ts";
import { viewCookie } from "#app/http/cookies/view.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { privateMeta } from "#app/ui/pages/head.ts";
import { BecomeProfessional } from "#app/ui/services/become-professional.tsx";
import type { Route } from "./+types/become-professional.ts";

const FAILED = "This did not work right now. Please try again.";

export const meta = () => privateMeta("Become a professional");

export function loader({ context }: Route.LoaderArgs) {
  if (signedIn(context).role === "professional") throw redirect(paths.newService, 303);
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await tryDatabase(becomeProfessionalAs(context));
  if (!outcome.ok) return refuse(503, { problem: FAILED });
  const cookies = [viewCookie(request, "professional")];
  return seeOther(paths.newService, { request, notice: "professional-now", cookies });
}

export default function Become({ actionData }: Route.ComponentProps) {
  return <BecomeProfessional problem={actionData?.problem} />;
}
