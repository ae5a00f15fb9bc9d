/** A service that a review can be written about. */
export type ReviewChoice = {
  id: string;
  title: string;
  proName: string;
  /** Whether this person completed a booking of it. */
  booked: boolean;
};
