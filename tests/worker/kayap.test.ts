import type { Client } from "@libsql/client";
import { expect, test } from "vitest";
import { signIn } from "#tests/support/records/sessions.ts";
import { type Kayap, startKayap } from "#tests/support/servers/kayap.ts";
import { callerWith, socketAt } from "#tests/support/servers/rooms.ts";

async function firstRow(client: Client, sql: string): Promise<string[]> {
  const { rows } = await client.execute(sql);
  return Array.from(rows[0] ?? [], String);
}

async function opened({ url, client }: Kayap, room: string, person: string) {
  const { cookie } = callerWith(url, `session=${await signIn(client, person)}`);
  return socketAt(url, room, { cookie });
}

const SERVICE = "select id, title from services where status = 'active' order by id limit 1";

// What one file leaves in its Kayap, before the next file starts its own.
const first = await startKayap();
const [service = "", title = ""] = await firstRow(first.client, SERVICE);
const [conversation, one = "", other = ""] = await firstRow(
  first.client,
  "select id, participant_1, participant_2 from conversations order by id limit 1",
);
const room = `/parties/conversation/${conversation}`;
await first.client.execute({
  sql: "update services set title = 'Only in the first' where id = ?",
  args: [service],
});
const pageOf = async ({ url }: Kayap) => (await fetch(`${url}/service/${service}`)).text();
const firstPage = await pageOf(first);
const inFirst = await opened(first, room, one);
await inFirst.next("hello");

const second = await startKayap();

test("a Kayap that starts after another one has neither its rows nor what its Worker remembers", async () => {
  expect(firstPage).toContain("Only in the first");
  expect(await firstRow(second.client, SERVICE)).toEqual([service, title]);
  const page = await pageOf(second);
  expect(page).not.toContain("Only in the first");
  expect(page).toContain(title);
});

test("it is found at the same address, and nobody is in its rooms", async () => {
  expect(second.url).toBe(first.url);
  const socket = await opened(second, room, other);
  expect(await socket.next("hello")).toMatchObject({ present: false });
  socket.close();
});
