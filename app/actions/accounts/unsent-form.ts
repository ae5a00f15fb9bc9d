import type { RouterContextProvider } from "react-router";
import { receivePhotoForm } from "#app/actions/photos/receive.ts";
import { readDevice } from "#app/auth/device.ts";
import { clockContext, databaseContext, idleUserContext } from "#app/context.ts";
import { isOfOtherAccount } from "#app/domain/accounts/account-field.ts";
import { type ShownForm, unsentOf, withoutProtection } from "#app/domain/drafts/unsent-form.ts";
import { unsentValues } from "#app/domain/drafts/unsent-values.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { routeRulesAt, withheldAt } from "#app/route-rules.ts";
import { storeUnsentForm } from "#db/accounts/unsent-forms.ts";

const MAX_CHARACTERS = 65_536;
const MAX_ADDRESS_LENGTH = 2000;

/**
 * A posted form with everything that it would save, to be shown to its sender again; without passwords, codes and files.
 * Null for any other request, and for a body that is not a form.
 */
export async function unsentForm(request: Request, action: string): Promise<ShownForm | null> {
  const body = await receive(request);
  if (!body) return null;
  const form = unsentOf(body, action);
  const boxes = routeRulesAt(action)?.boxes ?? [];
  return { ...form, values: unsentValues(form, { boxes, preferences: null }) };
}

/** The text fields of a posted form; its files are not stored. */
async function receive(request: Request) {
  if (request.method !== "POST") return null;
  let hadFiles = false;
  const result = await receivePhotoForm(request, async () => {
    hadFiles = true;
    return { ok: false, status: 400, error: "" };
  });
  return result.ok ? { fields: result.fields, hadFiles } : null;
}

/**
 * Stores the form of somebody whose session has just timed out, only for that person in this browser, until they have signed
 * in again (decision 24). Not stored are forms over 64 KiB, forms with only a button, forms of another account (threat 90),
 * and fields whose effect needs the password (threat 89).
 */
export async function keepUnsentForm(
  request: Request,
  action: string,
  context: Readonly<RouterContextProvider>,
): Promise<void> {
  const userId = context.get(idleUserContext);
  const device = readDevice(request, context);
  if (userId === null || device === null) return;
  if (action.length > MAX_ADDRESS_LENGTH || !routeRulesAt(action)?.saves) return;
  const body = await receive(request);
  if (!body || isOfOtherAccount(body.fields, userId)) return;
  const form = withoutProtection(unsentOf(body, action), withheldAt(action));
  if (form.fields.length === 0) return;
  if (new URLSearchParams(form.fields).toString().length > MAX_CHARACTERS) return;
  const now = context.get(clockContext)();
  const browser = { userId, deviceId: device.hash };
  await tryDatabase(storeUnsentForm(context.get(databaseContext), { ...form, ...browser, now }));
}
