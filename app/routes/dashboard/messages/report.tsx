import { data } from "react-router";
import { submitConversationReport } from "#app/actions/messages/report-conversation.ts";
import { isId } from "#app/domain/id.ts";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { UNTOUCHED } from "#app/ui/forms/form-state.ts";
import { privateMeta } from "#app/ui/pages/head.ts";
import { ReportPage } from "#app/ui/support/report-page.tsx";
import type { Route } from "./+types/report.ts";
import { loadOther } from "./load-other.ts";

export const meta: Route.MetaFunction = () => privateMeta("Report | Messages");

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadOther(context, params.conversationId);

/** Reports a conversation to the moderators, with an e-mail to support. */
export async function action({ request, context, params: { conversationId } }: Route.ActionArgs) {
  if (!isId(conversationId)) throw data(null, { status: 404 });
  const report = await submitConversationReport(request, context, conversationId);
  if (report.kind === "missing") throw data(null, { status: 404 });
  if (report.kind === "refused") return report.page;
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
