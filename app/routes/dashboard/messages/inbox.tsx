import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { announceReadMark } from "#app/actions/messages/announce-read-mark.ts";
import { sendMessage } from "#app/actions/messages/send-message.ts";
import { sendFirstMessage } from "#app/actions/messages/start-conversation.ts";
import { useHealth } from "#app/client/connection/use-health.ts";
import { LiveThread } from "#app/client/messages/live-thread.tsx";
import { useConversations } from "#app/client/messages/use-conversations.ts";
import { clockContext, databaseContext, healthContext, roomsContext } from "#app/context.ts";
import { lateText } from "#app/domain/bookings/late.ts";
import { queryText } from "#app/domain/forms/query-fields.ts";
import { idSchema, isId } from "#app/domain/id.ts";
import { stepsOf } from "#app/domain/messages/booking-step.ts";
import { bookingIn, cardsOf } from "#app/domain/messages/card.ts";
import { conversationPath, MOST_SEARCHED, otherName } from "#app/domain/messages/conversation.ts";
import { START_FAILED, startOf } from "#app/domain/messages/conversation-start.ts";
import { newClientId } from "#app/domain/messages/message.ts";
import { REFUSALS } from "#app/domain/messages/refusal.ts";
import { countsAsRead } from "#app/http/read-marks.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { privateMeta } from "#app/ui/pages/head.ts";
import {
  type MessagesQuery,
  openMessagesPage,
  readMessagesPage,
} from "#db/messages/messages-page.ts";
import type { Route } from "./+types/inbox.ts";
import { loadNewThread, refusedContext } from "./load-new-thread.ts";
import { MessagesPage } from "./messages-page.tsx";

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
  words: queryText(MOST_SEARCHED).transform((words) => words.trim()),
  late: idSchema.nullable().catch(null),
  shown: z.coerce.number().int().min(FIRST_SHOWN).max(MOST_SHOWN).catch(FIRST_SHOWN),
});

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const otherPerson = loaderData?.page?.thread?.other;
  return privateMeta(otherPerson ? `${otherName(otherPerson)} | Messages` : "Messages");
};

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { conversation, before, shown, words, late } = querySchema.parse({
    words: url.searchParams.get("q"),
    conversation: url.searchParams.get("conversation"),
    before: url.searchParams.get("before"),
    shown: url.searchParams.get("shown"),
    late: url.searchParams.get("late"),
  });
  const conversationId = conversation && isId(conversation) ? conversation : null;
  const shared = {
    requestedId: conversation,
    before,
    shown,
    words,
    now: context.get(clockContext)(),
    clientId: newClientId(),
    health: context.get(healthContext).last?.health.status ?? "healthy",
    about: null,
    repliesSoon: false,
    refused: null,
    cards: [],
    steps: [],
    /** The text of the message that is ready to send. */
    prepared: "",
  };
  const about = conversation === null ? startOf(url.searchParams) : null;
  if (about) {
    const outcome = await tryDatabase(
      loadNewThread(request, context, about, { most: shown, words, late }),
    );
    if (!outcome.ok) return refuse(503, { ...shared, page: null, refused: START_FAILED });
    const { status, ...loaded } = outcome.value;
    const prepared = late ? lateText(bookingIn(loaded.cards, late), shared.now) : "";
    return data({ ...shared, ...loaded, prepared }, { status });
  }
  const query = { most: shown, conversationId, before, words };
  const result = await tryDatabase(readPage(request, context, query));
  if (!result.ok) return refuse(503, { ...shared, page: null });
  const status = conversation && !result.value.thread ? REFUSALS["not-found"].status : 200;
  const { cards: rows, steps: stepRows, ...page } = result.value;
  const { id: me } = signedIn(context);
  const cards = cardsOf(rows, me, shared.now);
  const steps = page.thread ? stepsOf(stepRows, me, otherName(page.thread.other)) : [];
  const prepared = late ? lateText(bookingIn(cards, late), shared.now) : "";
  return data({ ...shared, page, cards, steps, prepared }, { status });
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
  const now = context.get(clockContext)();
  if (conversationId === null || before !== null || !countsAsRead(request)) {
    return readMessagesPage(db, me, query, now);
  }
  const { marked, ...page } = await openMessagesPage(db, me, { ...query, conversationId }, now);
  if (marked) announceReadMark(context.get(roomsContext), { conversationId, userId: me }, marked);
  return page;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const about = startOf(url.searchParams);
  const result = about
    ? await sendFirstMessage(request, context, about)
    : await sendMessage(request, context, url.searchParams.get("conversation"));
  if (result.ok) return seeOther(conversationPath(result.message.conversationId), { request });
  context.set(refusedContext, true);
  const { status, values, errors, refusal } = result;
  const problem = refusal?.screen ?? null;
  return refuse(status, { values, errors, problem }, { retryAfter: refusal?.waitSeconds });
}

export default function Messages({
  loaderData,
  actionData,
  matches: [, layout],
}: Route.ComponentProps) {
  const { page, requestedId, shown, words, now, before, clientId, about, repliesSoon, cards } =
    loaderData;
  const conversations = useConversations(page?.conversations ?? null, words !== "");
  const health = useHealth(loaderData.health);
  const thread = page?.thread;
  const { id: me, role } = layout.loaderData.person;
  return (
    <MessagesPage
      conversations={conversations}
      requestedId={requestedId}
      shown={shown}
      words={words}
      now={now}
      view={layout.loaderData.view}
      health={health}
      refused={loaderData.refused}
      isOpen={requestedId !== null || about !== null || loaderData.refused !== null}
    >
      {thread && (
        <LiveThread
          // There is one conversation with a person, and it stays open while its first message is sent.
          key={`${me}/${thread.other.id}`}
          me={me}
          thread={thread}
          about={about}
          repliesSoon={repliesSoon}
          cards={cards}
          steps={loaderData.steps}
          now={now}
          role={role}
          before={before}
          unsent={{ clientId, content: loaderData.prepared, ...actionData?.values }}
          refusal={actionData ?? null}
        />
      )}
    </MessagesPage>
  );
}
