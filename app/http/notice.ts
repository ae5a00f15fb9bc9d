import { z } from "zod";
import { isSecure, readCookie, writeCookie } from "./cookies.ts";

const COOKIE = "notice";
const FIVE_MINUTES = 5 * 60;

type Say = string | ((count: number) => string);

/** What can be said once on the next page. The cookie holds the code, so nobody can make us say anything else. */
const NOTICES = {
  verified: "Your e-mail address is confirmed. You can sign in now.",
  "choose-password": "Your e-mail address is confirmed. Choose the password of your account now.",
  "letter-sent": "If this address waits for confirmation, a new letter is on its way.",
  "mail-checked": "A letter is on its way. Once it has reached you, this warning goes by itself.",
  "mail-not-checked": "We could not send it right now. Please try again in a moment.",
  "password-changed": "Your password was changed. Sign in with the new one.",
  idle: (minutes) => `You were signed out after ${minutes} minutes without activity.`,
  "email-asked": "We have written to the new address. It counts once you have confirmed it there.",
  "email-changed": "Your e-mail address was changed.",
  "two-factor-off": "Two-factor sign-in is off.",
  "everybody-out": "Everybody is signed out. Choose a new password now.",
  "new-password": "Your password was changed. Every other device is signed out.",
  "sessions-ended": "Signed out.",
  "settings-saved": "Settings saved successfully!",
  "signed-out": "You are signed out.",
} as const satisfies Record<string, Say>;
export type NoticeCode = keyof typeof NOTICES;

const MOST_COUNTED = 9999;
const cookieSchema = z
  .string()
  .regex(/^[a-z-]+(\.\d{1,4})?$/)
  .transform((value) => {
    const [code = "", count = "0"] = value.split(".");
    return { said: new Map<string, Say>(Object.entries(NOTICES)).get(code), count: Number(count) };
  });

/** The cookie that makes the next page say something once; `count` is for sentences with a number. */
export function noticeCookie(request: Request, code: NoticeCode, count?: number): string {
  const options = { maxAge: FIVE_MINUTES, httpOnly: true, secure: isSecure(request) };
  const value = count === undefined ? code : `${code}.${Math.min(count, MOST_COUNTED)}`;
  return writeCookie(COOKIE, value, options);
}

/** The sentence a request's cookie stands for, or null. */
export function readNotice(request: Request): string | null {
  const cookie = cookieSchema.safeParse(readCookie(request, COOKIE));
  if (!cookie.success) return null;
  const { said, count } = cookie.data;
  return typeof said === "function" ? said(count) : (said ?? null);
}

/** The header that makes a browser forget its notice, when it sent one. */
export function clearedNotice(request: Request): HeadersInit {
  if (readCookie(request, COOKIE) === null) return {};
  const options = { maxAge: 0, httpOnly: true, secure: isSecure(request) };
  return { "Set-Cookie": writeCookie(COOKIE, "", options) };
}
