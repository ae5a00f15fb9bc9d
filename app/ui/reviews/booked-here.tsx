import { Badge } from "../badge.tsx";

/** A completed booking stands behind this review (decision 78). */
export function BookedHere() {
  return (
    <Badge tone="success" icon="check">
      Booked here
    </Badge>
  );
}
