import { randomUUID } from "node:crypto";
import { z } from "zod";
import { withTimeout } from "#app/domain/failures/with-timeout.ts";
import { messageSchema } from "#app/domain/messages/message.ts";
import type { TestConversation } from "#bench/messages/test-conversations.ts";
import type { Person } from "#bench/setup/people.ts";
import { openBrowser } from "./browser.ts";
import { openConversationSocket, openInboxSocket } from "./sockets.ts";
import type { LoadRun, VirtualUser } from "./virtual-user.ts";

const SEEN_WITHIN_MS = 10_000;
const sentSchema = z.object({ message: messageSchema });

/** Two people with their conversation open: one of them writes, the other sees it and its browser marks it as read. */
export async function conversationPair(
  run: LoadRun,
  { conversationId, people }: TestConversation,
): Promise<VirtualUser> {
  const { next, sent } = run;
  const [first, second] = await Promise.all([
    openConversation(run, people[0], conversationId),
    openConversation(run, people[1], conversationId),
  ]);
  const path = `/dashboard/messages/${conversationId}`;
  return {
    async iterate(metrics) {
      const [sender, receiver] = next() < 0.5 ? [first, second] : [second, first];
      const clientId = randomUUID();
      const started = performance.now();
      const seen = receiver.conversation
        .frameWith(clientId)
        .then(() => performance.now() - started);
      sent.messages.set(clientId, null);
      const content = "Good morning! Could you come on Thursday and look at the kitchen tap?";
      const answer = await sender.browser.fetch(`${path}/thread`, { content, clientId });
      metrics.answer("message stored", answer, [200]);
      if (answer.status !== 200) return receiver.conversation.forget(clientId);
      const { message } = sentSchema.parse(JSON.parse(answer.text));
      sent.messages.set(clientId, message.id);
      const ms = await withTimeout(SEEN_WITHIN_MS, seen).catch(() => null);
      receiver.conversation.forget(clientId);
      metrics.event("message seen", ms === null ? "not seen within 10 s" : "seen", ms);
      const read = await receiver.browser.fetch(`${path}/read`, { seq: String(message.seq) });
      metrics.answer("read mark", read, [200]);
    },
    close() {
      first.close();
      second.close();
    },
  };
}

async function openConversation(run: LoadRun, person: Person, conversationId: string) {
  const browser = openBrowser(run.port, person.cookie);
  const inbox = await openInboxSocket(run, person);
  const conversation = await openConversationSocket(run, person, conversationId);
  return {
    browser,
    conversation,
    close() {
      for (const one of [conversation, inbox, browser]) one.close();
    },
  };
}
