import { z } from "zod";
import { DAY_MS } from "#app/domain/time/durations.ts";

/** What can be hidden, and what a page to decide about opens for; an account is hidden by a suspension or a ban. */
export const HIDEABLE = ["service", "review", "account", "job", "offer"] as const;
export type Hideable = (typeof HIDEABLE)[number];
export const hideableSchema = z.enum(HIDEABLE);

/** What is done about somebody, as `measures` stores it. */
export const MEASURE_KINDS = ["warning", "hidden", "suspension", "ban"] as const;
export type MeasureKind = (typeof MEASURE_KINDS)[number];

/** For how many days an account can be suspended. */
const SUSPENSION_DAYS = [1, 3, 7, 14, 30, 90] as const;

const dayChoices = SUSPENSION_DAYS.map(String);

/** The chosen number of days, of a suspension or of what is left of one. */
export const daysField = z
  .enum(dayChoices, "Please choose for how many days")
  .default("7")
  .transform(Number);

/** The numbers of days to choose from, for a select. */
export const DAY_OPTIONS = dayChoices.map((value) => ({
  value,
  name: value === "1" ? "1 day" : `${value} days`,
}));

/** When a suspension ends that begins at a moment (UTC milliseconds) and is to last so many days. */
export const endOfSuspension = (from: number, days: number) => from + days * DAY_MS;

type Measure = {
  kind: MeasureKind;
  /** What was hidden, as `measures` stores it. */
  subjectKind: string;
};

/** A measure as the name of what was done: "Review hidden". */
export function measureName({ kind, subjectKind }: Measure): string {
  if (kind === "warning") return "Warning";
  if (kind === "suspension") return "Account suspended";
  if (kind === "ban") return "Account banned";
  return `${subjectKind.charAt(0).toUpperCase()}${subjectKind.slice(1)} hidden`;
}
