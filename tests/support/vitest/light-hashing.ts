import crypto, { type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/** The cost of the application's hashes (tests/auth/password). */
const THOROUGH: ScryptOptions["N"] = 16_384;
const LIGHT: ScryptOptions["N"] = 16;

// These tests sign in hundreds of times, and each hash takes a tenth of a second. The real parameters are tested where this
// file is not loaded: in tests/auth/password, and with the built Worker.
const { scrypt } = crypto;
const lighter = (options: unknown) =>
  typeof options === "object" && options !== null && "N" in options && options.N === THOROUGH
    ? { ...options, N: LIGHT }
    : options;
Object.assign(crypto, {
  scrypt: (...call: unknown[]) => Reflect.apply(scrypt, crypto, call.map(lighter)),
});
syncBuiltinESMExports();
