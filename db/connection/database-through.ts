import type { Client, InArgs, InStatement, ResultSet } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import type { Database } from "./client.ts";

export type Statement = InStatement | [string, InArgs?];

/** Runs the statements of one call; `alone` runs them by themselves, as the client would. */
type Call = (statements: Statement[], alone: () => Promise<ResultSet[]>) => Promise<ResultSet[]>;

/** A database over a client whose every call goes through `call`. */
export function databaseThrough(client: Client, call: Call): Database {
  return drizzle(
    new Proxy(client, {
      get(target, property) {
        if (property === "execute") {
          return async (statement: InStatement, args?: InArgs) => {
            const whole =
              typeof statement === "string" && args ? { sql: statement, args } : statement;
            const alone = async () => [await target.execute(whole)];
            const [result] = await call([whole], alone);
            return result;
          };
        }
        if (property === "batch") {
          return (...[statements, mode]: Parameters<Client["batch"]>) =>
            call(statements, () => target.batch(statements, mode));
        }
        const value = Reflect.get(target, property);
        return typeof value === "function" ? value.bind(target) : value;
      },
    }),
  );
}
