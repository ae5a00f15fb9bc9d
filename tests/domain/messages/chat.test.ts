import { describe, expect, test } from "vitest";
import {
  type Chat,
  type ChatEvent,
  chatOf,
  connectionOf,
  nextChat,
  toMarkRead,
} from "#app/domain/messages/chat.ts";
import { type Missed, MOST_MISSED, type Thread } from "#app/domain/messages/conversation.ts";
import type { Message } from "#app/domain/messages/message.ts";
import { type SeededRandom, seededRandom } from "#tests/support/random/seeded-random.ts";
import { RAVI } from "#tests/support/records/threads.ts";

const PEOPLE = ["anita", "ravi"] as const;
const PROBLEM = { sentence: "Network connection issue.", retryAt: null };

const thread = (messages: Message[] = []): Thread => ({
  id: "c",
  other: RAVI,
  hasProfile: true,
  service: null,
  ownService: false,
  messages,
  lastSeq: messages.length,
  readSeq: 0,
  otherReadSeq: 0,
  muted: false,
  blocking: false,
  mayWrite: true,
});

function message(seq: number, senderId: string = "ravi", clientId = `${senderId}-${seq}`): Message {
  const content = `Message ${seq}`;
  return { id: `m${seq}`, clientId, conversationId: "c", senderId, content, seq, createdAt: seq };
}

const chatAfter = (chat: Chat, ...events: ChatEvent[]) => events.reduce(nextChat, chat);
const seqs = ({ messages }: Chat) => messages.map(({ seq }) => seq);
const draftChanged = (text: string, clientId: string): ChatEvent => ({
  type: "draft-changed",
  text,
  clientId,
});
const send: ChatEvent = { type: "send", at: 1 };
const notSent = (clientId: string, reachable = false): ChatEvent => ({
  type: "not-sent",
  clientId,
  problem: PROBLEM,
  reachable,
});
const FORM = { clientId: "form", content: "" };
const start = chatOf("anita", thread([message(1)]), FORM);

describe("sending a message", () => {
  test("shows it at once and then the stored one in its place", () => {
    const sending = chatAfter(start, draftChanged("Hello", "a"), send);
    expect(sending).toMatchObject({
      pending: [{ clientId: "a", content: "Hello" }],
      draft: { text: "" },
    });
    const sent = chatAfter(sending, { type: "sent", message: message(2, "anita", "a") });
    expect(sent.pending).toEqual([]);
    expect(seqs(sent)).toEqual([1, 2]);
  });

  test("shows it once when the socket brings it before the response (threat 43)", () => {
    const stored = message(2, "anita", "a");
    const received = chatAfter(start, draftChanged("Hello", "a"), send, {
      type: "message",
      message: stored,
    });
    expect(received.pending).toEqual([]);
    expect(seqs(chatAfter(received, { type: "sent", message: stored }))).toEqual([1, 2]);
    // The response was lost, but the message is stored: nothing returns to the input.
    const lost = chatAfter(received, notSent("a"));
    expect(lost).toMatchObject({ draft: { text: "" }, problem: null, reachable: false });
  });

  test("without success returns it to the input, where an unchanged text keeps its client id (decision 87)", () => {
    const failed = chatAfter(start, draftChanged("Hello", "a"), send, notSent("a"));
    expect(failed).toMatchObject({ pending: [], draft: { text: "Hello" }, problem: PROBLEM });
    expect(connectionOf(failed)).toBe("disconnected");
    expect(chatAfter(failed, send).pending).toMatchObject([{ clientId: "a" }]);
    const changed = chatAfter(failed, draftChanged("Hello!", "b"));
    expect(chatAfter(changed, send).pending).toMatchObject([{ clientId: "b" }]);
    expect(chatAfter(changed, draftChanged("Hello", "c"), send).pending).toMatchObject([
      { clientId: "a" },
    ]);
    expect(chatAfter(failed, { type: "discard" })).toMatchObject({
      draft: { text: "" },
      problem: null,
    });
  });

  test("without success also returns the messages after it and the new draft, in order (decision 87)", () => {
    const failed = chatAfter(
      start,
      draftChanged("One", "a"),
      send,
      draftChanged("Two", "b"),
      send,
      draftChanged("Thr", "draft"),
      notSent("a"),
    );
    expect(failed).toMatchObject({
      pending: [],
      draft: { text: "One" },
      held: [
        { clientId: "b", content: "Two" },
        { clientId: "draft", content: "Thr" },
      ],
    });
    const again = chatAfter(failed, send);
    expect(again.pending.map(({ clientId }) => clientId)).toEqual(["a", "b", "draft"]);
    expect(again.held).toEqual([]);
  });

  test("without a response takes it out of the input when the socket brings it after all (threat 43)", () => {
    const failed = chatAfter(
      start,
      draftChanged("One", "a"),
      send,
      draftChanged("Two", "b"),
      send,
      notSent("a"),
    );
    const received = chatAfter(failed, { type: "message", message: message(2, "anita", "a") });
    expect(received).toMatchObject({ draft: { text: "Two", clientId: "b" }, held: [] });
    const both = chatAfter(received, { type: "message", message: message(3, "anita", "b") });
    expect(both).toMatchObject({ draft: { text: "" }, problem: null });
  });

  test("with a refusal does not change the connection state", () => {
    const open = chatAfter(start, { type: "socket-open" }, draftChanged("One", "a"), send);
    expect(connectionOf(chatAfter(open, notSent("a", true)))).toBe("connected");
  });
});

