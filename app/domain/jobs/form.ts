import { z } from "zod";
import { MOST_LANDMARK } from "#app/domain/bookings/form.ts";
import { anyTyped, optionalText, textField } from "#app/domain/forms/fields.ts";
import { idSchema } from "#app/domain/id.ts";
import { moneyText } from "#app/domain/money/money.ts";
import { typedAmount } from "#app/domain/money/price-field.ts";
import { findArea } from "#app/domain/places/areas.ts";
import { findRegion, MOST_CITY } from "#app/domain/places/regions.ts";
import { isOver, PART_NAMES, type PartName, readDay } from "#app/domain/search/when.ts";
import { CATEGORIES, findCategory, findSubcategory } from "#app/domain/services/catalogue.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import { hasContactDetails } from "./contact-details.ts";
import {
  CLOSE_REASONS,
  DEFAULT_OFFERS,
  JOB_WHENS,
  LEAST_DETAILS,
  MOST_DETAILS,
  MOST_OFFERS,
  MOST_WHAT,
  type Trade,
  type WantedTime,
} from "./job.ts";

/** The labels of the form's fields, in their order. */
export const JOB_LABELS = {
  what: "What do you need done?",
  subcategoryId: "Which trade do you need?",
  details: "Details",
  images: "Photos (optional)",
  region: "Region",
  city: "Village or town",
  landmark: "Street and landmark (optional)",
  when: "When?",
  day: "Which day?",
  part: "Part of the day",
  budget: "Budget in GYD (optional)",
  offersWanted: "How many offers do you want?",
} as const;

const CHOOSE_REGION = "Please choose your region";
const CHOOSE_TRADE = "Please choose the trade that you need";
/** In its place where the words of the job speak of a trade, which is then filled in. */
export const CHECK_TRADE = "We chose this trade for you. If it is right, post the job again.";
const CHOOSE_DAY = "Please choose a day";
const PART_OVER = "That part of today is over. Please choose a later one, or another day";
const BUDGET = "Please enter an amount, for example 25,000, or leave it empty";
export const JOB_NOT_POSTED = "We could not post your job. Please try again.";

const onOneLine = (text: string) => text.replace(/\s+/g, " ");

const budgetField = anyTyped.transform((text, context) =>
  text === "" ? null : typedAmount(text, context, BUDGET),
);

const offersField = anyTyped.transform((text) => {
  const wanted = /^\d$/.test(text) ? Number(text) : DEFAULT_OFFERS;
  return Math.min(MOST_OFFERS, Math.max(1, wanted));
});

const partField = anyTyped.transform(
  (text): PartName | null => PART_NAMES.find((name) => name === text) ?? null,
);

const fieldsSchema = z.object({
  key: idSchema.optional(),
  what: textField({
    least: 3,
    most: MOST_WHAT,
    says: { required: "Please say what you need done" },
  }).transform(onOneLine),
  details: textField({
    least: LEAST_DETAILS,
    most: MOST_DETAILS,
    says: {
      required: "Please describe the job",
      short: `Please describe the job in at least ${LEAST_DETAILS} characters`,
    },
  }),
  city: textField({
    most: MOST_CITY,
    says: { required: "Village or town is required" },
  })
    .transform(onOneLine)
    .refine((city) => !hasContactDetails(city), "Please enter only the village or town"),
  landmark: optionalText(MOST_LANDMARK),
  budget: budgetField,
  offersWanted: offersField,
});

/** The chosen region, else that of a known village. A schema of its own, so that all messages of a form come at once. */
const regionSchema = z
  .object({ region: anyTyped, city: anyTyped })
  .transform(({ region, city }, context) => {
    const found = findRegion(region)?.name ?? findArea(city)?.region;
    if (found) return { region: found };
    context.addIssue({ code: "custom", path: ["region"], message: CHOOSE_REGION });
    return z.NEVER;
  });

/**
 * The trade says who hears of it, and which category it is where the chosen one does not have it; a category alone means all of
 * its trades. A schema of its own, so that all messages of a form come at once.
 */
const tradeSchema = z
  .object({ categoryId: anyTyped, subcategoryId: anyTyped })
  .transform(({ categoryId, subcategoryId }, context): Trade => {
    const chosen = findCategory(categoryId);
    const withIt =
      subcategoryId &&
      [chosen, ...CATEGORIES].find((one) => one && findSubcategory(one, subcategoryId));
    if (withIt) return { categoryId: withIt.id, subcategoryId };
    if (chosen && !subcategoryId) return { categoryId, subcategoryId: null };
    context.addIssue({ code: "custom", path: ["subcategoryId"], message: CHOOSE_TRADE });
    return z.NEVER;
  });

/** A day in Guyana that is not over, where a day is wanted. `now` in UTC milliseconds. */
const timeSchema = (now: number) =>
  z
    .object({
      when: z.enum(JOB_WHENS, "Please say when somebody should come"),
      day: anyTyped,
      part: partField,
    })
    .transform(({ when, day, part }, context): WantedTime => {
      if (when !== "day") return { when, day: null, part };
      const read = readDay(day, now);
      if (read.when !== day) {
        context.addIssue({ code: "custom", path: ["day"], message: read.error ?? CHOOSE_DAY });
      } else if (part && isOver({ day, part }, now)) {
        context.addIssue({ code: "custom", path: ["part"], message: PART_OVER });
      } else {
        return { when, day, part };
      }
      return z.NEVER;
    });

/** The form that posts a job (decision 137). Budget in GYD cents; `now` in UTC milliseconds. */
export const jobFormSchema = (now: number) =>
  fieldsSchema.and(regionSchema).and(tradeSchema).and(timeSchema(now));
export type JobForm = z.output<ReturnType<typeof jobFormSchema>>;

export type PostedJob = Trade &
  WantedTime & {
    what: string;
    details: string;
    region: string;
    city: string;
    landmark: string | null;
    budget: number | null;
    offersWanted: number;
  };

/** What the form begins with when a job is posted again; a day that is over is left out. `now` in UTC milliseconds. */
export function jobValues(job: PostedJob, now: number): Record<string, string> {
  const { day, budget } = job;
  return {
    what: job.what,
    details: job.details,
    categoryId: job.categoryId,
    subcategoryId: job.subcategoryId ?? "",
    region: job.region,
    city: job.city,
    landmark: job.landmark ?? "",
    when: job.when,
    day: day !== null && day >= dayOf(now) ? day : "",
    part: job.part ?? "",
    budget: budget === null ? "" : moneyText(budget, null).slice(1),
    offersWanted: String(job.offersWanted),
  };
}

/** Beside the photos of a form that was sent with some while nobody was signed in. */
export const PHOTOS_AGAIN =
  "Please choose your photos again: they can be sent only once you are signed in";

export const PHOTOS_POSTED =
  "Your posted job already has these photos. For a new job, choose them again.";

/** The form that closes a job. */
export const closeFormSchema = z.object({
  reason: z.enum(CLOSE_REASONS, "Please choose a reason"),
});
