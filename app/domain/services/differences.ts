import { AVAILABILITY, availabilityText } from "#app/domain/bookings/availability.ts";
import type { Difference } from "#app/domain/difference.ts";
import { PRICE_TYPES } from "#app/domain/money.ts";
import { cleanText } from "#app/domain/text.ts";
import { findCategory, findSubcategory } from "./catalogue.ts";
import { availabilityField, PRICE_TYPE_NAMES, SERVICE_STATUSES, STATUS_NAMES } from "./form.ts";

type Values = Record<string, string | undefined>;

const FIELDS: { label: string; text: (values: Values) => string }[] = [
  { label: "Title", text: ({ title }) => title ?? "" },
  { label: "Description", text: ({ description }) => description ?? "" },
  { label: "Category", text: ({ categoryId }) => findCategory(categoryId)?.name ?? "" },
  { label: "Subcategory", text: subcategoryText },
  { label: "Price", text: ({ priceAmount }) => priceAmount ?? "" },
  {
    label: "Price type",
    text: ({ priceType }) =>
      PRICE_TYPES.filter((one) => one === priceType).map((one) => PRICE_TYPE_NAMES[one])[0] ?? "",
  },
  { label: "Village or town", text: ({ city }) => city ?? "" },
  { label: "Region", text: ({ region }) => region ?? "" },
  { label: "Postal code", text: ({ zipCode }) => zipCode ?? "" },
  { label: "Availability", text: windowsText },
  { label: "Status", text: statusText },
];

function subcategoryText({ categoryId, subcategoryId }: Values): string {
  const category = findCategory(categoryId);
  return (category && findSubcategory(category, subcategoryId)?.name) ?? "";
}

function statusText({ status }: Values): string {
  return SERVICE_STATUSES.filter((one) => one === status).map((one) => STATUS_NAMES[one])[0] ?? "";
}

function windowsText(values: Values): string {
  const [weekdays, weekends, evenings] = AVAILABILITY.map(
    (window) => values[availabilityField(window)] === "on",
  );
  return availabilityText({
    weekdays: weekdays ?? false,
    weekends: weekends ?? false,
    evenings: evenings ?? false,
  });
}

/** The fields in which two versions of a service differ, in the order of the form (decision 50). */
export function serviceDifferences(stored: Values, yours: Values): Difference[] {
  return FIELDS.map(({ label, text }) => ({
    label,
    stored: cleanText(text(stored)),
    yours: cleanText(text(yours)),
  })).filter((difference) => difference.stored !== difference.yours);
}
