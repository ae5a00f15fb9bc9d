import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addCustomer, insert, NOW } from "#tests/support/fixtures.ts";
import { addConversation } from "#tests/support/records/conversations.ts";
import { signIn } from "#tests/support/records/sessions.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";
import { socketAt, type TestSocket } from "#tests/support/servers/rooms.ts";

const { url, client } = await startKayap();

type Person = { id: string; cookie: string };

let anita: Person;
let keisha: Person;
let room: string;
const open: TestSocket[] = [];

beforeEach(async () => {
  [anita, keisha] = [await newPerson(), await newPerson()];
  room = `/parties/conversation/${await addConversation(client, [anita.id, keisha.id])}`;
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

async function newPerson(): Promise<Person> {
  const id = await addCustomer(client);
  return { id, cookie: `session=${await signIn(client, id)}` };
}

async function tabOf({ cookie }: Person): Promise<TestSocket> {
  const tab = await socketAt(url, room, { cookie });
  open.push(tab);
  await tab.next("hello");
  return tab;
}

const typing = JSON.stringify({ type: "typing" });

/** Ends a tab from the side of the room, which has handled everything of it before. */
async function end(tab: TestSocket) {
  tab.send("no frame");
  await tab.closed();
}

describe("in a conversation", () => {
  test("a person of whose two tabs one closes stays online, and is gone with the other", async () => {
    const mine = await tabOf(anita);
    const [first, second] = [await tabOf(keisha), await tabOf(keisha)];
    for (let tabs = 0; tabs < 2; tabs += 1)
      await mine.next("presence", ({ present }) => present === true);
    await end(first);
    second.send(typing);
    expect(await mine.next("typing")).toEqual({ type: "typing", userId: keisha.id });
    await end(second);
    expect(await mine.next("presence")).toMatchObject({ userId: keisha.id, present: false });
    await tabOf(keisha);
    // Nothing else was said of her in between.
    expect(await mine.next("presence")).toMatchObject({ userId: keisha.id, present: true });
    expect(mine.frames).toEqual([]);
  });

  test("a person who hides that they are online is not shown typing either", async () => {
    await insert(client, "settings", {
      user_id: keisha.id,
      show_online_status: 0,
      updated_at: NOW,
    });
    const mine = await tabOf(anita);
    const hidden = await tabOf(keisha);
    hidden.send(typing);
    await end(hidden);
    await client.execute({
      sql: "update settings set show_online_status = 1 where user_id = ?",
      args: [keisha.id],
    });
    await tabOf(keisha);
    expect(await mine.next("presence")).toMatchObject({ userId: keisha.id, present: true });
    expect(mine.frames).toEqual([]);
  });
});
