import { z } from "zod";
import { anyTyped, typedText } from "#app/domain/forms/fields.ts";
import { queryText } from "#app/domain/forms/query-fields.ts";
import { idSchema } from "#app/domain/id.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { findCategory } from "./catalogue.ts";
import type { ServiceCard } from "./service.ts";

const SAVED_SORTS = ["date_saved", "rating", "price_low", "price_high", "alphabetical"] as const;
export type SavedSort = (typeof SAVED_SORTS)[number];
export const SAVED_PAGE_SIZE = 24;
/** How many services can be removed at once (decision 52). */
export const MOST_REMOVED = 200;
/** How long Undo is offered, and how long it works: on a slow connection the page arrives late. */
export const UNDO_SHOWN_MS = 10_000;
export const UNDO_WORKS_MS = MINUTE_MS;
/** Two presses within this time are a double press. */
export const DOUBLE_PRESS_MS = 10_000;

export const ALREADY_SAVED = "Service is already saved";
export const OWN_SERVICE = "You cannot save your own service";
export const SERVICE_MISSING = "Service not found";
export const SAVE_FAILED = "Failed to save/unsave service. Please try again.";
export const SAVED_NOT_LOADED = "Failed to load saved services. Please try again.";
export const REMOVE_FAILED = "Failed to remove service. Please try again.";
export const REMOVE_SOME_FAILED = "Failed to remove some services. Please try again.";
export const NOT_UNDONE = "It is too late to undo this. You can save the services again.";

/** The form of a Save button; without `saved` it saves. */
export const saveSchema = z.object({
  serviceId: idSchema,
  saved: z.enum(["on", "off"]).catch("on"),
  next: z.string().optional(),
});

const idListSchema = typedText()
  .transform((text) => [...new Set(text.split(/[\s,]+/).filter(Boolean))])
  .pipe(z.array(idSchema).min(1).max(MOST_REMOVED));

/** The confirmed removal: at most 200 ids of services, separated by spaces or commas. */
export const removeSchema = z.object({ ids: idListSchema });

/** The Undo form: when the services were removed, UTC milliseconds. */
export const restoreSchema = z.object({ removedAt: z.coerce.number().int().min(0) });

/** Whether a saved service can be booked, and why not. */
export type SavedStatus = "available" | "paused" | "deleted" | "hidden" | "owner-hidden";

const REASONS: Record<Exclude<SavedStatus, "available">, string> = {
  paused: "The professional is not offering this service at the moment.",
  deleted: "The professional has removed this service.",
  hidden: "Kayap has removed this service.",
  "owner-hidden": "This professional is not on Kayap at the moment.",
};

/** The title of a service that a moderator has hidden. */
export const HIDDEN_TITLE = "Removed service";

/** A saved service as its list shows it. */
export type SavedService = Omit<ServiceCard, "proName"> & {
  /** When it was saved, UTC milliseconds. */
  savedAt: number;
  /** Null when its professional is not visible. */
  proName: string | null;
  /** Why Contact is disabled; null for an available service. */
  unavailable: string | null;
};

/** A saved service without the data that its owner or a moderator has hidden. */
export function savedService({
  savedStatus,
  ...service
}: ServiceCard & { savedAt: number; savedStatus: SavedStatus }): SavedService {
  return {
    ...service,
    title: savedStatus === "hidden" ? HIDDEN_TITLE : service.title,
    snippet: savedStatus === "available" ? service.snippet : "",
    photoId: savedStatus === "available" ? service.photoId : null,
    nextFree: savedStatus === "available" ? service.nextFree : null,
    proName: savedStatus === "hidden" || savedStatus === "owner-hidden" ? null : service.proName,
    unavailable: savedStatus === "available" ? null : REASONS[savedStatus],
  };
}

const filterSchema = z.object({
  q: queryText(100),
  category: anyTyped.transform((id) => findCategory(id)?.id ?? null),
  sort: z.enum(SAVED_SORTS).catch("date_saved"),
  view: z.enum(["grid", "list"]).catch("grid"),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
});
export type SavedFilters = z.output<typeof filterSchema>;

/** The filters of a query string; invalid values become the defaults. */
export function parseSavedFilters(params: URLSearchParams): SavedFilters {
  return filterSchema.parse(Object.fromEntries(params));
}

/** What an address says of filters: those without the default. */
export const savedQuery = ({ q, category, sort, view, page }: SavedFilters) => ({
  q,
  category,
  sort: sort !== "date_saved" && sort,
  view: view !== "grid" && view,
  page: page > 1 && page,
});

/** The question before a removal, which stays word for word (decision 128). */
export function removeQuestion(count: number): string {
  return count === 1
    ? "Are you sure you want to remove this service from your saved list?"
    : `Are you sure you want to remove ${count} service(s) from your saved list?`;
}
