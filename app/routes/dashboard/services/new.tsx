import { recountLater } from "#app/actions/bookings/recount-later.ts";
import { ownPhotos } from "#app/actions/photos/own-photos.ts";
import { readFormWithPhotos } from "#app/actions/photos/read-form-with-photos.ts";
import {
  refuseForm,
  showForm,
  submittedState,
  unreadableForm,
  validateServiceForm,
} from "#app/actions/services/service-form-response.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { regionCode } from "#app/domain/places/postal-code.ts";
import {
  availabilityValues,
  SERVICE_NOT_CREATED,
  serviceFormSchema,
} from "#app/domain/services/form.ts";
import type { ServiceFormState } from "#app/domain/services/form-state.ts";
import { NO_PHOTO } from "#app/domain/services/photo.ts";
import { usualVisit } from "#app/domain/services/visit-defaults.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { BecomeProfessional } from "#app/ui/services/become-professional.tsx";
import { readNewService } from "#db/services/service-form.ts";
import { createService } from "#db/services/writes.ts";
import type { Route } from "./+types/new.ts";
import { ServiceForm } from "./form/service-form.tsx";
import { ServiceUnavailable } from "./service-unavailable.tsx";

const PUBLISHED =
  "This service is already published. Open it under My Services to change it, or tap Create service to publish this one as well.";

export const meta: Route.MetaFunction = () => privateMeta("Add service");

/** The id of the new service, from the address, so that a reload keeps its photos. */
function draftIdOf(url: URL): string {
  const draft = url.searchParams.get("draft");
  return draft && isId(draft) ? draft : crypto.randomUUID();
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { id: userId, role } = signedIn(context);
  if (role !== "professional") return refuse(403, { state: null, failed: false, usual: [] });
  const draftId = draftIdOf(url);
  const result = await tryDatabase(readNewService(context.get(databaseContext), userId, draftId));
  if (!result.ok) return refuse(503, { state: null, failed: true, usual: [] });
  const { owner, drafts, published, usual } = result.value;
  const state: ServiceFormState = {
    ...submittedState(published ? crypto.randomUUID() : draftId, {
      photos: ownPhotos(context, drafts),
      values: {
        city: owner.city ?? "",
        region: owner.region,
        zipCode: owner.postalCode ?? regionCode(owner.region),
        ...availabilityValues(owner.availability),
      },
    }),
  };
  return { state, failed: false, usual };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { id: userId, role } = signedIn(context);
  if (role !== "professional") return refuse(403, { state: null });
  const draftId = draftIdOf(url);
  const form = await readFormWithPhotos(request, context, { ownerId: userId, draftId });
  if (!form.ok) return unreadableForm(context, draftId, form.status);
  const { draft = "" } = form.values;
  const id = isId(draft) ? draft : draftId;
  const state = submittedState(id, form);
  if (!form.saves) return showForm(context, { ...state, errors: form.errors }, form.status);
  const validation = validateServiceForm(form, serviceFormSchema);
  if (!validation.ok) return refuseForm(context, state, validation.errors, form.status);
  const { fields } = validation;
  const visitMinutes = fields.visitMinutes ?? usualVisit(fields);
  const db = context.get(databaseContext);
  const publish = async () => {
    const { owner } = await readNewService(db, userId, id);
    const now = context.get(clockContext)();
    return createService(db, {
      id,
      userId,
      fields: { ...fields, visitMinutes },
      photos: form.photos,
      owner,
      now,
    });
  };
  const published = await tryDatabase(publish());
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
  return seeOther(paths.services, { request, notice });
}

export default function NewService({ loaderData, actionData }: Route.ComponentProps) {
  const state = actionData?.state ?? loaderData.state;
  if (loaderData.failed && !state) {
    return <ServiceUnavailable title="Add service" reason="failed" retryHref={paths.newService} />;
  }
  if (!state) return <BecomeProfessional />;
  return (
    <DashboardPage title="Add service">
      <ServiceForm
        state={state}
        to={paths.newServiceOf(state.id)}
        save="Create service"
        usual={loaderData.usual}
      />
    </DashboardPage>
  );
}
