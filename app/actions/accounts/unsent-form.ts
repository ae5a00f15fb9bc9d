import type { RouterContextProvider } from "react-router";
import { receivePhotoForm } from "#app/actions/photos/receive.ts";
import { readDevice } from "#app/auth/device.ts";
import { clockContext, databaseContext, idleUserContext } from "#app/context.ts";
import { isOfOtherAccount } from "#app/domain/accounts/account-field.ts";
import { type ShownForm, unsentOf, withoutProtection } from "#app/domain/drafts/unsent-form.ts";
import { unsentValues } from "#app/domain/drafts/unsent-values.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { routeRulesAt, withheldAt } from "#app/route-rules.ts";
import { storeUnsentForm } from "#db/accounts/unsent-forms.ts";

const MAX_CHARACTERS = 65_536;
const MAX_ADDRESS_LENGTH = 2000;

/**
 * A posted form, to be returned to whoever sent it, with what it would save: everything but passwords, codes and files.
 * Null for any other request, and for a body that is no form.
 */
export async function unsentForm(request: Request, action: string): Promise<ShownForm | null> {
  const sent = await receive(request);
  if (!sent) return null;
  const form = unsentOf(sent, action);
  const boxes = routeRulesAt(action)?.boxes ?? [];
  return { ...form, values: unsentValues(form, { boxes, preferences: null }) };
}

/** The text fields of a posted form; its files are not stored. */
async function receive(request: Request) {
  if (request.method !== "POST") return null;
  let hadFiles = false;
  const received = await receivePhotoForm(request, async () => {
    hadFiles = true;
    return { ok: false, status: 400, error: "" };
  });
  return received.ok ? { fields: received.fields, hadFiles } : null;
}

/**
 * Stores the form of somebody whose session has just timed out, for that person in this browser alone, until they have
 * signed in again (decision 24). Nothing is stored of a form over 64 KiB, nor of one that is only a button, nor of one that
 * was opened in another account (threat 90), nor what needs the password by its effect (threat 89).
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
  const sent = await receive(request);
  if (!sent || isOfOtherAccount(sent.fields, userId)) return;
  const form = withoutProtection(unsentOf(sent, action), withheldAt(action));
  if (form.fields.length === 0) return;
  if (new URLSearchParams(form.fields).toString().length > MAX_CHARACTERS) return;
  const now = context.get(clockContext)();
  const browser = { userId, deviceId: device.hash };
  await tryDatabase(storeUnsentForm(context.get(databaseContext), { ...form, ...browser, now }));
}
