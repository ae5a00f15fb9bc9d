import type { RouterContextProvider } from "react-router";
import { ownPhotos } from "#app/actions/photos/own-photos.ts";
import { submittedState } from "#app/actions/services/service-form-response.ts";
import { submitServiceChange } from "#app/actions/services/submit-service-change.ts";
import { databaseContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { APPROVAL_TEXTS, type Approval } from "#app/domain/services/approval.ts";
import { serviceFormValues } from "#app/domain/services/form.ts";
import type { ServiceFormState } from "#app/domain/services/form-state.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { BecomeProfessional } from "#app/ui/services/become-professional.tsx";
import { readServiceToEdit } from "#db/services/service-form.ts";
import type { Route } from "./+types/edit.ts";
import { ServiceForm } from "./form/service-form.tsx";
import { ServiceUnavailable, type UnavailableReason } from "./service-unavailable.tsx";

export const meta: Route.MetaFunction = () => privateMeta("Edit service");

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
  return (await submitServiceChange(request, context, id)) ?? withoutForm(404, "missing");
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
