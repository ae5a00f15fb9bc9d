import { currentPerson, VISITOR } from "#app/device/person.ts";
import { connectivity, noteConnectivity } from "./connectivity.ts";

let personOfPage: string | undefined;

/** Notes whose page is open, and looks at each return to it whether they are still signed in. Returns a function that stops. */
export function watchPerson(person: string | undefined): () => void {
  personOfPage = person;
  document.addEventListener("visibilitychange", noteOtherPerson);
  return () => document.removeEventListener("visibilitychange", noteOtherPerson);
}

/**
 * Looks whether somebody else has signed in on this device, in another tab, since the page was opened: what the server says
 * now is theirs. Gives it, and the bar tells it.
 */
export function noteOtherPerson(): boolean {
  const person = currentPerson();
  const isOtherPerson = personOfPage !== undefined && person !== VISITOR && person !== personOfPage;
  if (isOtherPerson !== connectivity().isOtherPerson) noteConnectivity({ isOtherPerson });
  return isOtherPerson;
}
