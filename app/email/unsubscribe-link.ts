import { timingSafeEqual } from "node:crypto";
import { unsubscribeToken } from "#app/auth/keys.ts";
import { type EmailKind, emailKindOf } from "#app/domain/email/kinds.ts";
import { paths } from "#app/links.ts";
import { oneClickHeaders } from "./one-click-unsubscribe.ts";

/** What links in letters are made of. */
export type LinkMaking = { appOrigin: string; secret: string };

/** Where the link that ends a sort of letters to a person leads. */
const STOP_PATH = paths.emailUnsubscribe;

/** The path and query by which a person ends a sort of letters without signing in. */
export function stopPath(secret: string, sort: EmailKind, userId: string): string {
  const token = unsubscribeToken(secret, sort, userId);
  return `${STOP_PATH}?${new URLSearchParams({ sort, of: userId, token })}`;
}

/** True when a token is the one that ends this sort of letters to this person. */
export function stops(secret: string, sort: EmailKind, userId: string, token: string): boolean {
  const right = Buffer.from(unsubscribeToken(secret, sort, userId));
  const given = Buffer.from(token);
  return given.length === right.length && timingSafeEqual(given, right);
}

type Addressed = { kind: string; userId: string | null };

/** The headers that let a person end such letters with one press; none where that must not be (decision 59). */
export function stopHeaders(
  { appOrigin, secret }: LinkMaking,
  { kind, userId }: Addressed,
): Record<string, string> {
  const sort = emailKindOf(kind);
  if (!sort || userId === null) return {};
  return oneClickHeaders(new URL(stopPath(secret, sort, userId), appOrigin).href);
}
