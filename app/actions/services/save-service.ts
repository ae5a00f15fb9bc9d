import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext, sessionUnreadContext, userContext } from "#app/context.ts";
import {
  OWN_SERVICE,
  SAVE_FAILED,
  SERVICE_MISSING,
  saveSchema,
} from "#app/domain/services/saved.ts";
import { readForm } from "#app/http/read-form.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { removeSaved, saveService } from "#db/services/saved-services.ts";

type SaveResult =
  | { outcome: "visitor"; serviceId: string }
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
  if (context.get(sessionUnreadContext)) return UNAVAILABLE;
  if (!user) return { outcome: "visitor", serviceId };
  const db = context.get(databaseContext);
  const now = context.get(clockContext)();
  const change = { userId: user.id, now };
  const changed = await tryDatabase(
    saved === "on"
      ? saveService(db, { ...change, serviceId })
      : removeSaved(db, { ...change, serviceIds: [serviceId] }).then(() => "removed" as const),
  );
  if (!changed.ok) return UNAVAILABLE;
  if (changed.value === "own") return OWN;
  if (changed.value === "missing") return MISSING;
  return { outcome: changed.value, serviceId, next };
}
