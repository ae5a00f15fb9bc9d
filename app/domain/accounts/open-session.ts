import { z } from "zod";

/** The form that ends sessions: one by its reference, all others, or all. */
export const endSessionsSchema = z
  .object({
    which: z.enum(["one", "others", "all"]),
    reference: z
      .string()
      .regex(/^[0-9a-f]{16}$/)
      .optional(),
  })
  .transform(({ which, reference }, check) => {
    if (which === "one" && !reference) check.addIssue("Invalid ID format");
    return { which, reference: which === "one" ? (reference ?? "") : "" };
  });

export type OpenSession = {
  reference: string;
  /** Whether the request comes from it. */
  current: boolean;
  remember: boolean;
  userAgent: string | null;
  /** UTC milliseconds. */
  lastSeenAt: number;
  createdAt: number;
};
