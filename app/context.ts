import { createContext } from "react-router";
import type { Role } from "#app/domain/accounts/account.ts";
import type { DisplayPreferences } from "#app/domain/time.ts";
import type { Database } from "#db/client.ts";
import type { Rooms } from "#party/rooms.ts";
import type { CachedHealth } from "./http/health.ts";
import type { Timings } from "./http/server-timing.ts";
import type { PhotoStorage } from "./photos/ports.ts";

/** Keys without defaults: a handler that forgets one fails at once instead of working without it. */
export const databaseContext = createContext<Database>();

export const photosContext = createContext<PhotoStorage>();
/** Where live news goes; a conversation works without it. */
export const roomsContext = createContext<Rooms>();

/** How the messaging system was when it was last looked at. */
export const healthContext = createContext<CachedHealth>();

/** UTC milliseconds now; tests set their own. */
export const clockContext = createContext<() => number>();

export type Config = {
  /** Makes every absolute link; never the Host header (threat 64). */
  appOrigin: string;
  supportEmail: string;
  postalAddress: string;
  /** The names of the rate limits that do not count: none when deployed. */
  relaxedLimits: readonly string[];
  /** True on a developer's machine only, where letters are read on a page. */
  isLocal: boolean;
  /** Whether new accounts may be opened. */
  signupsOpen: boolean;
  /** The public key with which browsers subscribe to pushes; null where none are sent. */
  pushKey: string | null;
  /** What keys are made of (app/auth/keys.ts); never shown and never stored. */
  secret: string;
};
export const configContext = createContext<Config>();

export type SessionUser = {
  id: string;
  email: string;
  firstName: string;
  role: Role;
  /** How this person reads times and numbers. */
  displayPreferences: DisplayPreferences;
  /** Whether the account is deactivated or waits to be deleted: the dashboard stays closed until it is restored. */
  paused: "deactivated" | "deleting" | null;
  /** Whether the newest terms are accepted; without them the dashboard stays closed (decision 35). */
  acceptedTerms: boolean;
  /** Whether the last letter to this person could not be delivered (decision 106). */
  emailFails: boolean;
  /** The address of a form of theirs that waits to be sent again (decision 24); else null. */
  unsentAction: string | null;
  /** When the password or a code was last given in this session, UTC milliseconds (threat 69). */
  confirmedAt: number | null;
  /** What waits for this person, as the badges show it; counted up to 100. */
  unreadMessages: number;
  unreadNotifications: number;
};

/** Who asks; null for a visitor. Set by the session middleware. */
export const userContext = createContext<SessionUser | null>();

/** Whose session timed out with this very request (decision 24); else null. */
export const idleUserContext = createContext<string | null>();

/** True when a session cookie came but the database did not answer: nobody knows who asks. */
export const sessionUnreadContext = createContext<boolean>();

/** The nonce that lets scripts of a hydrated page run; null where a page ships none. */
export const nonceContext = createContext<string>();

/** The id that the answer and every line about it in the log carry. */
export const requestIdContext = createContext<string>();

/** Adds up what the answer takes. */
export const timingsContext = createContext<Timings>();

/** Takes work that may outlast the answer and that nobody waits for; its failure is logged, never shown. */
export const laterContext = createContext<(work: Promise<unknown>) => void>();
