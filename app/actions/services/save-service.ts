import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { saveIntentCookie } from "#app/auth/save-intent.ts";
import {
  clockContext,
  configContext,
  databaseContext,
  sessionUnavailableContext,
  userContext,
} from "#app/context.ts";
import type { WrittenPath } from "#app/domain/paths/safe-path.ts";
import {
  OWN_SERVICE,
  SAVE_FAILED,
  SERVICE_MISSING,
  saveSchema,
} from "#app/domain/services/saved.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { nextOf, referrerOf } from "#app/http/return-to.ts";
import { paths, signInFor, signInForSaving } from "#app/links.ts";
import { readSavableTitle, removeSaved, saveService } from "#db/services/saved-services.ts";

type SaveResult =
  /** The sign-in page, and for a Save button the cookie with which signing in saves the service. */
  | { outcome: "visitor"; signIn: WrittenPath; cookies: string[] }
  | { outcome: "saved" | "already" | "removed"; serviceId: string; next?: string }
  | { outcome: "refused"; status: number; message: string };

const MISSING: SaveResult = { outcome: "refused", status: 404, message: SERVICE_MISSING };
const UNAVAILABLE: SaveResult = { outcome: "refused", status: 503, message: SAVE_FAILED };
const OWN: SaveResult = { outcome: "refused", status: 403, message: OWN_SERVICE };

/** Saves or removes the service that a Save button names. */
export async function saveOrRemoveService(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<SaveResult> {
  const form = await readForm(request, saveSchema);
  if (!form.ok) {
    const [message = ""] = Object.values(form.errors);
    return { outcome: "refused", status: form.status, message };
  }
  const { serviceId, saved, next } = form.data;
  const user = context.get(userContext);
  if (context.get(sessionUnavailableContext)) return UNAVAILABLE;
  if (!user) return signInToSave(request, context, form.data);
  const db = context.get(databaseContext);
  const now = context.get(clockContext)();
  const change = { userId: user.id, now };
  const result = await tryDatabase(
    saved === "on"
      ? saveService(db, { ...change, serviceId })
      : removeSaved(db, { ...change, serviceIds: [serviceId] }).then(() => "removed" as const),
  );
  if (!result.ok) return UNAVAILABLE;
  if (result.value === "own") return OWN;
  if (result.value === "missing") return MISSING;
  return { outcome: result.value, serviceId, next };
}

/** The sign-in page for a visitor. Signing in saves the service (decision 15) and leads back to the page of the button. */
async function signInToSave(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { serviceId, saved, next }: z.output<typeof saveSchema>,
): Promise<SaveResult> {
  if (saved === "off") {
    // Their session has ended. After signing in only a Save is repeated; a removal is not.
    const signIn = signInForSaving(serviceId);
    return { outcome: "visitor", signIn, cookies: [] };
  }
  const page = nextOf(next) ?? nextOf(referrerOf(request)) ?? paths.service(serviceId);
  const title = await tryDatabase(readSavableTitle(context.get(databaseContext), serviceId));
  if (!title.ok) return UNAVAILABLE;
  if (title.value === null) return MISSING;
  const intent = { serviceId, title: title.value, next: page };
  const { secret } = context.get(configContext);
  const cookie = saveIntentCookie(request, secret, intent, context.get(clockContext)());
  return { outcome: "visitor", signIn: signInFor(page), cookies: [cookie] };
}
