import type { RouterContextProvider } from "react-router";
import { sessionHashOf } from "#app/auth/sessions.ts";
import { clockContext, databaseContext, idleUserContext, keptFormContext } from "#app/context.ts";
import { isSecretField } from "#app/domain/typed-form.ts";
import { receivePhotoForm } from "#app/photos/receive.ts";
import type { Database } from "#db/client.ts";
import { keepTypedForm, readTypedForm } from "#db/people/typed-forms.ts";
import { answered } from "./answered.ts";
import { isSecure, readCookie, writeCookie } from "./cookies.ts";
import { isTypedBefore, TYPED_MARK } from "./typed-mark.ts";

const COOKIE = "typed";
const AN_HOUR = 60 * 60;
const MOST_CHARACTERS = 65_536;
const LONGEST_PATH = 2000;

/**
 * Keeps the fields of a form that came from somebody whose session had just ended by itself, without passwords and
 * files, for that person alone; `keptFormContext` then says where. Nothing is kept of more than 64 KiB.
 */
export async function keepTyped(
  request: Request,
  path: string,
  context: Readonly<RouterContextProvider>,
): Promise<void> {
  const userId = context.get(idleUserContext);
  if (request.method !== "POST" || userId === null || path.length > LONGEST_PATH) return;
  const form = await receivePhotoForm(request, async () => NO_FILES);
  const fields = form.ok ? form.fields.filter(([name]) => !isSecretField(name)) : [];
  const text = new URLSearchParams(fields).toString();
  if (fields.length === 0 || text.length > MOST_CHARACTERS) return;
  const now = context.get(clockContext)();
  const kept = { userId, path, fields: text, now };
  const done = await answered(keepTypedForm(context.get(databaseContext), kept));
  if (done.ok) context.set(keptFormContext, path);
}

/** The cookie that remembers where a form was kept, as long as it is. */
export function typedCookie(request: Request, path: string): string {
  const options = { maxAge: AN_HOUR, httpOnly: true, secure: isSecure(request) };
  return writeCookie(COOKIE, encodeURIComponent(path), options);
}

const NO_FILES = { ok: false, status: 400, error: "" } as const;

type Kept = { sessionHash: string; path: string };

/** Where a form may be kept for whoever visits an address, by the cookies alone; null for nearly everybody. */
export function keptAt(request: Request): Kept | null {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const sessionHash = sessionHashOf(request);
  if (request.method !== "GET" || sessionHash === null) return null;
  return namesPath(request, path) ? { sessionHash, path } : null;
}

/** That form, as it was sent, to be filled again; null when it is somebody else's, too old, or cannot be read now. */
export async function typedBefore(
  request: Request,
  kept: Kept,
  { db, now }: { db: Database; now: number },
): Promise<Request | null> {
  const read = await answered(readTypedForm(db, { ...kept, now }));
  if (!read.ok || read.value === null) return null;
  const headers = new Headers(request.headers);
  headers.set("Content-Type", "application/x-www-form-urlencoded");
  headers.set(TYPED_MARK, "1");
  return new Request(request.url, { method: "POST", headers, body: read.value });
}

/** Whether a form that was kept is sent at last, or its person leaves: then it is to be forgotten. */
export function endsTyped(request: Request, { pathname, search }: URL): boolean {
  if (request.method !== "POST" || isTypedBefore(request)) return false;
  const isKept = readCookie(request, COOKIE) !== null;
  return isKept && (pathname === "/logout" || namesPath(request, pathname + search));
}

/** The cookie that makes a browser forget where something was typed. */
export function blankTypedCookie(request: Request): string {
  return writeCookie(COOKIE, "", { maxAge: 0, httpOnly: true, secure: isSecure(request) });
}

function namesPath(request: Request, path: string): boolean {
  return readCookie(request, COOKIE) === encodeURIComponent(path);
}
