import { paths } from "#app/links.ts";
import { seed } from "#demo/seed.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { cardsOf } from "./cards.ts";
import type { Engine } from "./engine.ts";

/** The whole application in Node over a fresh demo database; `find` reads its search page as a visitor. */
export async function openKayap(): Promise<Engine> {
  const { client, db } = await emptyDatabase();
  await seed(client, { now: NOW });
  const app = appOver(db);
  return {
    name: "Kayap",
    find: async (text) => {
      const { status, html } = await app.page(
        `${paths.search}?${new URLSearchParams({ q: text })}`,
      );
      if (status !== 200) throw new Error(`The search for “${text}” was answered with ${status}`);
      return cardsOf(html);
    },
  };
}
