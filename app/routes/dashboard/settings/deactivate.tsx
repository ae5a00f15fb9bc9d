import { deactivateOwnAccount } from "#app/actions/accounts/deactivate-account.ts";
import { signedOutCookies } from "#app/auth/sessions.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { ConfirmPage } from "#app/ui/dashboard/confirm-page.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { useIsProfessional } from "#app/ui/viewer.ts";
import type { Route } from "./+types/deactivate.ts";

export const meta = () => privateMeta("Deactivate account");

export async function action({ request, context }: Route.ActionArgs) {
  const deactivated = await tryDatabase(deactivateOwnAccount(request, context));
  if (!deactivated.ok) return refuse(503, { problem: NOT_DONE });
  const cookies = signedOutCookies(request);
  return seeOther("/", { request, notice: "deactivated", cookies, asDocument: true });
}

export default function Deactivate({ actionData }: Route.ComponentProps) {
  const hidden = useIsProfessional()
    ? "Your profile and your services are removed from every list"
    : "Nobody sees your profile any more";
  return (
    <ConfirmPage
      title="Deactivate account"
      question="Deactivate your account?"
      action="Deactivate"
      cancelTo={paths.settings}
      problem={actionData?.problem}
      danger
      asDocument
    >
      <p>
        {hidden}, and you are signed out everywhere. Nothing is lost: sign in again whenever you
        like and tap once to bring everything back. Confirmed bookings still stand.
      </p>
    </ConfirmPage>
  );
}
