import { createContext, type RouterContextProvider } from "react-router";
import { newConversation } from "#app/actions/messages/start-conversation.ts";
import { databaseContext } from "#app/context.ts";
import { stepsOf } from "#app/domain/messages/booking-step.ts";
import { cardsOf } from "#app/domain/messages/card.ts";
import { conversationPath, conversationWhenLate } from "#app/domain/messages/conversation.ts";
import {
  newThread,
  type StartAbout,
  startRefused,
} from "#app/domain/messages/conversation-start.ts";
import { usuallyReplies } from "#app/domain/search/standing.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { readMessagesPage } from "#db/messages/messages-page.ts";
import { readNewThreadPage, startRefusal } from "#db/messages/start.ts";

/** Whether the page shows a first message that was refused: then it leads nowhere else, because the text would be lost. */
export const refusedContext = createContext(false);

/** A conversation that begins with its first message, or why it cannot begin; one that exists already is redirected to. */
export async function loadNewThread(
  request: Request,
  context: Readonly<RouterContextProvider>,
  about: StartAbout,
  { late, ...list }: { most: number; words: string; late: string | null },
) {
  const db = context.get(databaseContext);
  const conversation = newConversation(context, about);
  const { target, response, ...others } = await readNewThreadPage(db, conversation, list);
  const emptyThread = { about: null, repliesSoon: false, refused: null, cards: [], steps: [] };
  if (target?.conversationId) {
    const { conversationId } = target;
    if (!context.get(refusedContext)) {
      const path = late
        ? conversationWhenLate(conversationId, late)
        : conversationPath(conversationId);
      // A person who comes here has something to say: the focus goes into the field, without scripts too.
      throw seeOther(`${path}#content`, { request });
    }
    const query = { ...list, conversationId, before: null };
    const { me, now } = conversation;
    const { cards, steps, ...page } = await readMessagesPage(db, me, query, now);
    const shown = { cards: cardsOf(cards, me, now), steps: stepsOf(steps, me, target.name) };
    return { ...emptyThread, page, ...shown, status: 200 };
  }
  const refusal = startRefusal(target, conversation.me);
  if (!target || refusal) {
    const { message, status } = startRefused(refusal ?? "unknown", target?.name ?? "");
    return { ...emptyThread, page: { ...others, thread: null }, refused: message, status };
  }
  const repliesSoon = response !== null && usuallyReplies(response);
  const page = { ...others, thread: newThread(target) };
  return { ...emptyThread, page, about, repliesSoon, status: 200 };
}
