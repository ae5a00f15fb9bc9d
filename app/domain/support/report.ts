import { z } from "zod";
import { textField } from "#app/domain/forms/fields.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";

export const LEAST_REPORT = 10;
export const MOST_REPORT = 1000;

/** All reports of a person count together, whatever they are about. */
export const REPORT_LIMIT = { action: "report", most: 10, windowMs: HOUR_MS };

export const REPORT_FAILED = "Failed to send your report. Please try again.";

/** A report to a moderator: what is wrong, in the reporter's words. */
export const reportSchema = z.object({
  reason: textField({ least: LEAST_REPORT, most: MOST_REPORT }),
});