describe("received messages", () => {
  test("are in order and without duplicates, and a gap is requested (threat 44)", () => {
    const gap = chatAfter(
      start,
      { type: "message", message: message(4) },
      { type: "message", message: message(3) },
      { type: "message", message: message(4) },
    );
    expect(seqs(gap)).toEqual([1, 3, 4]);
    expect(gap).toMatchObject({ through: 1, behind: true });
    const filled = chatAfter(gap, {
      type: "missed",
      gone: [],
      missed: { messages: [message(2), message(3), message(4)], more: false, otherReadSeq: 0 },
    });
    expect(filled).toMatchObject({ through: 4, behind: false });
    expect(seqs(filled)).toEqual([1, 2, 3, 4]);
  });

  test("leave no gap when the first one comes into an empty conversation", () => {
    const first = chatAfter(chatOf("anita", thread(), FORM), {
      type: "message",
      message: message(1),
    });
    expect(first).toMatchObject({ through: 1, behind: false });
  });

  test("are requested after a time without a connection: a new socket, a visible page, more than one response holds", () => {
    expect(chatAfter(start, { type: "socket-open" }).behind).toBe(true);
    expect(chatAfter(start, { type: "outdated" }).behind).toBe(true);
    const missed: Missed = { messages: [message(2)], more: true, otherReadSeq: 0 };
    expect(chatAfter(start, { type: "missed", missed, gone: [] }).behind).toBe(true);
  });

  test("of an earlier read mark do not move it back (threat 49)", () => {
    const read = (userId: string, seq: number): ChatEvent => ({ type: "read", userId, seq });
    const chat = chatAfter(
      start,
      read("ravi", 1),
      read("ravi", 0),
      read("anita", 1),
      read("anita", 0),
    );
    expect(chat).toMatchObject({ readSeq: 1, otherReadSeq: 1 });
  });

  test("are to be marked as read when they are new and the other person's", () => {
    expect(toMarkRead(start)).toBe(1);
    const readChat = chatAfter(start, { type: "read", userId: "anita", seq: 1 });
    expect(toMarkRead(readChat)).toBeNull();
    const own = chatAfter(readChat, { type: "message", message: message(2, "anita") });
    expect(toMarkRead(own)).toBeNull();
    expect(toMarkRead(chatAfter(own, { type: "message", message: message(3) }))).toBe(3);
  });

  test("end the typing of their sender", () => {
    const typing = chatAfter(start, { type: "typing", at: 1_000 });
    expect(typing).toMatchObject({ otherPresent: true, typingUntil: 5_000 });
    expect(chatAfter(typing, { type: "message", message: message(2) }).typingUntil).toBe(0);
    const own = chatAfter(typing, { type: "message", message: message(2, "anita") });
    expect(own.typingUntil).toBe(5_000);
  });
});

describe("the connection state", () => {
  test("is connecting without a socket, connected with one, and disconnected while requests fail (decision 88)", () => {
    expect(connectionOf(start)).toBe("connecting");
    const open = chatAfter(start, { type: "socket-open" });
    expect(connectionOf(open)).toBe("connected");
    expect(connectionOf(chatAfter(open, { type: "socket-closed" }))).toBe("connecting");
    const unreachable = chatAfter(open, { type: "unreachable", waits: false });
    expect(connectionOf(unreachable)).toBe("disconnected");
    const missed: Missed = { messages: [], more: false, otherReadSeq: 0 };
    expect(connectionOf(chatAfter(unreachable, { type: "missed", missed, gone: [] }))).toBe(
      "connected",
    );
  });
});

