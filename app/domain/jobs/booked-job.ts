import { MOST_LANDMARK, MOST_NOTES } from "#app/domain/bookings/form.ts";
import { characters, excerpt } from "#app/domain/text/clean-text.ts";

type BookedJob = { landmark: string | null; city: string; details: string };

/**
 * What a booking says of the job that it was made for: the landmark with the village or town, and the notes. A landmark that
 * is too long is cut, never the town; what is cut ends with an ellipsis.
 */
export function textsOfBooking({ landmark, city, details }: BookedJob) {
  const town = landmark ? `, ${city}` : city;
  return {
    landmark: `${fitted(landmark ?? "", MOST_LANDMARK - characters(town))}${town}`,
    notes: fitted(details, MOST_NOTES),
  };
}

/** With its ellipsis at most so many characters. */
const fitted = (text: string, most: number) =>
  characters(text) <= most ? text : excerpt(text, most - 1);
