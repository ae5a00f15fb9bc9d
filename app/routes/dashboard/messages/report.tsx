import { data } from "react-router";
import { sendReport } from "#app/actions/support/send-report.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { isId } from "#app/domain/id.ts";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import { reportSchema } from "#app/domain/support/report.ts";
import { reportEmail } from "#app/email/moderation/report-email.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { UNTOUCHED } from "#app/ui/forms/form-state.ts";
import { privateMeta } from "#app/ui/pages/head.ts";
import { ReportPage } from "#app/ui/support/report-page.tsx";
import { reportConversation } from "#db/messages/blocks.ts";
import type { Route } from "./+types/report.ts";
import { loadOther } from "./load-other.ts";

export const meta: Route.MetaFunction = () => privateMeta("Report | Messages");

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadOther(context, params.conversationId);

/** Reports a conversation to the moderators, with an e-mail to support. */
export async function action({ request, context, params: { conversationId } }: Route.ActionArgs) {
  const form = await readForm(request, reportSchema);
  if (!form.ok) {
    const { status, values, errors } = form;
    return refuse<FormState>(status, { values, errors, problem: null });
  }
  if (!isId(conversationId)) throw data(null, { status: 404 });
  const { reason } = form.data;
  const refusal = await sendReport(context, {
    read: async () => conversationId,
    store: (_, me) => {
      const { appOrigin, supportEmail } = context.get(configContext);
      const emailContent = reportEmail(appOrigin, { conversationId, reporterId: me, reason });
      const support = { to: supportEmail, emailContent };
      const report = { conversationId, me, now: context.get(clockContext)(), reason, support };
      return reportConversation(context.get(databaseContext), report);
    },
  });
  if (refusal?.status === 404) throw data(null, { status: 404 });
  if (refusal) {
    const { status, problem, retryAfter } = refusal;
    return refuse<FormState>(status, { values: { reason }, errors: {}, problem }, { retryAfter });
  }
  return seeOther(conversationPath(conversationId), { request, notice: "reported" });
}

export default function Report({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <ReportPage
      name={loaderData.name ?? "this person"}
      about="conversation"
      cancelTo={conversationPath(params.conversationId)}
      {...(actionData ?? UNTOUCHED)}
    />
  );
}
