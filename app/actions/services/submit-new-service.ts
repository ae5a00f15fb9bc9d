import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { recountLater } from "#app/actions/bookings/recount-later.ts";
import { readFormWithPhotos } from "#app/actions/photos/read-form-with-photos.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { SERVICE_NOT_CREATED, serviceFormSchema } from "#app/domain/services/form.ts";
import { type FormPhoto, NO_PHOTO } from "#app/domain/services/photo.ts";
import { usualVisit } from "#app/domain/services/visit-defaults.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { readNewService } from "#db/services/service-form.ts";
import { createService } from "#db/services/writes.ts";
import {
  refuseForm,
  showForm,
  submittedState,
  unreadableForm,
  validateServiceForm,
} from "./service-form-response.ts";

const PUBLISHED =
  "This service is already published. Open it under My Services to change it, or tap Create service to publish this one as well.";

/** Publishes a new service of the signed-in professional; its id is that of its draft, so that it is published once. */
export async function submitNewService(
  request: Request,
  context: Readonly<RouterContextProvider>,
  draftId: string,
) {
  const { id: userId } = signedIn(context);
  const form = await readFormWithPhotos(request, context, { ownerId: userId, draftId });
  if (!form.ok) return unreadableForm(context, draftId, form.status);
  const { draft = "" } = form.values;
  const id = isId(draft) ? draft : draftId;
  const state = submittedState(id, form);
  if (!form.saves) return showForm(context, { ...state, errors: form.errors }, form.status);
  const validation = validateServiceForm(form, serviceFormSchema);
  if (!validation.ok) return refuseForm(context, state, validation.errors, form.status);
  const service = { id, fields: validation.fields, photos: form.photos };
  const published = await tryDatabase(publish(context, service));
  if (!published.ok) return showForm(context, { ...state, problem: SERVICE_NOT_CREATED }, 503);
  const created = published.value;
  if (created.kind === "no-photo") {
    return showForm(context, { ...state, photos: [], errors: { images: NO_PHOTO } }, 400);
  }
  if (created.kind === "taken") {
    return showForm(context, { ...state, id: crypto.randomUUID(), problem: PUBLISHED }, 409);
  }
  recountLater(context, userId);
  const notice = created.waits ? "service-waiting" : "service-created";
  return seeOther(paths.servicesAfter(id), { request, notice });
}

type NewService = {
  id: string;
  fields: z.output<typeof serviceFormSchema>;
  photos: readonly FormPhoto[];
};

/** Publishes the service with what its professional's account says, and the usual time where the form names none. */
async function publish(
  context: Readonly<RouterContextProvider>,
  { id, fields, photos }: NewService,
) {
  const { id: userId } = signedIn(context);
  const db = context.get(databaseContext);
  const { owner } = await readNewService(db, userId, id);
  const visitMinutes = fields.visitMinutes ?? usualVisit(fields);
  const now = context.get(clockContext)();
  return createService(db, { id, userId, fields: { ...fields, visitMinutes }, photos, owner, now });
}
