import { emptyDatabase } from "#tests/support/database.ts";
import { REGISTRATION } from "./accounts.ts";
import { appOver } from "./app.ts";

/** An application without accounts, and the registration of Anita. */
export async function registerFixture() {
  const database = await emptyDatabase();
  const app = appOver(database.db);
  const register = (change: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    app.post("/register", { ...REGISTRATION, ...change }, headers);
  return { database, app, register };
}
