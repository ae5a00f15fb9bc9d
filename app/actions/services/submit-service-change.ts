import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { recountLater } from "#app/actions/bookings/recount-later.ts";
import { readFormWithPhotos } from "#app/actions/photos/read-form-with-photos.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { versionOf } from "#app/domain/forms/version.ts";
import {
  SERVICE_NOT_UPDATED,
  serviceFormSchema,
  serviceFormValues,
  statusField,
} from "#app/domain/services/form.ts";
import { NO_PHOTO } from "#app/domain/services/photo.ts";
import { serviceDifferences } from "#app/domain/services/service-differences.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { readServiceToEdit } from "#db/services/service-form.ts";
import { updateService } from "#db/services/writes.ts";
import { forgetService } from "./forget-documents.ts";
import {
  refuseForm,
  type SubmittedState,
  showForm,
  submittedState,
  unreadableForm,
  validateServiceForm,
} from "./service-form-response.ts";

const editSchema = serviceFormSchema.and(z.object({ status: statusField }));

/** Saves the changes of a service; what is wrong comes back beside its field. Null where it is gone. */
export async function submitServiceChange(
  request: Request,
  context: Readonly<RouterContextProvider>,
  id: string,
) {
  const { id: userId } = signedIn(context);
  const db = context.get(databaseContext);
  const reading = await tryDatabase(readServiceToEdit(db, userId, id));
  if (reading.ok && !reading.value) return null;
  const form = await readFormWithPhotos(request, context, { ownerId: userId, draftId: id });
  if (!form.ok) return unreadableForm(context, id, form.status);
  const version = versionOf(form.values);
  const state: SubmittedState = { ...submittedState(id, form), version };
  if (!form.saves) return showForm(context, { ...state, errors: form.errors }, form.status);
  const validation = validateServiceForm(form, editSchema);
  if (!validation.ok) return refuseForm(context, state, validation.errors, form.status);
  if (!reading.ok || !reading.value) {
    return showForm(context, { ...state, problem: SERVICE_NOT_UPDATED }, 503);
  }
  const { status, ...formFields } = validation.fields;
  const fields = {
    ...formFields,
    visitMinutes: formFields.visitMinutes ?? reading.value.service.visitMinutes,
  };
  const now = context.get(clockContext)();
  const { owner } = reading.value;
  const update = { id, userId, fields, photos: form.photos, owner, status, version, now };
  const outcome = await tryDatabase(updateService(db, update));
  if (!outcome.ok) return showForm(context, { ...state, problem: SERVICE_NOT_UPDATED }, 503);
  if (!outcome.value) return explainConflict(request, context, state, update);
  recountLater(context, userId);
  const remainingIds = new Set(form.photos.map((photo) => photo.id));
  const removesPhoto = reading.value.photos.some((photo) => !remainingIds.has(photo.id));
  if (status !== "active" || removesPhoto) forgetService(context, id);
  const { approval, priceAmount, priceType } = reading.value.service;
  const hasNewPrice = fields.priceAmount !== priceAmount || fields.priceType !== priceType;
  return redirectToServices(request, { waits: approval !== null, hasNewPrice });
}

function redirectToServices(
  request: Request,
  { waits, hasNewPrice }: { waits: boolean; hasNewPrice: boolean },
) {
  const updated = hasNewPrice ? "service-price-changed" : "service-updated";
  return seeOther(paths.services, { request, notice: waits ? "service-waiting" : updated });
}

/**
 * Why a valid form changed nothing: the service is gone (null), was changed elsewhere, or none of the photos exists. When
 * the stored service equals the form, it was saved before and only the response was lost.
 */
async function explainConflict(
  request: Request,
  context: Readonly<RouterContextProvider>,
  state: SubmittedState,
  { fields, status, photos: formPhotos }: Parameters<typeof updateService>[1],
) {
  const { id: userId } = signedIn(context);
  const result = await tryDatabase(
    readServiceToEdit(context.get(databaseContext), userId, state.id),
  );
  if (!result.ok) return showForm(context, { ...state, problem: SERVICE_NOT_UPDATED }, 503);
  if (!result.value) return null;
  const { service, photos, drafts } = result.value;
  if (service.version === state.version) {
    return showForm(context, { ...state, photos: [], errors: { images: NO_PHOTO } }, 400);
  }
  const differences = serviceDifferences(
    serviceFormValues(service),
    serviceFormValues({ ...fields, status }),
  );
  const [before, after] = [photos, formPhotos].map((list) =>
    list.map(({ id, alt }) => `${id} ${alt}`).join(),
  );
  if (differences.length === 0 && before === after)
    return redirectToServices(request, { waits: service.approval !== null, hasNewPrice: false });
  const existing = new Set([...photos, ...drafts].map(({ id }) => id));
  const remaining = formPhotos.filter(({ id }) => existing.has(id));
  const otherPhotos = photos.filter((photo) => remaining.every(({ id }) => id !== photo.id));
  const { version } = service;
  return showForm(
    context,
    { ...state, photos: [...remaining, ...otherPhotos], version, differences },
    409,
  );
}
