import { pauseAfter } from "#app/client/connection/pause.ts";
import { nextToSend, type Pending } from "#app/domain/messages/chat.ts";
import type { ConversationPorts } from "./browser-ports.ts";
import type { SendOutcome } from "./conversation-requests.ts";
import type { MessagesOnDevice } from "./messages-on-device.ts";
import type { MissedMessages } from "./missed-messages.ts";
import type { OpenChat } from "./open-chat.ts";

/** The message is stored, or in the input again, before its request is answered. */
type Over = { kind: "over" };
/** Another tab has sent it, or it was taken back there. */
type Elsewhere = { kind: "elsewhere" };

type Parts = {
  chat: OpenChat;
  device: MessagesOnDevice;
  missed: MissedMessages;
  /** Called when the person has no access any more. */
  leave: () => Promise<void>;
};

/** Sends the pending messages of a conversation one after another, each once nothing else on this device sends to it. */
export function messageSending(
  { requests, queue }: ConversationPorts,
  { chat, device, missed, leave }: Parts,
) {
  let isSending = false;
  let noRetry = new AbortController();
  /** How many requests in a row had no answer at all. */
  let losses = 0;

  async function sendNext(): Promise<void> {
    if (isSending || chat.isClosed() || !nextToSend(chat.state())) return;
    isSending = true;
    await (queue ? queue.alone(sendFirst) : sendFirst());
  }

  async function sendFirst(): Promise<void> {
    // It may be another one by now, or none.
    const first = nextToSend(chat.state());
    const outcome = first && !chat.isClosed() ? await outcomeOf(first) : null;
    isSending = false;
    if (first && outcome) await settle(first.clientId, outcome);
    // The tab that sends next finds on the device only what is still to be sent.
    await device.idle();
  }

  async function outcomeOf(first: Pending): Promise<SendOutcome | Over | Elsewhere | null> {
    if (first.kept && !(await device.holds(first.clientId))) return { kind: "elsewhere" };
    // Both may have happened meanwhile.
    if (chat.isClosed()) return null;
    if (!isPending(first)) return { kind: "over" };
    const outcome = await request(first);
    // Whether the device keeps it is known once it is stored.
    if (outcome.kind === "lost") await device.idle();
    return outcome;
  }

  /** Sends a message until there is an outcome, or nothing more to do: its frame often arrives before the answer. */
  async function request(first: Pending): Promise<SendOutcome | Over> {
    noRetry = new AbortController();
    let stop = () => {};
    const over = new Promise<Over>((resolve) => {
      stop = chat.subscribe(() => {
        if (!isPending(first)) resolve({ kind: "over" });
      });
    });
    const outcome = await Promise.race([requests.send(first, noRetry.signal), over]);
    stop();
    // The request itself is not cut off: the server might leave undone what follows a message.
    noRetry.abort();
    return outcome;
  }

  function isPending({ clientId }: Pending): boolean {
    return chat.state().pending.some((one) => one.clientId === clientId);
  }

  async function settle(clientId: string, outcome: SendOutcome | Over | Elsewhere): Promise<void> {
    switch (outcome.kind) {
      case "elsewhere":
        void device.showWaiting();
        return;
      case "over":
        losses = 0;
        device.remove(clientId);
        // Not awaited: it waits for the end of this turn.
        void sendNext();
        return;
      case "forbidden":
        return leave();
      case "sent":
        losses = 0;
        device.remove(clientId);
        return chat.happen({ type: "sent", message: outcome.message });
      case "paused":
        chat.awaitTime(outcome.until);
        return chat.happen({ type: "waits", for: outcome.until });
      case "lost":
        if (!device.canKeep()) return device.giveAllBack(clientId, outcome.problem, false);
        queue?.sendLater();
        // Where reading works and sending does not, each answer would send it again at once.
        if (losses > 0) missed.pause(pauseAfter(losses - 1));
        losses += 1;
        return chat.happen({ type: "waits", for: "connection" });
      case "refused":
        return device.giveAllBack(clientId, outcome.problem, outcome.reachable);
    }
  }

  return {
    sendNext,
    /** The request that is under way is not tried again. */
    stopRetrying: () => noRetry.abort(),
  };
}
