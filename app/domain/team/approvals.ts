import { z } from "zod";
import { anyTyped } from "#app/domain/forms/fields.ts";
import { reasonField } from "./reports.ts";

const aboutService = { serviceId: anyTyped, version: z.coerce.number().int().catch(0) };

/** The two forms beside a service that waits: it is approved, or not yet, with a reason that its professional reads. */
export const approvalFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("approve"), ...aboutService }),
  z.object({ intent: z.literal("refuse"), reason: reasonField, ...aboutService }),
]);
export type ApprovalForm = z.output<typeof approvalFormSchema>;
