import { z } from "zod";
import { anyTyped, textField } from "#app/domain/fields.ts";
import { addDays, isDay, momentOn } from "#app/domain/guyana-day.ts";

/**
 * What a professional can show a paper of, as people in Guyana call it: whether others may be told that we saw it, and whether
 * it never expires.
 */
export const LICENCE_KINDS = {
  trade: { name: "Trade licence", isPublic: true, lasts: false },
  electrical: { name: "Electrical licence", isPublic: true, lasts: false },
  food: { name: "Food handler’s certificate", isPublic: true, lasts: false },
  driver: { name: "Driver’s licence", isPublic: true, lasts: false },
  gra: { name: "GRA compliance", isPublic: true, lasts: false },
  nis: { name: "NIS compliance", isPublic: true, lasts: false },
  technical: { name: "Technical certificate (GTI, CVQ)", isPublic: true, lasts: true },
  police: { name: "Police clearance", isPublic: false, lasts: false },
} as const;
export type LicenceKind = keyof typeof LICENCE_KINDS;

const kindSchema = z
  .string()
  .refine((kind): kind is LicenceKind => Object.hasOwn(LICENCE_KINDS, kind));

/** The kinds of which others are told, in their order. */
export const PUBLIC_KINDS: readonly string[] = Object.entries(LICENCE_KINDS).flatMap(
  ([kind, { isPublic }]) => (isPublic ? [kind] : []),
);

/** What a kind is called; one that this version does not know as it is stored. */
export function licenceName(kind: string): string {
  const known = kindSchema.safeParse(kind);
  return known.success ? LICENCE_KINDS[known.data].name : kind;
}

/** The most licences of one person. */
export const MOST_LICENCES = 10;

export const NO_PAPER = "Please choose a photo of the paper";
export const TOO_MANY_LICENCES = `You can have at most ${MOST_LICENCES} licences here. Remove one first.`;
export const LICENCES_NOT_LOADED = "Failed to load your licences. Please try again.";
export const LICENCE_NOT_SAVED = "Failed to save this licence. Please try again.";

const NO_KIND = "Please choose what it is";
const NO_EXPIRY = "Please enter the last day on which it is valid";
const EXPIRED = "This day is over. Please add a licence that is still valid.";
const FURTHEST_YEARS = 50;

/** The form of a licence on a day (YYYY-MM-DD in Guyana). A kind that never expires has no last day. */
export function licenceSchema(today: string) {
  return z
    .object({
      kind: z
        .string(NO_KIND)
        .refine((kind): kind is LicenceKind => Object.hasOwn(LICENCE_KINDS, kind), NO_KIND),
      number: textField({ most: 60 }),
      issuer: textField({ most: 100 }),
      expiresOn: anyTyped,
    })
    .transform(({ expiresOn, ...licence }, context) => {
      if (LICENCE_KINDS[licence.kind].lasts && expiresOn === "") {
        return { ...licence, expiresOn: null };
      }
      const furthest = `${Number(today.slice(0, 4)) + FURTHEST_YEARS}${today.slice(4)}`;
      if (!isDay(expiresOn) || expiresOn > furthest) {
        context.addIssue({ code: "custom", path: ["expiresOn"], message: NO_EXPIRY });
        return z.NEVER;
      }
      if (expiresOn <= today) {
        context.addIssue({ code: "custom", path: ["expiresOn"], message: EXPIRED });
        return z.NEVER;
      }
      return { ...licence, expiresOn };
    });
}
export type LicenceFields = z.output<ReturnType<typeof licenceSchema>>;

export type StoredState = "waiting" | "seen" | "refused";

/** How a licence stands on a day: an accepted one is seen until its last day, which counts. */
export function licenceState(
  { state, expiresOn }: { state: StoredState; expiresOn: string | null },
  today: string,
): StoredState | "expired" {
  return state === "seen" && expiresOn !== null && expiresOn < today ? "expired" : state;
}

/** A licence that ends on this day or before it is one to remind of. */
export const remindedUntil = (today: string): string => addDays(today, 30);

/** A moment on the last day of a licence, for the texts of its day and its month. */
export const lastDayOf = (expiresOn: string): number => momentOn(expiresOn, 12 * 60);

/** A licence of which others are told. */
export type SeenLicence = { kind: string; expiresOn: string | null };
