import { readList, readNullable, readObject, readText } from "#app/domain/json-reader.ts";
import { addDays, momentOn } from "#app/domain/time/guyana-day.ts";

/**
 * What a professional can show a paper of, as people in Guyana call it: whether others may be told that we saw it, and whether
 * there are some without a last day.
 */
export const LICENCE_KINDS = {
  trade: { name: "Trade licence", isPublic: true, mayNeverExpire: false },
  electrical: { name: "Electrical licence", isPublic: true, mayNeverExpire: false },
  food: { name: "Food handler’s certificate", isPublic: true, mayNeverExpire: false },
  driver: { name: "Driver’s licence", isPublic: true, mayNeverExpire: false },
  gra: { name: "GRA compliance", isPublic: true, mayNeverExpire: false },
  nis: { name: "NIS compliance", isPublic: true, mayNeverExpire: false },
  technical: { name: "Technical certificate (GTI, CVQ)", isPublic: true, mayNeverExpire: true },
  police: { name: "Police clearance", isPublic: false, mayNeverExpire: false },
} as const;
type LicenceKind = keyof typeof LICENCE_KINDS;

/** Whether a text names a kind. */
export const isLicenceKind = (kind: string): kind is LicenceKind =>
  Object.hasOwn(LICENCE_KINDS, kind);

/** The kinds of which others are told, in their order. */
export const PUBLIC_KINDS: readonly string[] = Object.entries(LICENCE_KINDS).flatMap(
  ([kind, { isPublic }]) => (isPublic ? [kind] : []),
);

/** What a kind is called; one that this version does not know as it is stored. */
export function licenceName(kind: string): string {
  return isLicenceKind(kind) ? LICENCE_KINDS[kind].name : kind;
}

/** The most licences of one person. */
export const MOST_LICENCES = 10;

export const NO_PAPER = "Please choose a photo of the paper";
export const TOO_MANY_LICENCES = `You can have at most ${MOST_LICENCES} licences here. Remove one first.`;
/** The form has added a licence with other details before. */
export const OTHER_LICENCE =
  "You have already added this licence, with other details. Load this page again to look at it, or tap Add licence to add this one as well.";
export const LICENCES_NOT_LOADED = "Failed to load your licences. Please try again.";
export const LICENCE_NOT_SAVED = "Failed to save this licence. Please try again.";

export const LICENCE_STATES = ["waiting", "seen", "refused"] as const;
export type StoredState = (typeof LICENCE_STATES)[number];

/** How a licence stands on a day: an accepted one is seen until its last day, which counts. */
export function licenceState(
  { state, expiresOn }: { state: StoredState; expiresOn: string | null },
  today: string,
): StoredState | "expired" {
  return state === "seen" && expiresOn !== null && expiresOn < today ? "expired" : state;
}

/** A licence that ends on this day or before it is one to remind of. */
export const remindedUntil = (today: string): string => addDays(today, 30);

/** Whether a licence that has a last day ends within 30 days of today, so that it is time to renew it. */
export const endsSoon = (expiresOn: string, today: string): boolean =>
  expiresOn <= remindedUntil(today);

/** A moment on the last day of a licence, for the texts of its day and its month. */
export const lastDayOf = (expiresOn: string): number => momentOn(expiresOn, 12 * 60);

/** A licence of which others are told. */
export type SeenLicence = { kind: string; expiresOn: string | null };

/** What “Licence seen” says, and what it does not promise: on every page that says it, and in the questions. */
export const WHAT_SEEN_MEANS =
  "Our team saw a photo of the paper, but did not ask the issuer whether it is real. Ask to see it before you hire.";

/** Reads them from JSON. */
export const readSeenLicences = readList(
  readObject<SeenLicence>({ kind: readText, expiresOn: readNullable(readText) }),
);
