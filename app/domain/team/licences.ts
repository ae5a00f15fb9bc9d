import { z } from "zod";
import { reasonField } from "./reports.ts";

/** The forms of the page of a licence: only one that is not accepted needs a reason. */
export const licenceFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("open") }),
  z.object({ intent: z.literal("accept") }),
  z.object({ intent: z.literal("refuse"), reason: reasonField }),
]);
