import crypto, { type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/** What the application asks for (tests/auth/password). */
const THOROUGH: ScryptOptions["N"] = 16_384;
const LIGHT: ScryptOptions["N"] = 16;

// People sign in hundreds of times in these tests, and each time would be a tenth of a second of hashing. The parameters
// themselves are shown where this file is not loaded: by tests/auth/password, and by the built Worker.
const { scrypt } = crypto;
const lighter = (given: unknown) =>
  typeof given === "object" && given !== null && "N" in given && given.N === THOROUGH
    ? { ...given, N: LIGHT }
    : given;
Object.assign(crypto, {
  scrypt: (...call: unknown[]) => Reflect.apply(scrypt, crypto, call.map(lighter)),
});
syncBuiltinESMExports();
