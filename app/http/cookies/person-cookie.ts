import {
  type PersonCookie,
  personValue,
  readPersonValue,
} from "#app/domain/accounts/person-cookie.ts";
import { readCookie, writeCookie } from "./cookies.ts";

const PERSON_COOKIE = "person";
/** As long as drafts stay on the device and a remembered session lasts. */
const MAX_AGE_S = 30 * 24 * 60 * 60;

/** The person of this browser by its cookie, or null. It only decides what is erased on this device (decision 116). */
export function readPerson(request: Request): PersonCookie | null {
  return readPersonValue(readCookie(request, PERSON_COOKIE));
}

/** The cookie that says whose browser it is. Scripts read it, because they store drafts on the device for that person. */
export function personCookie(request: Request, person: PersonCookie): string {
  const options = { maxAge: MAX_AGE_S, httpOnly: false };
  return writeCookie(request, PERSON_COOKIE, personValue(person), options);
}

/** The cookie that removes the person from a browser, so that its scripts erase what they have stored. */
export function blankPersonCookie(request: Request): string {
  const options = { maxAge: 0, httpOnly: false };
  return writeCookie(request, PERSON_COOKIE, "", options);
}
