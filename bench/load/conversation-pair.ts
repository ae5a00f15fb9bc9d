import { randomUUID } from "node:crypto";
import { z } from "zod";
import { messageSchema } from "#app/domain/messages/message.ts";
import { withTimeout } from "#app/domain/with-timeout.ts";
import type { TestConversation } from "../messages/test-conversations.ts";
import type { Person } from "../people.ts";
import type { Actor, Scene } from "./actor.ts";
import { openBrowser } from "./browser.ts";
import { openConversationSocket, openInboxSocket } from "./sockets.ts";

const SEEN_WITHIN_MS = 10_000;
const sentSchema = z.object({ message: messageSchema });

/** Two people with their conversation open: one of them writes, the other sees it and its browser marks it as read. */
export async function conversationPair(
  scene: Scene,
  { conversationId, people }: TestConversation,
): Promise<Actor> {
  const { next, ledgers } = scene;
  const [first, second] = await Promise.all([
    openConversation(scene, people[0], conversationId),
    openConversation(scene, people[1], conversationId),
  ]);
  const path = `/dashboard/messages/${conversationId}`;
  return {
    async step(tally) {
      const [sender, receiver] = next() < 0.5 ? [first, second] : [second, first];
      const clientId = randomUUID();
      const started = performance.now();
      const seen = receiver.conversation.heard(clientId).then(() => performance.now() - started);
      ledgers.messages.set(clientId, null);
      const content = "Good morning! Could you come on Thursday and look at the kitchen tap?";
      const answer = await sender.browser.fetch(`${path}/thread`, { content, clientId });
      tally.answer("message stored", answer, [200]);
      if (answer.status !== 200) return receiver.conversation.forget(clientId);
      const { message } = sentSchema.parse(JSON.parse(answer.text));
      ledgers.messages.set(clientId, message.id);
      const ms = await withTimeout(SEEN_WITHIN_MS, seen).catch(() => null);
      receiver.conversation.forget(clientId);
      tally.event("message seen", ms === null ? "not seen within 10 s" : "seen", ms);
      const read = await receiver.browser.fetch(`${path}/read`, { seq: String(message.seq) });
      tally.answer("read mark", read, [200]);
    },
    close() {
      first.close();
      second.close();
    },
  };
}

async function openConversation(scene: Scene, person: Person, conversationId: string) {
  const browser = openBrowser(scene.port, person.cookie);
  const inbox = await openInboxSocket(scene, person);
  const conversation = await openConversationSocket(scene, person, conversationId);
  return {
    browser,
    conversation,
    close() {
      for (const one of [conversation, inbox, browser]) one.close();
    },
  };
}
