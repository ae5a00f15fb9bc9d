import type { RouterContextProvider } from "react-router";
import { receivePhotoForm } from "#app/actions/photos/receive.ts";
import { clockContext, databaseContext, idleUserContext } from "#app/context.ts";
import { savedBy, type UnsentForm, unsentOf } from "#app/domain/unsent-form.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { storeUnsentForm } from "#db/accounts/unsent-forms.ts";

const MAX_CHARACTERS = 65_536;
const MAX_ADDRESS_LENGTH = 2000;

/**
 * The fields of a posted form, to be returned to whoever sent it: everything but passwords, codes and files. Null for any
 * other request, and for a body that is no form.
 */
export async function unsentForm(request: Request, action: string): Promise<UnsentForm | null> {
  if (request.method !== "POST") return null;
  let hadFiles = false;
  const received = await receivePhotoForm(request, async () => {
    hadFiles = true;
    return { ok: false, status: 400, error: "" };
  });
  return received.ok ? unsentOf({ fields: received.fields, hadFiles }, action) : null;
}

/**
 * Stores the form of somebody whose session has just timed out, for that person alone, until they have signed in again
 * (decision 24). Nothing is stored of a form over 64 KiB, nor of one that is only a button.
 */
export async function keepUnsentForm(
  request: Request,
  action: string,
  context: Readonly<RouterContextProvider>,
): Promise<void> {
  const userId = context.get(idleUserContext);
  if (userId === null || action.length > MAX_ADDRESS_LENGTH || savedBy(action) === null) return;
  const form = await unsentForm(request, action);
  if (!form || form.fields.length === 0) return;
  if (new URLSearchParams(form.fields).toString().length > MAX_CHARACTERS) return;
  const now = context.get(clockContext)();
  await tryDatabase(storeUnsentForm(context.get(databaseContext), { ...form, userId, now }));
}
