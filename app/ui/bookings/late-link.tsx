import { type Booking, otherPerson, type Party } from "#app/domain/bookings/booking.ts";
import { canBeLate } from "#app/domain/bookings/late.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";

type LateLinkProps = {
  booking: Booking;
  party: Party;
  /** UTC milliseconds. */
  now: number;
};

/** The way to tell the other one that you are late, with a message ready to send; nothing when it is not the day for it. */
export function LateLink({ booking, party, now }: LateLinkProps) {
  const { id } = otherPerson(booking, party);
  if (id === null || !canBeLate(booking, now)) return null;
  const about = { with: id, service: booking.serviceId, late: booking.id };
  return (
    <ButtonLink variant="secondary" size="small" to={paths.newConversation(about)}>
      <Icon name="clock" />I am running late
    </ButtonLink>
  );
}
