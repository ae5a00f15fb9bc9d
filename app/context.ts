import { createContext } from "react-router";
import type { Database } from "#db/client.ts";

/** Keys without defaults: a handler that forgets one fails at once instead of working without it. */
export const databaseContext = createContext<Database>();

/** UTC milliseconds now; tests set their own. */
export const clockContext = createContext<() => number>();

export type Config = {
  /** Makes every absolute link; never the Host header (threat 64). */
  appOrigin: string;
  supportEmail: string;
  postalAddress: string;
  /** The names of the rate limits that do not count: none when deployed. */
  relaxedLimits: readonly string[];
};
export const configContext = createContext<Config>();

export type SessionUser = { id: string; firstName: string; role: "customer" | "professional" };

/** Who asks; null for a visitor. Set by the session middleware. */
export const userContext = createContext<SessionUser | null>();

/** The nonce that lets scripts of a hydrated page run; null where a page ships none. */
export const nonceContext = createContext<string>();
