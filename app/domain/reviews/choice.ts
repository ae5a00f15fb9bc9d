/** A service that a review can be written about. */
export type ReviewChoice = {
  id: string;
  title: string;
  proName: string;
  /** Whether this person had it done. */
  booked: boolean;
};
