import { z } from "zod";

export const AVAILABILITY = ["weekdays", "weekends", "evenings"] as const;
export type AvailabilityWindow = (typeof AVAILABILITY)[number];
export type Availability = Record<AvailabilityWindow, boolean>;

export const availabilitySchema = z.enum(AVAILABILITY);

/** The windows by name and hours (decision 66): evenings are every day after 6 PM. */
export const AVAILABILITY_TEXT: Record<AvailabilityWindow, { name: string; hours: string }> = {
  weekdays: { name: "Weekdays", hours: "Monday to Friday, 8 AM to 6 PM" },
  weekends: { name: "Weekends", hours: "Saturday and Sunday, 8 AM to 6 PM" },
  evenings: { name: "Evenings", hours: "Every day, 6 PM to 9 PM" },
};

/** The chosen windows in order, joined by commas: "Weekdays, Evenings". */
export function availabilityText(availability: Availability): string {
  return AVAILABILITY.filter((window) => availability[window])
    .map((window) => AVAILABILITY_TEXT[window].name)
    .join(", ");
}
