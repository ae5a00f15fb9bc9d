import { Badge } from "#app/ui/badge.tsx";

/** The author of the review completed a booking (decision 78). */
export function BookedHere() {
  return (
    <Badge tone="success" icon="check">
      Booked here
    </Badge>
  );
}
