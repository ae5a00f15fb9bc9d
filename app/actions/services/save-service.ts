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

type SaveAnswer =
  | { is: "visitor"; serviceId: string }
  | { is: "saved" | "already" | "removed"; serviceId: string; next?: string }
  | { is: "refused"; status: number; message: string };

const NO_SUCH_SERVICE: SaveAnswer = { is: "refused", status: 404, message: SERVICE_MISSING };
const NOT_NOW: SaveAnswer = { is: "refused", status: 503, message: SAVE_FAILED };
const OWN: SaveAnswer = { is: "refused", status: 403, message: OWN_SERVICE };

/** Saves or removes the service that a Save button names, and says what became of it. */
export async function answerSave(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<SaveAnswer> {
  const form = await readForm(request, saveSchema);
  if (!form.ok) {
    const [message = ""] = Object.values(form.errors);
    return { is: "refused", status: form.status, message };
  }
  const { serviceId, saved, next } = form.data;
  const user = context.get(userContext);
  if (context.get(sessionUnreadContext)) return NOT_NOW;
  if (!user) return { is: "visitor", serviceId };
  const db = context.get(databaseContext);
  const now = context.get(clockContext)();
  const about = { userId: user.id, now };
  const done = await tryDatabase(
    saved === "on"
      ? saveService(db, { ...about, serviceId })
      : removeSaved(db, { ...about, serviceIds: [serviceId] }).then(() => "removed" as const),
  );
  if (!done.ok) return NOT_NOW;
  if (done.value === "own") return OWN;
  if (done.value === "missing") return NO_SUCH_SERVICE;
  return { is: done.value, serviceId, next };
}
