/** What is said beside a text that holds contact details. */
export const CONTACT_HIDDEN =
  "We hide phone numbers, e-mail addresses and links from the other person until an offer is accepted.";
