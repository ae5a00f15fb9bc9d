import { z } from "zod";
import { textField } from "#app/domain/fields.ts";

const LONGEST_REPORT = 1000;

/** A report to a moderator: what is wrong, in the reporter's words. */
export const reportSchema = z.object({ reason: textField({ least: 10, most: LONGEST_REPORT }) });
