import { data } from "react-router";
import { deleteOrExplain, deletionOf } from "#app/actions/services/delete-service.ts";
import {
  SERVICE_NOT_DELETED,
  SERVICE_NOT_FOUND,
  SERVICE_NOT_LOADED,
} from "#app/domain/services/form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ActionPanel, Cancel } from "#app/ui/dashboard/action-panel.tsx";
import { ConfirmPage } from "#app/ui/dashboard/confirm-page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import type { Route } from "./+types/delete.ts";

export const meta: Route.MetaFunction = () => privateMeta("Delete service");

export async function loader({ params: { serviceId }, context }: Route.LoaderArgs) {
  const deletion = await readForPage(deletionOf(context, serviceId), SERVICE_NOT_LOADED);
  if (!deletion || deletion.service.deleted) return data({ service: null }, { status: 404 });
  const { service, confirmed, pending } = deletion;
  return { service: { title: service.title, confirmed, pending } };
}

export async function action({ request, params: { serviceId }, context }: Route.ActionArgs) {
  const result = await tryDatabase(deleteOrExplain(context, serviceId));
  if (!result.ok) return refuse(503, { problem: SERVICE_NOT_DELETED });
  if (result.value === "missing") return refuse(404, { problem: null });
  if (result.value === "booked") return refuse(409, { problem: null });
  return seeOther(paths.services, { request, notice: "service-deleted" });
}

export default function DeleteService({ params, loaderData, actionData }: Route.ComponentProps) {
  const { service } = loaderData;
  const { serviceId: id } = params;
  if (service) return <DeletePage id={id} {...service} problem={actionData?.problem ?? null} />;
  return (
    <ActionPanel title="Delete service">
      <Notice tone="bad">{SERVICE_NOT_FOUND}</Notice>
      <Cancel to={paths.services}>Back to My Services</Cancel>
    </ActionPanel>
  );
}

type DeletePageProps = {
  id: string;
  title: string;
  /** The number of confirmed bookings that have not started; with any of them the service cannot be deleted. */
  confirmed: number;
  /** Booking requests without an answer. */
  pending: number;
  problem: string | null;
};

/** Asks before a service is deleted, or shows why it cannot be deleted (decision 48). */
function DeletePage({ id, title, confirmed, pending, problem }: DeletePageProps) {
  if (confirmed > 0) return <NotPossible id={id} confirmed={confirmed} />;
  return (
    <ConfirmPage
      title="Delete service"
      question={`Delete “${title}”?`}
      action="Delete"
      cancelTo={paths.services}
      problem={problem}
      failure={SERVICE_NOT_DELETED}
      danger
    >
      <p>
        It disappears from search and from your profile. You keep its reviews and past bookings.
      </p>
      {pending > 0 && (
        <p>
          {pending === 1
            ? "1 booking request for it waits for your answer. It ends with the service, and the customer is notified."
            : `${pending} booking requests for it wait for your answer. They end with the service, and the customers are notified.`}
        </p>
      )}
    </ConfirmPage>
  );
}

function NotPossible({ id, confirmed }: Pick<DeletePageProps, "id" | "confirmed">) {
  return (
    <ActionPanel title="Delete service">
      <Notice tone="bad">
        <p>
          {confirmed === 1
            ? "This service has 1 upcoming booking. Cancel or complete it first, or set the service to inactive."
            : `This service has ${confirmed} upcoming bookings. Cancel or complete them first, or set the service to inactive.`}
        </p>
      </Notice>
      <p className="flex flex-wrap items-center gap-2">
        <ButtonLink to={paths.bookings}>See bookings</ButtonLink>
        <ButtonLink variant="secondary" to={paths.editService(id)}>
          Edit service
        </ButtonLink>
      </p>
    </ActionPanel>
  );
}
