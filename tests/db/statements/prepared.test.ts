import { eq, type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#db/schema/accounts.ts";
import { preparedReads } from "#db/statements/prepared.ts";
import { countedDatabase, emptyDatabase } from "#tests/support/database.ts";
import { addCustomer } from "#tests/support/fixtures.ts";

async function prepared() {
  const { client } = await emptyDatabase();
  const builds: string[] = [];
  const read = preparedReads((db, { id }: { id: SQL<string | null> }, of: string) => {
    builds.push(of);
    return {
      person: db
        .select({ id: users.id, deleted: sql`${users.deletedAt} is not null`.mapWith(Boolean) })
        .from(users)
        .where(eq(users.id, id)),
      built: db
        .select({ shape: sql<string>`${of}` })
        .from(users)
        .where(eq(users.id, id)),
    };
  });
  return { client, read, builds, ...countedDatabase(client) };
}

test("prepared reads are built once a shape, and give each request the rows of its own values in one round trip", async () => {
  const { client, db, calls, read, builds } = await prepared();
  const [one, other] = [await addCustomer(client), await addCustomer(client)];
  expect(await read(db, { id: one }, "a")).toEqual({
    person: [{ id: one, deleted: false }],
    built: [{ shape: "a" }],
  });
  expect(calls.count).toBe(1);
  expect(await read(db, { id: other }, "a")).toEqual({
    person: [{ id: other, deleted: false }],
    built: [{ shape: "a" }],
  });
  expect(await read(db, { id: null }, "a")).toEqual({ person: [], built: [] });
  expect(await read(db, { id: one }, "b")).toEqual({
    person: [{ id: one, deleted: false }],
    built: [{ shape: "b" }],
  });
  expect(builds).toEqual(["a", "b"]);
  client.close();
});

test("prepared reads with an expression as a value are built for that request alone", async () => {
  const { client, db, read, builds } = await prepared();
  const [one, other] = [await addCustomer(client), await addCustomer(client)];
  for (const id of [one, other]) {
    const viewer = sql<string | null>`(select ${users.id} from ${users} where ${users.id} = ${id})`;
    expect(await read(db, { id: viewer }, "a")).toEqual({
      person: [{ id, deleted: false }],
      built: [{ shape: "a" }],
    });
  }
  expect(builds).toEqual(["a", "a"]);
  client.close();
});

test("prepared reads of more shapes than the cache holds answer all, and the newest stay built", async () => {
  const { client, db, read, builds } = await prepared();
  const one = await addCustomer(client);
  const shapes = Array.from({ length: 60 }, (_, i) => String(i));
  for (const shape of [...shapes, ...shapes]) {
    expect(await read(db, { id: one }, shape)).toEqual({
      person: [{ id: one, deleted: false }],
      built: [{ shape }],
    });
  }
  const built = builds.length;
  await read(db, { id: one }, "59");
  expect(builds).toHaveLength(built);
  client.close();
});
