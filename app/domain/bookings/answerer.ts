import { type Booking, otherParty } from "./booking.ts";

/** Who has to answer: whom another time was proposed to, else the professional of a request; null where nobody has to. */
export function answerer({ status, proposedBy }: Pick<Booking, "status" | "proposedBy">) {
  if (proposedBy !== null) return otherParty(proposedBy);
  return status === "pending" ? "professional" : null;
}
