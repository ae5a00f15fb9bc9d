import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { z } from "zod";
import { startKayap } from "#tests/support/servers/kayap.ts";
import { type Caller, callerAt, socketAt } from "#tests/support/servers/rooms.ts";

const { url, data } = await startKayap();

const run = promisify(execFile);
const PERSON = "keisha.daniels@kayap.test";

const sentSchema = z.object({ message: z.object({ senderId: z.string() }) });

/** Runs the moderation command on the data of this Kayap. */
const moderate = (...args: string[]) => moderateWith({}, ...args);

const moderateWith = (variables: Record<string, string>, ...args: string[]) =>
  run(process.execPath, ["tools/operations/moderate.ts", ...args], {
    env: { ...process.env, KAYAP_DATA: data, ...variables },
  });

async function beginConversation(caller: Caller) {
  const search = await (await caller.get("/search?q=tutor")).text();
  const service = /\/service\/([0-9a-f-]{36})/.exec(search)?.[1] ?? "";
  const id = await caller.conversationWith({ service });
  const answer = await caller.post(`/dashboard/messages/${id}/thread`, {
    content: "Good day to you.",
    clientId: randomUUID(),
  });
  const { message } = sentSchema.parse(await answer.json());
  return { id, userId: message.senderId };
}

test("hiding an account signs it out, and the jobs of the next minute close its sockets and no others (threat 32)", {
  timeout: 60_000,
}, async () => {
  const [caller, other] = [await callerAt(url, PERSON), await callerAt(url, "pro@kayap.test")];
  const { id, userId } = await beginConversation(caller);
  const chat = await socketAt(url, `/parties/conversation/${id}`, caller);
  const inbox = await socketAt(url, "/parties/inbox/me", caller);
  const others = await socketAt(url, "/parties/inbox/me", other);
  await Promise.all([chat.next("hello"), inbox.next("news"), others.next("news")]);
  const hidden = await moderate("hide", "account", userId, "Asked for money first.");
  try {
    expect(hidden.stdout).toContain("It is hidden now");
    expect((await caller.get("/dashboard")).status).toBe(303);
    await fetch(`${url}/cdn-cgi/handler/scheduled`);
    expect(await Promise.all([chat.closed(), inbox.closed()])).toEqual([4401, 4401]);
    others.send("ping");
    await others.next("pong");
  } finally {
    await moderate("restore", "account", userId, "It was a misunderstanding.");
    others.close();
  }
});

test("a service that is hidden is gone from the documents of visitors after the jobs of the next minute (threats 32 and 57)", {
  timeout: 60_000,
}, async () => {
  const search = `${url}/search?q=tutor&sort=newest`;
  const html = await (await fetch(search)).text();
  const id = /\/service\/([0-9a-f-]{36})/.exec(html)?.[1] ?? "";
  const isShown = async () => {
    const found = await (await fetch(search)).text();
    return [found.includes(id), (await fetch(`${url}/service/${id}`)).status];
  };
  expect(await isShown()).toEqual([true, 200]);
  await moderate("hide", "service", id, "Asked for money first.");
  try {
    expect(await isShown()).toEqual([true, 200]);
    await fetch(`${url}/cdn-cgi/handler/scheduled`);
    expect(await isShown()).toEqual([false, 404]);
  } finally {
    await moderate("restore", "service", id, "It was a misunderstanding.");
  }
});

test("the command that sends links to appeal asks for the secret that makes them, and says how many can appeal", {
  timeout: 60_000,
}, async () => {
  await expect(moderate("send-appeal-links")).rejects.toThrow("KAYAP_SECRET have to be set");
  const variables = { APP_ORIGIN: url, KAYAP_SECRET: "a new secret of more than 32 characters" };
  const { stdout } = await moderateWith(variables, "send-appeal-links");
  expect(stdout).toMatch(/^Decisions that can be appealed against: \d+\. /);
});
