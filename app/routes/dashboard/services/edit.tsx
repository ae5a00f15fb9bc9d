import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { recountLater } from "#app/actions/bookings/recount-later.ts";
import { ownPhotos } from "#app/actions/photos/own-photos.ts";
import { readFormWithPhotos } from "#app/actions/photos/read-form-with-photos.ts";
import { forgetService } from "#app/actions/services/forget-documents.ts";
import {
  refuseForm,
  type SubmittedState,
  showForm,
  submittedState,
  unreadableForm,
  validateServiceForm,
} from "#app/actions/services/service-form-response.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { versionOf } from "#app/domain/forms/version.ts";
import { isId } from "#app/domain/id.ts";
import { APPROVAL_TEXTS, type Approval } from "#app/domain/services/approval.ts";
import {
  SERVICE_NOT_UPDATED,
  serviceFormSchema,
  serviceFormValues,
  statusField,
} from "#app/domain/services/form.ts";
import type { ServiceFormState } from "#app/domain/services/form-state.ts";
import { NO_PHOTO } from "#app/domain/services/photo.ts";
import { serviceDifferences } from "#app/domain/services/service-differences.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { BecomeProfessional } from "#app/ui/services/become-professional.tsx";
import { readServiceToEdit } from "#db/services/service-form.ts";
import { updateService } from "#db/services/writes.ts";
import type { Route } from "./+types/edit.ts";
import { ServiceForm } from "./form/service-form.tsx";
import { ServiceUnavailable, type UnavailableReason } from "./service-unavailable.tsx";

export const meta: Route.MetaFunction = () => privateMeta("Edit service");

const editSchema = serviceFormSchema.and(z.object({ status: statusField }));

/** The page in place of the form. */
const withoutForm = (status: number, reason: UnavailableReason | "customer") =>
  refuse(status, { state: null, reason, usual: [], review: null });

/** Why this person cannot have the form, before anything is read; null when they can. */
function refusal(context: Readonly<RouterContextProvider>, id: string | undefined) {
  if (id === undefined) return withoutForm(400, "no-id");
  if (signedIn(context).role !== "professional") return withoutForm(403, "customer");
  return isId(id) ? null : withoutForm(404, "missing");
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { serviceId: id = "" } = params;
  const answer = refusal(context, params.serviceId);
  if (answer) return answer;
  const { id: userId } = signedIn(context);
  const result = await tryDatabase(readServiceToEdit(context.get(databaseContext), userId, id));
  if (!result.ok) return withoutForm(503, "failed");
  if (!result.value) return withoutForm(404, "missing");
  const { service, photos, drafts, usual } = result.value;
  const state: ServiceFormState = {
    ...submittedState(id, {
      values: serviceFormValues(service),
      photos: ownPhotos(context, [...photos, ...drafts]),
    }),
    version: service.version,
  };
  const { approval } = service;
  const review = approval && { approval, refusal: service.refusal };
  return { state, reason: null, usual, review };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { serviceId: id = "" } = params;
  const answer = refusal(context, params.serviceId);
  if (answer) return answer;
  const { id: userId } = signedIn(context);
  const db = context.get(databaseContext);
  const reading = await tryDatabase(readServiceToEdit(db, userId, id));
  if (reading.ok && !reading.value) return withoutForm(404, "missing");
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
  return redirectToServices(request, { waits: reading.value.service.approval !== null });
}

const redirectToServices = (request: Request, { waits }: { waits: boolean }) =>
  seeOther(paths.services, { request, notice: waits ? "service-waiting" : "service-updated" });

/**
 * Why a valid form changed nothing: the service is deleted, was changed elsewhere, or none of the photos exists. When
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
  if (!result.value) return withoutForm(404, "missing");
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
    return redirectToServices(request, { waits: service.approval !== null });
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

export default function EditService({ params, loaderData, actionData }: Route.ComponentProps) {
  const { review } = loaderData;
  const { state, reason = null } = { reason: null, ...(actionData ?? loaderData) };
  const path = paths.editService(params.serviceId ?? "");
  if (state) {
    return (
      <DashboardPage title="Edit service" action={<PublicPage id={state.id} />}>
        {review && <ReviewNotice {...review} />}
        <ServiceForm
          state={state}
          to={path}
          save="Save Changes"
          usual={loaderData.usual}
          isReviewed={review !== null}
        />
      </DashboardPage>
    );
  }
  if (reason === "customer") return <BecomeProfessional />;
  return <ServiceUnavailable title="Edit service" reason={reason ?? "failed"} retryHref={path} />;
}

function PublicPage({ id }: { id: string }) {
  return <a href={paths.service(id)}>See the public page</a>;
}

type ReviewNoticeProps = { approval: Approval; refusal: string | null };

/** The state of a service that the team reviews, and the last refusal of the team. */
function ReviewNotice({ approval, refusal }: ReviewNoticeProps) {
  return (
    <Notice tone="wait">
      <p>{APPROVAL_TEXTS[approval]}</p>
      {refusal && (
        <p className="mt-1.5 whitespace-pre-line wrap-anywhere">What we wrote: {refusal}</p>
      )}
    </Notice>
  );
}
