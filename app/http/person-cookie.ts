import {
  type PersonCookie,
  personValue,
  readPersonValue,
} from "#app/domain/accounts/person-cookie.ts";
import { readCookie, writeCookie } from "./cookies.ts";

const PERSON_COOKIE = "person";
/** As long as a draft is kept on the device, and a remembered session. */
const MAX_AGE_S = 30 * 24 * 60 * 60;

/** Whose browser it is as the request says, or null. It decides nothing but what is erased on this device (decision 116). */
export function readPerson(request: Request): PersonCookie | null {
  return readPersonValue(readCookie(request, PERSON_COOKIE));
}

/** The cookie that says whose browser it is; scripts read it, because they keep things on the device for that person. */
export function personCookie(request: Request, person: PersonCookie): string {
  const options = { maxAge: MAX_AGE_S, httpOnly: false };
  return writeCookie(request, PERSON_COOKIE, personValue(person), options);
}

/** The cookie that makes it nobody's browser, so that its scripts erase what they kept. */
export function blankPersonCookie(request: Request): string {
  const options = { maxAge: 0, httpOnly: false };
  return writeCookie(request, PERSON_COOKIE, "", options);
}
