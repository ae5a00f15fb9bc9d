import { z } from "zod";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import type { NotificationKind } from "./notification.ts";

/** The allowed push services: hosts, or with a leading dot the ends of hosts (threat 63). */
const SERVICES = [
  "fcm.googleapis.com",
  ".push.services.mozilla.com",
  ".notify.windows.com",
  ".push.apple.com",
] as const;

const LONGEST_ENDPOINT = 2000;
const NOT_A_SERVICE = "Kayap cannot send notifications to this browser.";
const BROKEN = "Notifications could not be set up in this browser. Please try again.";

/**
 * Checks the endpoint of a browser's push subscription and gives it as it is fetched: https on the default port, at an
 * allowed service, without user and fragment. Null for anything else (threat 63).
 */
export function pushEndpoint(text: string): string | null {
  if (text.length > LONGEST_ENDPOINT || !URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password, hash, href } = new URL(text);
  const isAllowed = SERVICES.some((service) =>
    service.startsWith(".") ? hostname.endsWith(service) : hostname === service,
  );
  const isPlain = [port, username, password, hash].every((part) => part === "");
  return isAllowed && isPlain && protocol === "https:" ? href : null;
}

/** A base64url text of a length that starts with `beginning`. */
const base64url = (length: number, beginning = "") =>
  z.string(BROKEN).regex(new RegExp(`^${beginning}[\\w-]{${length - beginning.length}}$`), BROKEN);

/** A browser's push subscription: its key is an uncompressed point of 65 bytes, its secret has 16 (RFC 8291). */
const subscriptionSchema = z.object({
  turn: z.literal("on"),
  endpoint: z.string(BROKEN).transform((text, check) => {
    const endpoint = pushEndpoint(text);
    if (endpoint === null) check.addIssue(NOT_A_SERVICE);
    return endpoint ?? "";
  }),
  p256dh: base64url(87, "B"),
  auth: base64url(22),
});

/** The form that turns pushes to this browser on or off. */
export const pushFormSchema = z.discriminatedUnion("turn", [
  subscriptionSchema,
  z.object({ turn: z.literal("off") }),
]);
export type PushForm = z.output<typeof pushFormSchema>;

/** How many browsers of a person get pushes; a new one replaces the oldest. */
export const MOST_PUSH_DEVICES = 10;

/** How long after a notification its push is still sent, in milliseconds; the list has it longer. */
export const PUSH_LIVES_MS: Record<NotificationKind, number> = {
  booking: 12 * HOUR_MS,
  job: 12 * HOUR_MS,
  message: DAY_MS,
  review: 72 * HOUR_MS,
  account: DAY_MS,
};

const BODY: Record<NotificationKind, string> = {
  booking: "Open the booking",
  job: "Open the job",
  message: "Open the conversation",
  review: "Open your reviews",
  account: "Open Kayap",
};

/**
 * What a browser shows of a notification, also on a locked screen: its title, never what a person wrote. It replaces an
 * earlier one with the same link. `app/service-worker/push.ts` reads it.
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
  return { title, body: BODY[kind], link };
}
