import { afterEach } from "vitest";
import { keepEvidence } from "./evidence.ts";

// The hooks of a file run before this one, and what they close has told by then.
afterEach(keepEvidence);
