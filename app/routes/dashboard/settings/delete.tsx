import type { RouterContextProvider } from "react-router";
import { confirmPassword } from "#app/actions/accounts/confirm-password.ts";
import { forgetProfessional } from "#app/actions/services/forget-documents.ts";
import { signedOutCookies } from "#app/auth/sessions.ts";
import { clockContext, configContext, databaseContext, roomsContext } from "#app/context.ts";
import {
  deleteSchema,
  ERASED_AFTER_MS,
  upcomingText,
  WRONG_PASSWORD,
} from "#app/domain/accounts/account.ts";
import { NOT_DONE } from "#app/domain/failure.ts";
import { dayText } from "#app/domain/time.ts";
import { deletionEmail } from "#app/email/account-emails.ts";
import { tooManyAttempts } from "#app/http/limit.ts";
import { readForm } from "#app/http/read-form.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { securityContext } from "#app/http/security-context.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { privateMeta } from "#app/ui/head.ts";
import { DeletePage } from "#app/ui/settings/delete-page.tsx";
import { countUpcoming, requestDeletion } from "#db/accounts/account-deletion.ts";
import type { Route } from "./+types/delete.ts";

export const meta = () => privateMeta("Delete account");

type Refusal = {
  status: number;
  errors?: Record<string, string>;
  problem?: string;
  retryAfter?: number;
};

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, deleteSchema);
  if (!form.ok) return refused(form);
  const result = await tryDatabase(deleteAccount(request, context, form.data.current));
  if (!result.ok) return refused({ status: 503, problem: NOT_DONE });
  if (result.value !== "done") return refused(result.value);
  const cookies = signedOutCookies(request);
  return seeOther("/", { request, notice: "deletion-requested", cookies, asDocument: true });
}

async function deleteAccount(
  request: Request,
  context: Readonly<RouterContextProvider>,
  password: string,
): Promise<Refusal | "done"> {
  const { id: userId, email, displayPreferences } = signedIn(context);
  const confirmed = await confirmPassword(request, context, { id: userId, email }, password);
  if (confirmed.is === "limited") {
    const { seconds } = confirmed;
    return { status: 429, problem: tooManyAttempts(seconds), retryAfter: seconds };
  }
  if (confirmed.is === "wrong") return { status: 400, errors: { current: WRONG_PASSWORD } };
  const db = context.get(databaseContext);
  const now = context.get(clockContext)();
  const day = dayText(now + ERASED_AFTER_MS, displayPreferences);
  const emailContent = deletionEmail(context.get(configContext).appOrigin, day);
  const origin = securityContext(request, context);
  const requested = await requestDeletion(db, { userId, email, emailContent, context: origin });
  if (!requested)
    return { status: 409, problem: upcomingText(await countUpcoming(db, userId, now)) };
  context.get(roomsContext).endPerson(userId);
  forgetProfessional(context, signedIn(context));
  return "done";
}

function refused({ status, errors = {}, problem, retryAfter }: Refusal) {
  return refuse(status, { errors, problem: problem ?? null }, { retryAfter });
}

export default function Delete({ actionData }: Route.ComponentProps) {
  return <DeletePage errors={actionData?.errors ?? {}} problem={actionData?.problem ?? null} />;
}
