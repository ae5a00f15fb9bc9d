import { BOOKING_STATUSES } from "#app/domain/bookings/booking.ts";
import { SERVICE_STATUSES } from "#app/domain/services/form.ts";
import { photoPath } from "#app/links.ts";
import { Badge } from "#app/ui/badge.tsx";
import { BookingBadge } from "#app/ui/bookings/badge.tsx";
import { Avatar } from "#app/ui/pictures/avatar.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { StatusBadge } from "#app/ui/services/status-badge.tsx";
import { EXAMPLE_TIME, LONG_NAME, RIGHT_TO_LEFT_NAME } from "./examples.ts";
import { Shown, State, States } from "./shown.tsx";

const IDS = ["000000", "000001", "000002", "000003", "000004"];

export function ShownSigns({ photoId }: { photoId: string | null }) {
  return (
    <>
      <Shown name="Badge" file="badge.tsx">
        <States>
          <Badge tone="success" icon="check">
            Booked before
          </Badge>
          <Badge tone="pending" icon="clock">
            Waiting
          </Badge>
          <Badge>Not available now</Badge>
          <Badge tone="danger" icon="x">
            Refused
          </Badge>
          <Badge tone="success" icon="check" size="large">
            Weekdays
          </Badge>
          <Badge tone="pending" icon="clock" wraps>
            {LONG_NAME}
          </Badge>
        </States>
      </Shown>
      <Shown name="Status of a booking" file="bookings/badge.tsx">
        <States>
          {BOOKING_STATUSES.map((status) => (
            <BookingBadge key={status} booking={{ status, expiresAt: EXAMPLE_TIME }} />
          ))}
        </States>
      </Shown>
      <Shown name="Status of a service" file="services/status-badge.tsx">
        <States>
          {SERVICE_STATUSES.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </States>
      </Shown>
      <Shown name="Avatar" file="pictures/avatar.tsx">
        <States>
          {IDS.map((id) => (
            <Avatar key={id} id={id} name="Anita Ramdin" />
          ))}
          <State name="one name">
            <Avatar id="000001" name="Cleveland" />
          </State>
          <State name="right to left">
            <Avatar id="000002" name={RIGHT_TO_LEFT_NAME} />
          </State>
          <State name="long">
            <Avatar id="000003" name={LONG_NAME} />
          </State>
          <State name="large">
            <Avatar id="000000" name="Anita Ramdin" large />
          </State>
          {photoId && (
            <State name="picture">
              <Avatar
                id="000000"
                name="Anita Ramdin"
                preview={photoPath(photoId, "160.webp")}
                large
              />
            </State>
          )}
        </States>
      </Shown>
      <Shown name="Icon" file="pictures/icon.tsx">
        <States>
          {["search", "heart", "star", "clock", "calendar-days", "message-circle"].map((name) => (
            <Icon key={name} name={name} />
          ))}
        </States>
      </Shown>
    </>
  );
}
