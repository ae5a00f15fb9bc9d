import { Icon } from "../icon.tsx";

/** A completed booking stands behind this review (decision 78). */
export function BookedHere() {
  return (
    <span className="badge ok">
      <Icon name="check" />
      Booked here
    </span>
  );
}
