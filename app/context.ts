import { createContext } from "react-router";
import type { Role } from "#app/domain/accounts/role.ts";
import type { StaffRole } from "#app/domain/team/roles.ts";
import type { DisplayPreferences } from "#app/domain/time/time-text.ts";
import type { Database } from "#db/connection/client.ts";
import type { Rooms } from "#party/rooms.ts";
import type { FoundSession } from "./auth/sessions.ts";
import type { Documents } from "./http/documents/document-cache.ts";
import type { KnownSettings } from "./http/documents/site-settings.ts";
import type { CachedHealth } from "./http/monitoring/health.ts";
import type { Timings } from "./http/monitoring/server-timing.ts";
import type { PaperBucket, PhotoStorage } from "./photos/ports.ts";

// No context has a default: a handler that is called without one fails.
export const databaseContext = createContext<Database>();

export const photosContext = createContext<PhotoStorage>();
export const papersContext = createContext<PaperBucket>();
export const roomsContext = createContext<Rooms>();

/** The messaging system's health at the last check. */
export const healthContext = createContext<CachedHealth>();

/**
 * The request as the browser sent it, also where a refused form is rendered. For what is counted after the response, and for
 * pages that are never cached: a public document is rendered from a request without the visitor's headers, and must not depend
 * on them (threat 71).
 */
export const sentRequestContext = createContext<Request>();

/** Forgets the documents of visitors that show one of these addresses of services and professionals. */
export const purgeContext = createContext<Documents["purge"]>();

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
  /** What every page says on top; "" for nothing. */
  banner: string;
  /** The public key with which browsers subscribe to pushes; null where no pushes are sent. */
  pushKey: string | null;
  /** Keys are derived from it (app/auth/keys.ts); never shown and never stored. */
  secret: string;
};
/** The settings of the deployment, with those of the team (`withSiteSettings`). */
export const configContext = createContext<Config>();

/** What this isolate knows of the team's settings, for whoever changes them. */
export const knownSettingsContext = createContext<KnownSettings>();

export type SessionUser = {
  id: string;
  email: string;
  firstName: string;
  role: Role;
  /** The id of the profile picture. */
  pictureId: string | null;
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
  /** Whether the session was begun with “Remember me”. */
  remembered: boolean;
};

/**
 * The signed-in person; null for a visitor. Set by the session middleware, for a page perhaps from the browser's cookie
 * while the session is still read (decision 131).
 */
export const userContext = createContext<SessionUser | null>();

/**
 * What the session said where it was not the person of the browser's cookie, for whom the page had begun, or that it could
 * not be read; null otherwise. The page is then made again with it.
 */
export const foundSessionContext = createContext<FoundSession | "unavailable" | null>();

/** The unread counts of the badges, up to 100. */
export type Unread = { messages: number; notifications: number };

/** They are read with the session; none for a visitor. Never rejects. */
export const unreadContext = createContext<() => Promise<Unread>>();

/** Whose frame a page shows: a name and a role, no access (decision 127). */
type FramePerson = Pick<SessionUser, "id" | "firstName" | "role">;
/** The person of the frame while the session cannot be read, as the browser's own cookie says; else null. */
export const framePersonContext = createContext<FramePerson | null>();

/** The person whose session expired with this request because it was idle for too long; else null. */
export const idleUserContext = createContext<string | null>();

/** True when there is a session cookie but the database is unavailable, so that the person is unknown. */
export const sessionUnavailableContext = createContext<boolean>();

/** Somebody of the team on one of its pages: set by its middleware, which lets nobody else in. */
type StaffUser = {
  id: string;
  role: StaffRole;
  /** The hash of their session. */
  sessionHash: string;
  /** Whether two-factor sign-in is on, without which nobody enters. */
  hasFactor: boolean;
};
export const staffContext = createContext<StaffUser>();

/** The nonce that the Content-Security-Policy allows for the page's scripts. */
export const nonceContext = createContext<string>();

/** The id of the request, in the response and in every log line about it. */
export const requestIdContext = createContext<string>();

/** The times and database calls of this request so far. */
export const timingsContext = createContext<Timings>();

/** Begins work after the response, which need not wait for it; its failure is logged. */
export const laterContext = createContext<(work: () => Promise<unknown>) => void>();
