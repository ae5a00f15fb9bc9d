import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { queueNotification } from "#db/notifications/notify.ts";
import { rowsOf } from "#tests/support/application/accounts.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addProfessional, NOW } from "#tests/support/fixtures.ts";

describe("a notification", () => {
  let client: TestDatabase["client"];
  let db: TestDatabase["db"];
  let userId: string;
  beforeEach(async () => {
    ({ client, db } = await emptyDatabase());
    userId = await addProfessional(client);
  });
  const notice = () =>
    ({
      userId,
      kind: "review",
      title: "Anita R. wrote a review",
      body: "House wiring",
      link: "/dashboard/reviews",
      about: null,
      from: null,
      at: NOW,
    }) as const;
  const rename = (id: string) =>
    db.run(sql`update users set first_name = 'Vishnu' where id = ${id}`);

  test("is stored as unread with the change that causes it", async () => {
    await db.batch([rename(userId), queueNotification(db, notice())]);
    expect(await rowsOf(client, "notifications")).toEqual([
      expect.objectContaining({
        user_id: userId,
        kind: "review",
        title: "Anita R. wrote a review",
        body: "House wiring",
        link: "/dashboard/reviews",
        read_at: null,
        created_at: NOW,
      }),
    ]);
  });

  test("keeps the moments of its body as they are", async () => {
    const body = ["House wiring, ", NOW, "."];
    await db.batch([rename(userId), queueNotification(db, { ...notice(), body })]);
    await db.batch([rename(userId), queueNotification(db, { ...notice(), body: ["Plain"] })]);
    const rows = await rowsOf(client, "notifications");
    expect(rows.map(({ body, body_parts }) => [body, body_parts])).toEqual([
      ["", JSON.stringify(body)],
      ["Plain", null],
    ]);
  });

  test("of a change that did not happen is not stored (threat 65)", async () => {
    await db.batch([rename("nobody"), queueNotification(db, notice())]);
    expect(await rowsOf(client, "notifications")).toEqual([]);
  });

  test("can depend on a condition of its own instead", async () => {
    await db.batch([
      rename("nobody"),
      queueNotification(db, notice(), sql`exists (select 1 from users where id = ${userId})`),
      queueNotification(db, notice(), sql`exists (select 1 from users where id = 'nobody')`),
    ]);
    expect(await rowsOf(client, "notifications")).toHaveLength(1);
  });
});
