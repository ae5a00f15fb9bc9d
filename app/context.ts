import { createContext } from "react-router";
import type { Role } from "#app/domain/accounts/account.ts";
import type { DisplayPreferences } from "#app/domain/time.ts";
import type { Database } from "#db/client.ts";
import type { Rooms } from "#party/rooms.ts";
import type { CachedHealth } from "./http/health.ts";
import type { Timings } from "./http/server-timing.ts";
import type { PhotoStorage } from "./photos/ports.ts";

// No context has a default: a handler that is called without one fails.
export const databaseContext = createContext<Database>();

export const photosContext = createContext<PhotoStorage>();
export const roomsContext = createContext<Rooms>();

/** The messaging system's health at the last check. */
export const healthContext = createContext<CachedHealth>();

/** UTC milliseconds now. */
export const clockContext = createContext<() => number>();

export type Config = {
  /** The origin of every absolute link, instead of the Host header (threat 64). */
  appOrigin: string;
  supportEmail: string;
  postalAddress: string;
  /** The names of the rate limits that are off: none when deployed. */
  relaxedLimits: readonly string[];
  /** True on a developer's machine only, where a page shows the e-mails. */
  isLocal: boolean;
  /** Whether new accounts may be opened. */
  signupsOpen: boolean;
  /** The public key with which browsers subscribe to pushes; null where no pushes are sent. */
  pushKey: string | null;
  /** Keys are derived from it (app/auth/keys.ts); never shown and never stored. */
  secret: string;
};
export const configContext = createContext<Config>();

export type SessionUser = {
  id: string;
  email: string;
  firstName: string;
  role: Role;
  /** How times and numbers are shown to this person. */
  displayPreferences: DisplayPreferences;
  /** Why the account is not active, else null: the dashboard is closed until it is reactivated. */
  paused: "deactivated" | "deleting" | null;
  /** Whether the newest terms are accepted; until then the dashboard is closed (decision 35). */
  acceptedTerms: boolean;
  /** Whether the last e-mail to this person could not be delivered (decision 106). */
  emailFails: boolean;
  /** The path of a stored form that waits to be sent again (decision 24); else null. */
  unsentAction: string | null;
  /** When the password or a code was last entered in this session, UTC milliseconds (threat 69). */
  confirmedAt: number | null;
  /** The unread counts of the badges, up to 100. */
  unreadMessages: number;
  unreadNotifications: number;
};

/** The signed-in person; null for a visitor. Set by the session middleware. */
export const userContext = createContext<SessionUser | null>();

/** The person whose session expired with this request because it was idle for too long; else null. */
export const idleUserContext = createContext<string | null>();

/** True when there is a session cookie but the database is unavailable, so that the person is unknown. */
export const sessionUnreadContext = createContext<boolean>();

/** The nonce that the Content-Security-Policy allows for the page's scripts. */
export const nonceContext = createContext<string>();

/** The id of the request, in the response and in every log line about it. */
export const requestIdContext = createContext<string>();

/** The times and database calls of this request so far. */
export const timingsContext = createContext<Timings>();

/** Runs work that may go on after the response; its failure is logged. */
export const laterContext = createContext<(work: Promise<unknown>) => void>();
