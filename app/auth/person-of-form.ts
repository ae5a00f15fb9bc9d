import type { RouterContextProvider } from "react-router";
import { idleUserContext } from "#app/context.ts";
import { accountOfForm } from "#app/domain/accounts/account-field.ts";
import { isId } from "#app/domain/id.ts";

/**
 * The person whose form arrives without a session: the account it was opened in, or else the person whose session has
 * just timed out; null for a visitor. It is not proven, so it may only decide to show less of what this browser stores (threat 89).
 */
export function personOfForm(
  context: Readonly<RouterContextProvider>,
  values: Record<string, string>,
): string | null {
  const account = accountOfForm(Object.entries(values));
  return typeof account === "string" && isId(account) ? account : context.get(idleUserContext);
}
