import { z } from "zod";
import { HOUR_MS } from "#app/domain/durations.ts";
import type { NotificationKind } from "./notification.ts";

/** The push services that browsers name: hosts, or endings of hosts where they begin with a dot (threat 63). */
const SERVICES = [
  "fcm.googleapis.com",
  ".push.services.mozilla.com",
  ".notify.windows.com",
  ".push.apple.com",
] as const;

const LONGEST_ENDPOINT = 2000;
const NOT_A_SERVICE = "This browser's push service is not one that Kayap knows.";
const BROKEN = "This browser's subscription is not complete.";

/**
 * The address at which a push service takes what is meant for one browser, as it is fetched; null for anything that
 * is not https, on the usual port, at a service of the list, without a user and a fragment (threat 63).
 */
export function pushEndpoint(text: string): string | null {
  if (text.length > LONGEST_ENDPOINT || !URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password, hash, href } = new URL(text);
  const known = SERVICES.some((service) =>
    service.startsWith(".") ? hostname.endsWith(service) : hostname === service,
  );
  const bare = [port, username, password, hash].every((part) => part === "");
  return known && bare && protocol === "https:" ? href : null;
}

/** A base64url text of so many bytes that begins like this. */
const bytes = (length: number, beginning = "") =>
  z.string(BROKEN).regex(new RegExp(`^${beginning}[\\w-]{${length - beginning.length}}$`), BROKEN);

/** What a browser that may be pushed to says of itself: 65 bytes of an uncompressed point and a secret of 16 (RFC 8291). */
const subscriptionSchema = z.object({
  turn: z.literal("on"),
  endpoint: z.string(BROKEN).transform((text, check) => {
    const endpoint = pushEndpoint(text);
    if (endpoint === null) check.addIssue(NOT_A_SERVICE);
    return endpoint ?? "";
  }),
  p256dh: bytes(87, "B"),
  auth: bytes(22),
});

/** Notifications on this device, on or off. */
export const pushFormSchema = z.discriminatedUnion("turn", [
  subscriptionSchema,
  z.object({ turn: z.literal("off") }),
]);

/** How many browsers of a person are pushed to; an older one makes room. */
export const MOST_PUSH_DEVICES = 10;

/** How long after it was written a notification is still worth a push, in milliseconds; the list keeps it longer. */
export const PUSH_LIVES_MS: Record<NotificationKind, number> = {
  booking: 12 * HOUR_MS,
  message: 24 * HOUR_MS,
  review: 72 * HOUR_MS,
  account: 24 * HOUR_MS,
};

const WHERE_TO_READ: Record<NotificationKind, string> = {
  booking: "Open the booking",
  message: "Open the conversation",
  review: "Open your reviews",
  account: "Open Kayap",
};

/**
 * What a browser shows of a notification, also on a locked screen: its title, never what somebody wrote. The same
 * link replaces what was shown of it before. `public/push-worker.js` reads it.
 */
export function pushContent({
  kind,
  title,
  link,
}: {
  kind: NotificationKind;
  title: string;
  link: string;
}) {
  return { title, body: WHERE_TO_READ[kind], link };
}
