import fc from "fast-check";
import { z } from "zod";

const seedSchema = z.coerce
  .number("KAYAP_TEST_SEED must be a whole number, such as 7.")
  .int("KAYAP_TEST_SEED must be a whole number, such as 7.")
  .default(20_261_124);

/** The same random values in every run, so that what fails fails again; KAYAP_TEST_SEED chooses others. */
fc.configureGlobal({ seed: seedSchema.parse(process.env.KAYAP_TEST_SEED) });
