import { z } from "zod";
import { isSecure, readCookie, writeCookie } from "./cookies.ts";

const COOKIE = "notice";
const FIVE_MINUTES = 5 * 60;

/** What can be said once on the next page. The cookie holds the code, so nobody can make us say anything else. */
const NOTICES = {
  verified: "Your e-mail address is confirmed. You can sign in now.",
  "letter-sent": "If this address waits for confirmation, a new letter is on its way.",
  "mail-checked": "A letter is on its way. Once it has reached you, this warning goes by itself.",
  "mail-not-checked": "We could not send it right now. Please try again in a moment.",
  "password-changed": "Your password was changed. Sign in with the new one.",
  "signed-out": "You are signed out.",
} as const;
const codeSchema = z.enum([
  "verified",
  "letter-sent",
  "mail-checked",
  "mail-not-checked",
  "password-changed",
  "signed-out",
]);
export type NoticeCode = z.output<typeof codeSchema>;

/** The cookie that makes the next page say something once. */
export function noticeCookie(request: Request, code: NoticeCode): string {
  const options = { maxAge: FIVE_MINUTES, httpOnly: true, secure: isSecure(request) };
  return writeCookie(COOKIE, code, options);
}

/** The sentence a request's cookie stands for, or null. */
export function readNotice(request: Request): string | null {
  const code = codeSchema.safeParse(readCookie(request, COOKIE));
  return code.success ? NOTICES[code.data] : null;
}

/** The header that makes a browser forget its notice, when it sent one. */
export function clearedNotice(request: Request): HeadersInit {
  if (readCookie(request, COOKIE) === null) return {};
  const options = { maxAge: 0, httpOnly: true, secure: isSecure(request) };
  return { "Set-Cookie": writeCookie(COOKIE, "", options) };
}
