import type { Client, InStatement } from "@libsql/client";

/** What a call sends: one statement, or those of a batch. */
export type Sent = InStatement | InStatement[];

/** The same client, whose `execute` and `batch` do and answer what `around` says. It is given the call that they would make. */
export function aroundCalls(
  client: Client,
  around: (sent: Sent, call: () => Promise<unknown>) => Promise<unknown>,
): Client {
  return new Proxy(client, {
    get(target, property) {
      const value = Reflect.get(target, property);
      if (typeof value !== "function") return value;
      if (property !== "execute" && property !== "batch") return value.bind(target);
      return (sent: Sent, ...rest: unknown[]) =>
        around(sent, () => Reflect.apply(value, target, [sent, ...rest]));
    },
  });
}
