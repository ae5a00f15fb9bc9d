import { data } from "react-router";
import { z } from "zod";
import { blockOrUnblock } from "#app/actions/messages/block-other.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import { isId } from "#app/domain/id.ts";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { BlockPage } from "#app/ui/messages/block-page.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import type { Route } from "./+types/block.ts";
import { loadOther } from "./load-other.ts";

const formSchema = z.object({ block: z.enum(["on", "off"]).default("on") });

export const meta: Route.MetaFunction = () => privateMeta("Block | Messages");

/** Asks for confirmation before a block. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadOther(context, params.conversationId);

/** Blocks or unblocks the other person. */
export async function action({ request, context, params: { conversationId } }: Route.ActionArgs) {
  const form = await readForm(request, formSchema);
  if (!form.ok || !isId(conversationId)) throw data(null, { status: form.ok ? 404 : form.status });
  const blocks = form.data.block === "on";
  const result = await tryDatabase(blockOrUnblock(context, { conversationId, blocks }));
  if (!result.ok) return refuse(503, { problem: NOT_DONE });
  if (!result.value) throw data(null, { status: 404 });
  const notice = blocks ? "blocked" : "unblocked";
  return seeOther(conversationPath(conversationId), { request, notice });
}

export default function BlockOther({ loaderData, actionData, params }: Route.ComponentProps) {
  const { conversationId } = params;
  const name = loaderData.name ?? "this person";
  return <BlockPage {...{ conversationId, name }} problem={actionData?.problem} />;
}
