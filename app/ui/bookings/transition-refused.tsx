import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ActionPanel, Cancel } from "#app/ui/dashboard/action-panel.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Notice } from "#app/ui/notice.tsx";

type TransitionRefusedProps = { title: string; message: string; id: string };

/** In place of the question when the transition is no longer possible. */
export function TransitionRefused({ title, message, id }: TransitionRefusedProps) {
  return (
    <ActionPanel title={title}>
      <Notice tone="bad">{message}</Notice>
      <Cancel to={paths.booking(id)}>Back to the booking</Cancel>
    </ActionPanel>
  );
}

/** For a booking that does not exist or belongs to other people. */
export function BookingMissing() {
  return (
    <DashboardPage title="Booking not found">
      <p>It is not among your bookings. The address may be mistyped.</p>
      <p>
        <ButtonLink to={paths.bookings}>All my bookings</ButtonLink>
      </p>
    </DashboardPage>
  );
}
