import type { RouterContextProvider } from "react-router";
import { withdrawRequests } from "#app/actions/bookings/end-requests.ts";
import { clockContext, configContext, databaseContext, roomsContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { deleteService, readDeletion } from "#db/services/service-deletion.ts";
import { forgetService } from "./forget-documents.ts";

/** What the deletion of a service affects; null when this person has no such service. */
export async function deletionOf(context: Readonly<RouterContextProvider>, id: string) {
  if (!isId(id)) return null;
  const now = context.get(clockContext)();
  return readDeletion(context.get(databaseContext), signedIn(context).id, id, now);
}

/** Deletes the service or says why not. Pressing the button twice succeeds twice. */
export async function deleteOrExplain(
  context: Readonly<RouterContextProvider>,
  id: string,
): Promise<"deleted" | "missing" | "booked"> {
  if (!isId(id)) return "missing";
  const now = context.get(clockContext)();
  const { id: userId } = signedIn(context);
  const db = context.get(databaseContext);
  if (await deleteService(db, userId, id, now)) {
    const { appOrigin } = context.get(configContext);
    // The service is deleted even if this fails: a job ends the remaining requests.
    await tryDatabase(withdrawRequests({ db, rooms: context.get(roomsContext), appOrigin, now }));
    forgetService(context, id);
    return "deleted";
  }
  const deletion = await deletionOf(context, id);
  if (!deletion) return "missing";
  return deletion.service.deleted ? "deleted" : "booked";
}