/** A server that only stores messages. */
function serverOf() {
  const stored: Message[] = [];
  return {
    stored,
    store(senderId: string, clientId: string, content: string): Message {
      const known = stored.find((one) => one.senderId === senderId && one.clientId === clientId);
      if (known) {
        if (known.content !== content) throw new Error("conflict");
        return known;
      }
      const seq = stored.length + 1;
      const made = { ...message(seq, senderId, clientId), content };
      stored.push(made);
      return made;
    },
    missed(from: number): Missed {
      const rest = stored.slice(from);
      return {
        messages: rest.slice(0, MOST_MISSED),
        more: rest.length > MOST_MISSED,
        otherReadSeq: 0,
      };
    },
  };
}
type Server = ReturnType<typeof serverOf>;
type Client = { chat: Chat; frames: Message[]; wrote: string[] };

/** One event on an unreliable connection. */
function happen(server: Server, clients: Client[], random: SeededRandom, fresh: () => string) {
  const client = random.pick(clients);
  const apply = (event: ChatEvent) => {
    client.chat = nextChat(client.chat, event);
  };
  const announce = (stored: Message) => {
    for (const { frames } of clients) {
      if (random.percent(30)) continue;
      frames.push(stored);
      if (random.percent(20)) frames.push(stored);
    }
  };
  const kind = random.below(10);
  if (kind < 3) {
    const text = `${client.chat.me} ${fresh()}`;
    const composed = client.chat.draft.text === "" ? text : client.chat.draft.text;
    apply(draftChanged(composed, fresh()));
    apply(send);
    if (composed === text) client.wrote.push(text);
  } else if (kind < 6) {
    const [head] = client.chat.pending;
    if (!head) return;
    const arrived = random.percent(75);
    const stored = arrived && server.store(client.chat.me, head.clientId, head.content);
    if (stored) announce(stored);
    if (stored && random.percent(70)) apply({ type: "sent", message: stored });
    else apply(notSent(head.clientId));
  } else if (kind < 9) {
    // Frames come in any order.
    const [frame] = client.frames.splice(random.below(client.frames.length + 1), 1);
    if (frame) apply({ type: "message", message: frame });
  } else {
    client.frames.length = 0;
    apply({ type: "socket-closed" });
    if (random.percent(50)) apply({ type: "socket-open" });
    if (random.percent(50))
      apply({ type: "missed", missed: server.missed(client.chat.through), gone: [] });
  }
}

/** With a good connection again, unsent messages are sent and missed ones requested. */
function recover(server: Server, client: Client) {
  client.chat = nextChat(client.chat, { type: "socket-open" });
  for (let rounds = 0; rounds < 100; rounds += 1) {
    const { chat } = client;
    const [head] = chat.pending;
    if (chat.behind) {
      client.chat = nextChat(chat, {
        type: "missed",
        missed: server.missed(chat.through),
        gone: [],
      });
    } else if (head) {
      const stored = server.store(chat.me, head.clientId, head.content);
      client.chat = nextChat(chat, { type: "sent", message: stored });
    } else if (chat.draft.text !== "") client.chat = nextChat(chat, send);
    else return;
  }
  throw new Error(`${client.chat.me} never recovers`);
}

test("after drops, repeats, reorderings, lost answers and reconnects every client equals the database (1,000 seeds, threat 44)", () => {
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const random = seededRandom(seed);
    let made = 0;
    const fresh = () => {
      made += 1;
      return `id-${made}`;
    };
    const server = serverOf();
    const clients: Client[] = [...PEOPLE, "anita"].map((me) => ({
      chat: chatOf(me, thread(), FORM),
      frames: [],
      wrote: [],
    }));
    for (let step = 0; step < 80; step += 1) happen(server, clients, random, fresh);
    for (const client of clients) recover(server, client);
    for (const client of clients) {
      client.chat = nextChat(client.chat, { type: "outdated" });
      recover(server, client);
      expect(client.chat.messages, `seed ${seed}`).toEqual(server.stored);
    }
    // Nothing is lost or duplicated.
    const wrote = clients.flatMap((client) => client.wrote).sort();
    expect(server.stored.map(({ content }) => content).sort(), `seed ${seed}`).toEqual(wrote);
  }
});
