import { type Booking, otherParty, otherPerson, type Party } from "./booking.ts";

/** Who has to answer: whom another time was proposed to, else the professional of a request; null where nobody has to. */
export function answerer({ status, proposedBy }: Pick<Booking, "status" | "proposedBy">) {
  if (proposedBy !== null) return otherParty(proposedBy);
  return status === "pending" ? "professional" : null;
}

/** Whose answer to a request this one of the two waits for; null where they have to answer. */
export function awaitedName(booking: Booking, party: Party): string | null {
  return answerer(booking) === party ? null : otherPerson(booking, party).name;
}
