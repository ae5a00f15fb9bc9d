import fc from "fast-check";
import { randomSeed } from "#tools/test/random-seed.ts";

/** The same random values in every run, so that what fails fails again; the run prints their seed. */
fc.configureGlobal({ seed: randomSeed(process.env) });
