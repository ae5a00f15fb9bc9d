import { parsePhone } from "#app/domain/accounts/phone.ts";
import { normalAddress } from "#app/domain/email/address.ts";
import { isId } from "#app/domain/id.ts";
import { isTicket } from "#app/domain/support/contact.ts";
import { cleanText } from "#app/domain/text/clean-text.ts";

/** What somebody of the team looks for; each part is null or empty where the text is none of its kind. */
export type Wanted = {
  id: string | null;
  /** The reference of a booking, and the number of a contact ticket. */
  reference: string | null;
  ticket: string | null;
  /** How an address begins, in the form in which it is stored. */
  email: string | null;
  phone: string | null;
  /** Words of a name, a title or a job, in lower case. */
  words: string[];
};

/** A text with fewer characters would find everybody. */
const LEAST = 2;
const MOST = 100;
const MOST_WORDS = 6;
export const TOO_SHORT = "Please type at least two characters.";

/** Reads the one field of the page that finds; null for a text that is too short to find anything. */
export function readWanted(typed: string): Wanted | null {
  const text = cleanText(typed).slice(0, MOST);
  if (text.length < LEAST) return null;
  const upper = text.toUpperCase();
  const id = isId(text) ? text.toLowerCase() : null;
  const reference = /^KY-[0-9A-Z]{5}$/.test(upper) ? upper : null;
  const ticket = isTicket(upper) ? upper : null;
  const phone = parsePhone(text);
  const isExact = id ?? reference ?? ticket ?? phone;
  const isOneWord = !/\s/.test(text);
  return {
    id,
    reference,
    ticket,
    phone,
    email: isExact === null && isOneWord ? normalAddress(text) : null,
    words:
      isExact === null && !text.includes("@")
        ? text.toLowerCase().split(/\s+/).slice(0, MOST_WORDS)
        : [],
  };
}
