import { z } from "zod";
import { PASSWORD_REQUIRED } from "#app/domain/accounts/registration.ts";
import { anyTyped } from "#app/domain/forms/fields.ts";

/**
 * The form with which somebody of the team opens its pages, with the fields of the form that waits for it. `asked` marks
 * that it comes from the page that asks.
 */
export const enterSchema = z.looseObject({
  asked: anyTyped,
  current: z.string().catch(""),
  code: anyTyped,
});

export const ENTER_MISSING = { current: PASSWORD_REQUIRED, code: "Code is required" };
