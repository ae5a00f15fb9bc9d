import { z } from "zod";
import { anyTyped, textField } from "#app/domain/forms/fields.ts";
import { isDay } from "#app/domain/time/guyana-day.ts";
import { isLicenceKind, LICENCE_KINDS } from "./licences.ts";

const NO_KIND = "Please choose what it is";
const NO_EXPIRY = "Please enter the last day on which it is valid";
const EXPIRED = "This day is over. Please add a licence that is still valid.";
const FURTHEST_YEARS = 50;

/** The form of a licence on a day (YYYY-MM-DD in Guyana). A kind that never expires has no last day. */
export function licenceSchema(today: string) {
  return z
    .object({
      kind: z.string(NO_KIND).refine(isLicenceKind, NO_KIND),
      number: textField({ most: 60 }),
      issuer: textField({ most: 100 }),
      expiresOn: anyTyped,
    })
    .transform(({ expiresOn, ...licence }, context) => {
      if (LICENCE_KINDS[licence.kind].mayNeverExpire && expiresOn === "") {
        return { ...licence, expiresOn: null };
      }
      const furthest = `${Number(today.slice(0, 4)) + FURTHEST_YEARS}${today.slice(4)}`;
      if (!isDay(expiresOn) || expiresOn > furthest) {
        context.addIssue({ code: "custom", path: ["expiresOn"], message: NO_EXPIRY });
        return z.NEVER;
      }
      if (expiresOn < today) {
        context.addIssue({ code: "custom", path: ["expiresOn"], message: EXPIRED });
        return z.NEVER;
      }
      return { ...licence, expiresOn };
    });
}
export type LicenceFields = z.output<ReturnType<typeof licenceSchema>>;
