import { z } from "zod";
import { AVAILABILITY, type Availability } from "#app/domain/bookings/availability.ts";
import { VISIT_LENGTHS } from "#app/domain/bookings/visit.ts";
import { anyTyped, textField, ticked, typedText } from "#app/domain/forms/fields.ts";
import { moneyText, PRICE_TYPES, type PriceType } from "#app/domain/money/money.ts";
import { priceField } from "#app/domain/money/price-field.ts";
import { regionOfPlace } from "#app/domain/places/areas.ts";
import { postalCodeField, postalCodeFor, regionField } from "#app/domain/places/postal-code.ts";
import { MOST_CITY } from "#app/domain/places/regions.ts";
import { characters, cleanText } from "#app/domain/text/clean-text.ts";
import { findCategory, findSubcategory } from "./catalogue.ts";

export const SERVICE_STATUSES = ["active", "inactive", "pending"] as const;
export type ServiceStatus = (typeof SERVICE_STATUSES)[number];
export const STATUS_NAMES: Record<ServiceStatus, string> = {
  active: "Active",
  inactive: "Inactive",
  pending: "Pending",
};

export const PRICE_TYPE_NAMES: Record<PriceType, string> = {
  hourly: "Per hour",
  fixed: "Fixed price",
  starting_at: "Starting at",
};

/** The labels of the service form's fields, in their order. */
export const SERVICE_LABELS = {
  images: "Photos",
  title: "Title",
  description: "Description",
  categoryId: "Category",
  subcategoryId: "Subcategory (optional)",
  priceAmount: "Price (GYD)",
  priceType: "Price type",
  visitMinutes: "How long does the first visit take?",
  city: "Village or town",
  region: "Region",
  zipCode: "Postal code",
  availability: "When you work",
  status: "Status",
} as const;

export const MOST_TITLE = 100;
export const LEAST_DESCRIPTION = 50;
const MOST_DESCRIPTION = 2000;
const COUNTED_FIRST = 500;

/** Messages that stay word for word (decision 128). */
export const SERVICES_NOT_LOADED = "Failed to load services. Please try again.";
export const SERVICE_NOT_LOADED = "Failed to load service";
export const SERVICE_NOT_FOUND = "Service not found";
export const NO_SERVICE_ID = "Service ID is required";
export const SERVICE_NOT_CREATED = "Failed to create service. Please try again.";
export const SERVICE_NOT_UPDATED = "Failed to update service. Please try again.";
export const SERVICE_NOT_DELETED = "Failed to delete service. Please try again.";

/** The counter of a description: "n/500", from 501 on "n/2000" (decision 46). */
export function descriptionCount(text: string): string {
  const count = characters(cleanText(text));
  return `${count}/${count <= COUNTED_FIRST ? COUNTED_FIRST : MOST_DESCRIPTION}`;
}

const onOneLine = (text: string) => text.replace(/\s+/g, " ");

const VISIT = "Please choose how long the first visit takes";
/** Empty means that nothing was chosen, and so does a form without the field, from before it had one. */
const visitField = anyTyped.transform((text, context) => {
  if (text === "") return null;
  const minutes = VISIT_LENGTHS.find((length) => String(length) === text);
  if (minutes !== undefined) return minutes;
  context.addIssue({ code: "custom", message: VISIT });
  return z.NEVER;
});

const fieldsSchema = z.object({
  title: textField({
    most: MOST_TITLE,
    says: { required: "Service title is required" },
  }).transform(onOneLine),
  description: textField({
    least: LEAST_DESCRIPTION,
    most: MOST_DESCRIPTION,
    says: {
      required: "Service description is required",
      short: `Description must be at least ${LEAST_DESCRIPTION} characters`,
    },
  }),
  categoryId: typedText("Please select a category").refine(
    (id) => findCategory(id) !== null,
    "Please select a category",
  ),
  subcategoryId: anyTyped.transform((id) => id || null),
  priceAmount: priceField,
  priceType: z.enum(PRICE_TYPES).catch("hourly"),
  visitMinutes: visitField,
  city: textField({ most: MOST_CITY, says: { required: "City is required" } }).transform(onOneLine),
  region: regionField,
  zipCode: postalCodeField,
  availabilityWeekdays: ticked,
  availabilityWeekends: ticked,
  availabilityEvenings: ticked,
});

/** Rules over two fields are separate schemas, so that all messages of a form come at once. */
const subcategorySchema = z
  .object({ categoryId: anyTyped, subcategoryId: anyTyped })
  .refine(
    ({ categoryId, subcategoryId }) => {
      const category = findCategory(categoryId);
      return !subcategoryId || !category || findSubcategory(category, subcategoryId) !== null;
    },
    { error: "Please choose a subcategory of this category, or none", path: ["subcategoryId"] },
  )
  .transform(() => ({}));
const availabilitySchema = z
  .object({
    availabilityWeekdays: ticked,
    availabilityWeekends: ticked,
    availabilityEvenings: ticked,
  })
  .refine((form) => Object.values(form).some(Boolean), {
    error: "Please select at least one availability option",
    path: ["availability"],
  })
  .transform(() => ({}));

/** The fields of the service form. */
export type ServiceFields = {
  title: string;
  description: string;
  categoryId: string;
  subcategoryId: string | null;
  /** GYD cents. */
  priceAmount: number;
  priceType: PriceType;
  /** How long the first visit takes, where the price is not by the hour. */
  visitMinutes: number;
  city: string;
  region: string;
  postalCode: string;
  availability: Availability;
};

/**
 * The form of a new or changed service. Unknown fields are ignored. `visitMinutes` is null
 * where nothing was chosen: a new service then takes its trade's length, a stored one keeps its own.
 */
export const serviceFormSchema = fieldsSchema
  .and(subcategorySchema)
  .and(availabilitySchema)
  .transform(
    ({ zipCode, availabilityWeekdays, availabilityWeekends, availabilityEvenings, ...form }) => {
      const region = regionOfPlace(form.city, form.region);
      return {
        ...form,
        region,
        postalCode: postalCodeFor(region, zipCode),
        availability: {
          weekdays: availabilityWeekdays,
          weekends: availabilityWeekends,
          evenings: availabilityEvenings,
        },
      } satisfies Omit<ServiceFields, "visitMinutes">;
    },
  );

/** The status field of the edit screen: its owner may set any of the three (decision 47). */
export const statusField = z.enum(SERVICE_STATUSES, "Please choose a status");

/** The field name of an availability window. */
export function availabilityField(window: keyof Availability): string {
  return `availability${window.charAt(0).toUpperCase()}${window.slice(1)}`;
}

/** The form's values of a stored service. */
export function serviceFormValues(
  service: ServiceFields & { status: ServiceStatus },
): Record<string, string> {
  return {
    title: service.title,
    description: service.description,
    categoryId: service.categoryId,
    subcategoryId: service.subcategoryId ?? "",
    priceAmount: moneyText(service.priceAmount, null).slice(1),
    priceType: service.priceType,
    visitMinutes: String(service.visitMinutes),
    city: service.city,
    region: service.region,
    zipCode: service.postalCode,
    status: service.status,
    ...availabilityValues(service.availability),
  };
}

/** The ticked availability windows as form values. */
export function availabilityValues(availability: Availability): Record<string, string> {
  return Object.fromEntries(
    AVAILABILITY.filter((window) => availability[window]).map((window) => [
      availabilityField(window),
      "on",
    ]),
  );
}
