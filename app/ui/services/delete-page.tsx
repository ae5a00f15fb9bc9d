import { SERVICE_NOT_DELETED } from "#app/domain/services/form.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ActionPanel } from "#app/ui/dashboard/action-panel.tsx";
import { ConfirmPage } from "#app/ui/dashboard/confirm-page.tsx";
import { Notice } from "#app/ui/notice.tsx";

type DeletePageProps = {
  id: string;
  title: string;
  /** Confirmed bookings that have not started: with one of them it cannot be deleted. */
  confirmed: number;
  /** Booking requests without an answer. */
  pending: number;
  problem: string | null;
};

/** Asks before a service is deleted, or says why it cannot be (decision 48). */
export function DeletePage({ id, title, confirmed, pending, problem }: DeletePageProps) {
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
