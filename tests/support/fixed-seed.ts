import fc from "fast-check";

/** The same random values in every run, so that what fails fails again; KAYAP_TEST_SEED chooses others. */
fc.configureGlobal({ seed: Number(process.env.KAYAP_TEST_SEED ?? 20_261_124) });
