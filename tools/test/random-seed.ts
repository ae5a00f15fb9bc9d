import { z } from "zod";
import { PlainError } from "#db/connection/plain-error.ts";

const seedSchema = z.coerce.number().int().default(20_261_124);

/** The seed of the random values of tests: the same in every run, or another one by KAYAP_TEST_SEED. */
export function randomSeed({ KAYAP_TEST_SEED }: Record<string, string | undefined>): number {
  const seed = seedSchema.safeParse(KAYAP_TEST_SEED);
  if (!seed.success) throw new PlainError("KAYAP_TEST_SEED must be a whole number, such as 7.");
  return seed.data;
}
