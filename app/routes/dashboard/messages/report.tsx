import { data } from "react-router";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { HOUR_MS } from "#app/domain/durations.ts";
import { isId } from "#app/domain/id.ts";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import { reportSchema } from "#app/domain/support/report.ts";
import { reportEmail } from "#app/email/report-email.ts";
import { minutesText, secondsToWait } from "#app/http/limit.ts";
import { readForm } from "#app/http/read-form.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { privateMeta } from "#app/ui/head.ts";
import { ReportPage } from "#app/ui/support/report-page.tsx";
import { reportConversation } from "#db/messages/blocks.ts";
import type { Route } from "./+types/report.ts";
import { loadOther } from "./load-other.ts";

const LIMIT = { action: "report", most: 10, windowMs: 24 * HOUR_MS };
const NOT_SENT = "Your report could not be sent right now. Please try again.";

export const meta: Route.MetaFunction = () => privateMeta("Report | Messages");

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadOther(context, params.conversationId);

/** Reports a conversation to the moderators, with an e-mail to support. */
export async function action({ request, context, params: { conversationId } }: Route.ActionArgs) {
  const form = await readForm(request, reportSchema);
  if (!form.ok) {
    return refuse(form.status, { values: form.values, errors: form.errors, problem: null });
  }
  if (!isId(conversationId)) throw data(null, { status: 404 });
  const { id: me } = signedIn(context);
  const { reason } = form.data;
  const refused = (status: number, problem: string, retryAfter?: number) =>
    refuse(status, { values: { reason }, errors: {}, problem }, { retryAfter });
  const { appOrigin, supportEmail } = context.get(configContext);
  const result = await tryDatabase(
    (async () => {
      const seconds = await secondsToWait(context, LIMIT, me);
      if (seconds !== null) return { seconds };
      const emailContent = reportEmail(appOrigin, { conversationId, reporterId: me, reason });
      const now = context.get(clockContext)();
      const support = { to: supportEmail, emailContent };
      const report = { conversationId, me, now, reason, support };
      return { isMember: await reportConversation(context.get(databaseContext), report) };
    })(),
  );
  if (!result.ok) return refused(503, NOT_SENT);
  if (result.value.seconds !== undefined) {
    const { seconds } = result.value;
    const wait = `Too many reports. Please wait ${minutesText(seconds)} and try again.`;
    return refused(429, wait, seconds);
  }
  if (!result.value.isMember) throw data(null, { status: 404 });
  return seeOther(conversationPath(conversationId), { request, notice: "reported" });
}

export default function Report({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <ReportPage
      name={loaderData.name ?? "this person"}
      about="conversation"
      cancelTo={conversationPath(params.conversationId)}
      values={actionData?.values ?? {}}
      errors={actionData?.errors ?? {}}
      problem={actionData?.problem ?? null}
    />
  );
}
