import { patientLimits } from "#db/connection/call-limits.ts";

/** How many times longer than in use a test waits for a server or a database that is meant to work, however busy the machine is. */
export const PATIENCE = 10;

export const PATIENT = patientLimits(PATIENCE);

/** For a database that is meant to fail: soon enough for a test, and long enough that a fault is met before the limit. */
export const IMPATIENT = { readMs: 300, writeMs: 300 };
