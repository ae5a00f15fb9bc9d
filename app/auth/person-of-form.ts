import type { RouterContextProvider } from "react-router";
import { idleUserContext } from "#app/context.ts";
import { accountOfForm } from "#app/domain/accounts/account-field.ts";
import { isId } from "#app/domain/id.ts";

/**
 * Whose form it is that comes without a session: of the person in whose account it was opened, else of whoever's session has
 * just timed out; null for a visitor's. It is not proven, so it may only withhold what this browser keeps (threat 89).
 */
export function personOfForm(
  context: Readonly<RouterContextProvider>,
  values: Record<string, string>,
): string | null {
  const account = accountOfForm(Object.entries(values));
  return typeof account === "string" && isId(account) ? account : context.get(idleUserContext);
}
