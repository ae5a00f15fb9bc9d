import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { announceReadMark } from "#app/actions/messages/announce-read-mark.ts";
import { sendMessage } from "#app/actions/messages/send-message.ts";
import { LiveThread } from "#app/client/live-thread.tsx";
import { useConversations } from "#app/client/use-conversations.ts";
import { useHealth } from "#app/client/use-health.ts";
import { clockContext, databaseContext, healthContext, roomsContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { conversationPath, otherName } from "#app/domain/messages/conversation.ts";
import { newClientId } from "#app/domain/messages/message.ts";
import { REFUSALS, screenSentence } from "#app/domain/messages/refusal.ts";
import { countsAsRead } from "#app/http/read-marks.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { privateMeta } from "#app/ui/head.ts";
import { MessagesPage } from "#app/ui/messages/messages-page.tsx";
import {
  type MessagesQuery,
  openMessagesPage,
  readMessagesPage,
} from "#db/messages/conversations.ts";
import type { Route } from "./+types/inbox.ts";

const FIRST_SHOWN = 50;
const MOST_SHOWN = 1000;

const querySchema = z.object({
  conversation: z.string().nullable(),
  before: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 ** 31)
    .nullable()
    .catch(null),
  shown: z.coerce.number().int().min(FIRST_SHOWN).max(MOST_SHOWN).catch(FIRST_SHOWN),
});

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const other = loaderData?.page?.thread?.other;
  return privateMeta(other ? `${otherName(other)} | Messages` : "Messages");
};

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { conversation, before, shown } = querySchema.parse({
    conversation: url.searchParams.get("conversation"),
    before: url.searchParams.get("before"),
    shown: url.searchParams.get("shown"),
  });
  const conversationId = conversation && isId(conversation) ? conversation : null;
  const shared = {
    requestedId: conversation,
    before,
    shown,
    now: context.get(clockContext)(),
    clientId: newClientId(),
    health: context.get(healthContext).last?.health.status ?? "healthy",
  };
  const query = { most: shown, conversationId, before };
  const result = await tryDatabase(readPage(request, context, query));
  if (!result.ok) return refuse(503, { ...shared, page: null });
  const status = conversation && !result.value.thread ? REFUSALS["not-found"].status : 200;
  return data({ ...shared, page: result.value }, { status });
}

/** Reads the page and, where opening it counts as reading, moves the read mark in the same batch. */
async function readPage(
  request: Request,
  context: Readonly<RouterContextProvider>,
  query: MessagesQuery,
) {
  const { id: me } = signedIn(context);
  const db = context.get(databaseContext);
  const { conversationId, before } = query;
  if (conversationId === null || before !== null || !countsAsRead(request)) {
    return readMessagesPage(db, me, query);
  }
  const now = context.get(clockContext)();
  const { marked, ...page } = await openMessagesPage(db, me, { ...query, conversationId }, now);
  if (marked) announceReadMark(context.get(roomsContext), { conversationId, userId: me }, marked);
  return page;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const conversationId = url.searchParams.get("conversation");
  const sent = await sendMessage(request, context, signedIn(context).id, conversationId);
  if (sent.ok) return seeOther(conversationPath(sent.message.conversationId), { request });
  const { status, values, errors, refusal, waitSeconds } = sent;
  const problem = refusal && screenSentence(refusal, waitSeconds);
  return refuse(status, { values, errors, problem }, { retryAfter: waitSeconds });
}

export default function Messages({
  loaderData,
  actionData,
  matches: [, layout],
}: Route.ComponentProps) {
  const { page, requestedId, shown, now, before, clientId } = loaderData;
  const conversations = useConversations(page?.conversations ?? null);
  const health = useHealth(loaderData.health);
  const thread = page?.thread;
  const me = layout.loaderData.person.id;
  return (
    <MessagesPage
      conversations={conversations}
      requestedId={requestedId}
      shown={shown}
      now={now}
      health={health}
    >
      {thread && (
        <LiveThread
          key={`${me}/${thread.id}`}
          me={me}
          thread={thread}
          before={before}
          unsent={{ clientId, content: "", ...actionData?.values }}
          refusal={actionData ?? null}
        />
      )}
    </MessagesPage>
  );
}
