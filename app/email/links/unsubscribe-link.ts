import { unsubscribeToken } from "#app/auth/keys.ts";
import {
  EMAIL_KIND_TEXTS,
  type EmailKind,
  emailKindOf,
  emailKindSchema,
} from "#app/domain/email/kinds.ts";
import { pageLink } from "#app/email/links/page-link.ts";
import { paths } from "#app/links.ts";
import { oneClickHeaders } from "./one-click-unsubscribe.ts";
import { readSignedLink } from "./signed-link.ts";

/** What links in e-mails are made with. */
export type LinkConfig = { appOrigin: string; secret: string };

/** The path and query by which a person unsubscribes from one kind of e-mail without signing in. */
export function unsubscribePath(secret: string, kind: EmailKind, userId: string) {
  const token = unsubscribeToken(secret, kind, userId);
  return `${paths.emailUnsubscribe}?${new URLSearchParams({ sort: kind, of: userId, token })}` as const;
}

/** What such a link unsubscribes from, and whom; null unless we made it. */
export function readUnsubscribeLink(secret: string, search: URLSearchParams) {
  const kind = emailKindSchema.safeParse(Object.fromEntries(search).sort).data;
  const link = kind && readSignedLink(search, (userId) => unsubscribeToken(secret, kind, userId));
  return link ? { kind, userId: link.of } : null;
}

type Recipient = { kind: string; userId: string | null };

/** The headers for unsubscribing with one click; none for e-mails that a person cannot turn off (decision 59). */
export function unsubscribeHeaders(
  config: LinkConfig,
  recipient: Recipient,
): Record<string, string> {
  const link = unsubscribeLink(config, recipient);
  return link ? oneClickHeaders(link.url) : {};
}

/** The same link for the small print of the e-mail; null for e-mails that a person cannot turn off. */
export function unsubscribeLink({ appOrigin, secret }: LinkConfig, { kind, userId }: Recipient) {
  const emailKind = emailKindOf(kind);
  if (!emailKind || userId === null) return null;
  return pageLink(
    appOrigin,
    `Unsubscribe from ${EMAIL_KIND_TEXTS[emailKind]}`,
    unsubscribePath(secret, emailKind, userId),
  );
}
