import type { Pending, Problem } from "#app/domain/messages/chat.ts";
import { newClientId } from "#app/domain/messages/message.ts";
import type { MessagesOnDevice } from "./messages-on-device.ts";
import type { OpenChat } from "./open-chat.ts";

/** Keeps on the device what only this page has. */
export function keepPending(chat: OpenChat, device: MessagesOnDevice): void {
  for (const one of chat.state().pending) if (!one.kept) device.keep(one);
  device.run(() => showWaiting(chat, device));
}

/** Shows what waits on the device, and puts into the input what was refused while it waited. */
export async function showWaiting(chat: OpenChat, device: MessagesOnDevice): Promise<void> {
  const entries = await device.read();
  if (!entries || chat.isClosed()) return;
  const waiting = entries.filter(({ refused }) => refused === null);
  chat.happen({ type: "kept", kept: waiting.map(({ pending }) => pending) });
  for (const { pending, refused } of entries) {
    if (refused === null) continue;
    giveBack(chat, device, pending, { sentence: refused, retryAt: null });
  }
}

/** Puts one message into the input again. */
export function giveBack(
  chat: OpenChat,
  device: MessagesOnDevice,
  unsent: Pending,
  problem: Problem | null,
): void {
  chat.happen({ type: "returned", unsent, problem, newId: newClientId() });
  device.remove(unsent.clientId);
}

/** Puts all messages into the input again, because this one has a problem: none goes out by itself any more. */
export function giveAllBack(
  chat: OpenChat,
  device: MessagesOnDevice,
  clientId: string,
  problem: Problem,
  reachable: boolean,
): void {
  // Without a page that shows them they stay on the device, where they go out or are told as refused.
  if (chat.isClosed()) return;
  const ids = chat.state().pending.map((one) => one.clientId);
  chat.happen({ type: "not-sent", clientId, problem, reachable });
  // Where this one was taken back meanwhile, those behind it are still to be sent.
  if (!ids.includes(clientId)) return;
  for (const id of ids) device.remove(id);
}
