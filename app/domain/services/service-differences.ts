import { AVAILABILITY, availabilityText } from "#app/domain/bookings/availability.ts";
import { lengthText } from "#app/domain/bookings/booking.ts";
import type { Difference } from "#app/domain/forms/difference.ts";
import { PRICE_TYPES } from "#app/domain/money/money.ts";
import { cleanText } from "#app/domain/text/clean-text.ts";
import { findCategory, findSubcategory } from "./catalogue.ts";
import {
  availabilityField,
  PRICE_TYPE_NAMES,
  SERVICE_LABELS,
  SERVICE_STATUSES,
  STATUS_NAMES,
} from "./form.ts";

type Values = Record<string, string | undefined>;

/** The fields in which two versions of a service differ, in the order of the form (decision 50). */
export function serviceDifferences(stored: Values, yours: Values): Difference[] {
  return Object.entries(SERVICE_LABELS)
    .map(([name, label]) => ({
      label,
      stored: cleanText(textOf(name, stored)),
      yours: cleanText(textOf(name, yours)),
    }))
    .filter((difference) => difference.stored !== difference.yours);
}

/** The text of a field as people read it; what is not named here is shown as it is. */
function textOf(name: string, values: Values): string {
  switch (name) {
    case "categoryId":
      return findCategory(values.categoryId)?.name ?? "";
    case "subcategoryId":
      return subcategoryText(values);
    case "priceType":
      return nameOf(values.priceType, PRICE_TYPES, PRICE_TYPE_NAMES);
    case "visitMinutes":
      return lengthText(Number(values.visitMinutes));
    case "availability":
      return windowsText(values);
    case "status":
      return nameOf(values.status, SERVICE_STATUSES, STATUS_NAMES);
    default:
      return values[name] ?? "";
  }
}

function nameOf<T extends string>(
  value: string | undefined,
  choices: readonly T[],
  names: Record<T, string>,
): string {
  const choice = choices.find((one) => one === value);
  return choice === undefined ? "" : names[choice];
}

function subcategoryText({ categoryId, subcategoryId }: Values): string {
  const category = findCategory(categoryId);
  return (category && findSubcategory(category, subcategoryId)?.name) ?? "";
}

function windowsText(values: Values): string {
  const [weekdays = false, weekends = false, evenings = false] = AVAILABILITY.map(
    (window) => values[availabilityField(window)] === "on",
  );
  return availabilityText({ weekdays, weekends, evenings });
}
