import { ownPhotos } from "#app/actions/photos/own-photos.ts";
import { submittedState } from "#app/actions/services/service-form-response.ts";
import { submitNewService } from "#app/actions/services/submit-new-service.ts";
import { databaseContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { regionCode } from "#app/domain/places/postal-code.ts";
import { availabilityValues } from "#app/domain/services/form.ts";
import type { ServiceFormState } from "#app/domain/services/form-state.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { BecomeProfessional } from "#app/ui/services/become-professional.tsx";
import { readNewService } from "#db/services/service-form.ts";
import type { Route } from "./+types/new.ts";
import { ServiceForm } from "./form/service-form.tsx";
import { ServiceUnavailable } from "./service-unavailable.tsx";

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

export function action({ request, url, context }: Route.ActionArgs) {
  if (signedIn(context).role !== "professional") return refuse(403, { state: null });
  return submitNewService(request, context, draftIdOf(url));
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
