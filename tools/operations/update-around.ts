import type { Client } from "@libsql/client";
import { migrate } from "#db/migrate.ts";
import { renewAllTexts } from "#db/search-index/renew-texts.ts";

type UpdateOptions = {
  /** Does work on the database. */
  inDatabase: (work: (client: Client) => Promise<void>) => Promise<void>;
  deploy: () => Promise<void>;
  log: (line: string) => void;
};

/**
 * Migrates the database and writes the search texts before the Worker is deployed: the old Worker works over the new tables
 * and texts, the new one not over old texts. What the old one saves meanwhile is written afterwards.
 */
export async function updateAround({ inDatabase, deploy, log }: UpdateOptions): Promise<void> {
  const renewTexts = async (client: Client) => {
    const renewed = await renewAllTexts(client, Date.now());
    log(`Search texts written anew: ${renewed}.`);
  };
  await inDatabase(async (client) => {
    const applied = await migrate(client);
    log(applied.length > 0 ? `Applied ${applied.join(", ")}.` : "Nothing to migrate.");
    await renewTexts(client);
  });
  await deploy();
  await inDatabase(renewTexts);
}
