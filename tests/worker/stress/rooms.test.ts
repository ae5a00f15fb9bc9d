import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS, settingsValues } from "#app/domain/settings/settings.ts";
import { conversationFrameSchema, inboxFrameSchema } from "#party/protocol.ts";
import { openAndPost } from "#tests/support/application/versions.ts";
import { addCustomer, addProfessional } from "#tests/support/fixtures.ts";
import { addConversation } from "#tests/support/records/conversations.ts";
import { signIn } from "#tests/support/records/sessions.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";
import {
  type Caller,
  callerWith,
  connectTo,
  socketAt,
  type TestSocket,
} from "#tests/support/servers/rooms.ts";

const { url, client } = await startKayap();

let customer: Caller;
let professional: Caller;
let customerId: string;
let professionalId: string;
let conversationId: string;
let room: string;
const open: TestSocket[] = [];

// Two people of its own for each test: who has left a room, or typed just now, counts in the next one for a moment.
beforeEach(async () => {
  customerId = await addCustomer(client);
  professionalId = await addProfessional(client);
  customer = await callerOf(customerId);
  professional = await callerOf(professionalId);
  conversationId = await addConversation(client, [customerId, professionalId]);
  room = `/parties/conversation/${conversationId}`;
  return () => {
    for (const socket of open.splice(0)) socket.close();
  };
});

const callerOf = async (userId: string) =>
  callerWith(url, `session=${await signIn(client, userId)}`);

