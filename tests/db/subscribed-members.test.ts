import { createClient } from "@libsql/client";
import { expect, test } from "vitest";
import { migrate, readMigrations } from "#db/migrate.ts";
import { addCustomer, insert } from "#tests/support/fixtures.ts";

const MIGRATION = "0040_subscribed_members.sql";

test("a member who confirmed the newsletter by the public form has the switch of the settings on, and nobody else", async () => {
  const client = createClient({ url: ":memory:" });
  const all = readMigrations();
  await migrate(
    client,
    all.filter(({ name }) => name < MIGRATION),
  );
  const member = async (name: string, fields: object, settings: object | null = {}) => {
    await addCustomer(client, { id: name });
    if (settings) await insert(client, "settings", { user_id: name, updated_at: 5, ...settings });
    await insert(client, "newsletter_subscriptions", {
      ...{ email: `${name}@kayap.test`, unsubscribe_hash: name, confirmed_at: 1, created_at: 1 },
      ...fields,
    });
  };
  await member("subscribed", {});
  await member("without-settings", {}, null);
  await member("unconfirmed", { confirmed_at: null });
  await member("unsubscribed", { unsubscribed_at: 2 });
  await member("switched-on", {}, { marketing_emails: 1 });
  await migrate(client, all);
  const { rows } = await client.execute(
    "select user_id, marketing_emails, updated_at from settings order by user_id",
  );
  expect(rows.map((row) => Object.values(row))).toEqual([
    ["subscribed", 1, 6],
    ["switched-on", 1, 5],
    ["unconfirmed", 0, 5],
    ["unsubscribed", 0, 5],
    ["without-settings", 1, 1],
  ]);
  client.close();
});