async function send(caller: Caller, content: string, options: Record<string, string> = {}) {
  const { conversation = conversationId, clientId = randomUUID() } = options;
  const answer = await caller.post(`/dashboard/messages/${conversation}/thread`, {
    content,
    clientId,
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { message: { senderId: string; seq: number; id: string } })
    .message;
}

async function openRoom(caller: Pick<Caller, "cookie">, path = room, options = {}) {
  const socket = await socketAt(url, path, { cookie: caller.cookie, ...options });
  open.push(socket);
  return socket;
}

/** Opens sockets ten at a time; all at once would be a test of the database. */
async function openByTens(count: number, enterOne: (at: number) => Promise<TestSocket>) {
  const sockets: TestSocket[] = [];
  while (sockets.length < count) {
    const ten = Array.from({ length: 10 }, (_, i) => enterOne(sockets.length + i));
    sockets.push(...(await Promise.all(ten)));
  }
  return sockets;
}

describe("socket authentication", () => {
  test("refuses other sites, visitors and strangers before the socket opens (threat 32)", async () => {
    const { cookie } = customer;
    const stranger = await callerOf(await addCustomer(client));
    expect(await connectTo(url, room, { cookie, origin: "https://evil.test" })).toBe(403);
    expect(await connectTo(url, room, { cookie, origin: "null" })).toBe(403);
    const crossSite = { "Sec-Fetch-Site": "cross-site" };
    expect(await connectTo(url, room, { cookie, headers: crossSite })).toBe(403);
    expect(await connectTo(url, room, {})).toBe(401);
    expect(await connectTo(url, room, { cookie: "session=nobody" })).toBe(401);
    expect(await connectTo(url, room, { cookie: stranger.cookie })).toBe(404);
    expect(await connectTo(url, `/parties/conversation/${randomUUID()}`, { cookie })).toBe(404);
    expect(await connectTo(url, "/parties/conversation/health", { cookie })).toBe(404);
    expect(await connectTo(url, room, { cookie })).toBe(101);
  });

  test("opens only one's own inbox (threat 32)", async () => {
    const { cookie } = customer;
    expect(await connectTo(url, "/parties/inbox/me", { cookie })).toBe(101);
    expect(await connectTo(url, `/parties/inbox/${professionalId}`, { cookie })).toBe(404);
    expect(await connectTo(url, "/parties/inbox/me/x", { cookie })).toBe(404);
    expect(await connectTo(url, "/parties/other/me", { cookie })).toBe(404);
    expect(await connectTo(url, "/parties/inbox/me", {})).toBe(401);
  });

  test("answers requests without an upgrade with 404 and the security headers (threats 27 and 32)", async () => {
    const { status, headers } = await customer.get(room);
    expect(status).toBe(404);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect((await customer.post(room, { type: "message" })).status).toBe(404);
  });
});

describe("a conversation's room", () => {
  test("sends a stored message to both people", async () => {
    const [mine, theirs] = [await openRoom(customer), await openRoom(professional)];
    const sent = await send(customer, "Can you come on Saturday?");
    for (const socket of [mine, theirs]) {
      const frame = await socket.next("message");
      expect(conversationFrameSchema.parse(frame)).toEqual({ type: "message", message: sent });
    }
  });

  test("sends the same message again for a repeat (threat 42)", async () => {
    const theirs = await openRoom(professional);
    const clientId = randomUUID();
    const first = await send(customer, "Once", { clientId });
    const second = await send(customer, "Once", { clientId });
    expect(second).toEqual(first);
    expect((await theirs.next("message")).message).toEqual(first);
    expect((await theirs.next("message")).message).toEqual(first);
  });

  test("sends read marks, typing and presence", async () => {
    const mine = await openRoom(customer);
    expect(await mine.next("hello")).toEqual({ type: "hello", present: false });
    const theirs = await openRoom(professional);
    expect(await theirs.next("hello")).toEqual({ type: "hello", present: true });
    expect(await mine.next("presence")).toMatchObject({ userId: professionalId, present: true });
    theirs.send(JSON.stringify({ type: "typing" }));
    expect(await mine.next("typing")).toEqual({ type: "typing", userId: professionalId });
    const { seq } = await send(customer, "Look at this");
    await professional.post(`/dashboard/messages/${conversationId}/read`, { seq: String(seq) });
    expect(await mine.next("read")).toEqual({ type: "read", userId: professionalId, seq });
    theirs.close();
    expect(await mine.next("presence")).toMatchObject({ userId: professionalId, present: false });
  });

  test("sends no presence of a person who hides it, from the moment the setting is saved (decision 60)", async () => {
    const save = async (change: { showOnlineStatus: boolean }) => {
      const all = Object.entries(settingsValues({ ...DEFAULT_SETTINGS, ...change }));
      const sent = all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
      return openAndPost(professional, "/dashboard/settings", Object.fromEntries(sent));
    };
    const before = await openRoom(professional);
    const mine = await openRoom(customer);
    expect(await mine.next("hello")).toEqual({ type: "hello", present: true });
    expect((await save({ showOnlineStatus: false })).status).toBe(303);
    await before.closed();
    expect(await mine.next("presence")).toMatchObject({ present: false });
    const hidden = await openRoom(professional);
    await hidden.next("hello");
    expect(await (await openRoom(customer)).next("hello")).toEqual({
      type: "hello",
      present: false,
    });
    await send(professional, "I am here all the same");
    await mine.next("message");
    hidden.close();
    expect((await save({ showOnlineStatus: true })).status).toBe(303);
    await openRoom(professional);
    expect(await mine.next("presence")).toMatchObject({ userId: professionalId, present: true });
    expect(mine.frames.filter(({ type }) => type === "presence")).toEqual([]);
  });

  test("takes a person's identity from the authentication alone: forged names and headers change nothing (threat 33)", async () => {
    const mine = await openRoom(customer);
    const forged = {
      "x-partykit-props": "e30=",
      "x-partykit-room": "other",
      "x-kayap-connection": JSON.stringify({
        userId: "nobody",
        sessionHash: "x",
        showsPresence: true,
      }),
    };
    await openRoom(professional, `${room}?_pk=${professionalId}&user=nobody`, { headers: forged });
    expect(await mine.next("presence")).toEqual({
      type: "presence",
      userId: professionalId,
      present: true,
    });
  });

  test.each([
    ["a binary frame", new TextEncoder().encode('{"type":"typing"}'), 1003],
    ["a frame that is no JSON", "typing", 1003],
    ["a frame without a kind", JSON.stringify({ content: "Hi" }), 1003],
    ["a long frame", JSON.stringify({ type: "typing", x: "x".repeat(2_000) }), 1009],
    ["a frame over a mebibyte", "x".repeat(1_100_000), 1009],
  ])("closes the socket of %s and no other (threat 50)", async (_, data, code) => {
    const [mine, theirs] = [await openRoom(customer), await openRoom(professional)];
    theirs.send(data);
    expect(await theirs.closed()).toBe(code);
    await send(customer, "Still here?");
    await mine.next("message");
  });

  test("ignores a frame of a newer client, and keeps its socket open (threat 84)", async () => {
    const [mine, theirs] = [await openRoom(customer), await openRoom(professional)];
    mine.send(JSON.stringify({ type: "message", content: "Hi" }));
    mine.send(JSON.stringify({ type: "typing" }));
    expect(await theirs.next("typing")).toMatchObject({ type: "typing" });
    expect(theirs.frames.filter(({ type }) => type === "message")).toEqual([]);
  });

  test("is closed for both when one blocks the other, and stays closed (threat 32)", async () => {
    const [mine, theirs] = [await openRoom(customer), await openRoom(professional)];
    await customer.post(`/dashboard/messages/${conversationId}/block`, { block: "on" });
    expect(await mine.closed()).toBe(4403);
    expect(await theirs.closed()).toBe(4403);
    expect(await connectTo(url, room, { cookie: professional.cookie })).toBe(403);
    expect(await connectTo(url, room, { cookie: customer.cookie })).toBe(403);
  });

  test("and the inbox close the sockets of a session that signs out, and of no other (threat 32)", async () => {
    const leaving = await callerOf(customerId);
    const [staying, chat, inbox] = [
      await openRoom(customer),
      await openRoom(leaving),
      await openRoom(leaving, "/parties/inbox/me"),
    ];
    await chat.next("hello");
    await leaving.post("/logout", {});
    expect(await chat.closed()).toBe(4401);
    expect(await inbox.closed()).toBe(4401);
    await send(professional, "Are you there?");
    await staying.next("message");
    expect(await connectTo(url, room, { cookie: leaving.cookie })).toBe(401);
  });
});

describe("an inbox", () => {
  // A new tab also makes the inbox send to every tab.
  const isChange = ({ conversation }: Record<string, unknown>) => conversation !== null;
  const unreadIn = (frame: Record<string, unknown>) =>
    (frame.unread as { messages: number }).messages;

  test("sends the unread counts at once, then every change, to every tab and to nobody else", async () => {
    const [first, second, others] = [
      await openRoom(professional, "/parties/inbox/me"),
      await openRoom(professional, "/parties/inbox/me"),
      await openRoom(customer, "/parties/inbox/me"),
    ];
    const before = unreadIn(await first.next("news"));
    await second.next("news");
    await others.next("news");
    const { seq } = await send(customer, "News for you");
    for (const tab of [first, second]) {
      const news = await tab.next("news", isChange);
      expect(inboxFrameSchema.parse(news)).toEqual(news);
      expect(unreadIn(news)).toBe(before + 1);
      expect(news.conversation).toMatchObject({
        id: conversationId,
        lastMessage: { content: "News for you", own: false },
      });
    }
    expect((await others.next("news", isChange)).conversation).toMatchObject({
      lastMessage: { own: true },
    });
    await professional.post(`/dashboard/messages/${conversationId}/read`, { seq: String(seq) });
    for (const tab of [first, second]) {
      const news = await tab.next("news", isChange);
      expect(news.conversation).toMatchObject({ id: conversationId, unread: 0 });
    }
    expect(others.frames.filter(isChange)).toEqual([]);
  });

  test("ignores frames of any kind, and closes the socket for anything else (threats 50 and 84)", async () => {
    const inbox = await openRoom(customer, "/parties/inbox/me");
    await inbox.next("news");
    inbox.send(JSON.stringify({ type: "typing" }));
    await send(professional, "Still there?");
    await inbox.next("news", ({ conversation }) => conversation !== null);
    inbox.send("typing");
    expect(await inbox.closed()).toBe(1003);
  });
});

describe("the sockets of a person (threat 81)", () => {
  test("are ten at most over all rooms: the oldest closes, and the others go on", async () => {
    const chat = room;
    const inbox = "/parties/inbox/me";
    const sockets: TestSocket[] = [];
    for (const path of [chat, inbox, chat, inbox, chat, inbox, chat, inbox, chat, inbox]) {
      const socket = await openRoom(customer, path);
      await socket.next(path === chat ? "hello" : "news");
      sockets.push(socket);
    }
    for (const path of [inbox, chat]) {
      const newest = await openRoom(customer, path);
      await newest.next(path === chat ? "hello" : "news");
      expect(await sockets.shift()?.closed()).toBe(4008);
      sockets.push(newest);
    }
    await send(professional, "To all that are left");
    const isChange = ({ type, conversation }: Record<string, unknown>) =>
      type === "message" || conversation !== null;
    const kinds = [chat, inbox, chat, inbox, chat, inbox, chat, inbox, inbox, chat];
    const frames = await Promise.all(
      sockets.map((socket, i) => socket.next(kinds[i] === chat ? "message" : "news", isChange)),
    );
    expect(frames).toHaveLength(10);
  });

  test("send typing frames together as often as the rule lets one of them", async () => {
    const mine = await openRoom(customer);
    await mine.next("hello");
    const theirs = [await openRoom(professional), await openRoom(professional)];
    await Promise.all(theirs.map((socket) => socket.next("hello")));
    const startedAt = Date.now();
    for (const socket of theirs) {
      for (let frames = 0; frames < 50; frames += 1)
        socket.send(JSON.stringify({ type: "typing" }));
    }
    // Every earlier frame was handled before the response to the next one.
    for (const socket of theirs) socket.send("no frame");
    await Promise.all(theirs.map((socket) => socket.closed()));
    const seconds = (Date.now() - startedAt) / 1000;
    await send(professional, "That was all");
    await mine.next("message");
    const typed = mine.frames.filter(({ type }) => type === "typing");
    expect(typed[0]).toEqual({ type: "typing", userId: professionalId });
    // Once a second is the rule of a test of its own. Without it here, all hundred come.
    expect(typed.length).toBeLessThanOrEqual(1 + Math.floor(seconds));
  });
});

test("a room with 20 sockets sends to every one of them", async () => {
  const sockets = await openByTens(20, (i) => openRoom(i % 2 ? customer : professional));
  const sent = await send(customer, "To everybody");
  const frames = await Promise.all(sockets.map((socket) => socket.next("message")));
  expect(frames.map(({ message }) => message)).toEqual(Array(20).fill(sent));
});

test("500 silent sockets of 50 people all stay open, and receive the next frame (threat 50)", {
  timeout: 180_000,
}, async () => {
  const people = [professional];
  while (people.length < 50) people.push(await callerOf(await addCustomer(client)));
  const sockets = await openByTens(500, async (at) => {
    const person = people[Math.floor(at / 10)];
    if (!person) throw new Error("There are not enough people.");
    const socket = await openRoom(person, "/parties/inbox/me");
    await socket.next("news");
    return socket;
  });
  await send(customer, "To every tab");
  const frames = await Promise.all(
    sockets
      .slice(0, 10)
      .map((socket) => socket.next("news", ({ conversation }) => conversation !== null)),
  );
  expect(frames).toHaveLength(10);
  for (let at = 0; at < sockets.length; at += 10) {
    const ten = sockets.slice(at, at + 10);
    for (const socket of ten) socket.send("ping");
    await Promise.all(ten.map((socket) => socket.next("pong")));
  }
});
