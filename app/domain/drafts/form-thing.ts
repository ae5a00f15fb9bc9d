/** What the forms with more than a line are about, by the path of their page; the id in a path belongs to the name. */
const THINGS: readonly (readonly [path: RegExp, thing: string])[] = [
  [/^\/contact$/, "contact"],
  [/^\/service\/([\w-]+)\/book$/, "booking-request"],
  [/^\/jobs\/new$/, "new-job"],
  [/^\/dashboard\/jobs\/([\w-]+)$/, "job-offer"],
  [/^\/dashboard\/services\/new$/, "new-service"],
  [/^\/dashboard\/services\/edit\/([\w-]+)$/, "service"],
  [/^\/dashboard\/licences$/, "licence"],
  [/^\/dashboard\/profile$/, "profile"],
  [/^\/dashboard\/reviews\/new$/, "new-review"],
  [/^\/dashboard\/reviews\/([\w-]+)\/edit$/, "review"],
  [/^\/dashboard\/reviews\/([\w-]+)\/reply$/, "reply"],
  [/^\/dashboard\/reviews\/([\w-]+)\/report$/, "review-report"],
  [/^\/dashboard\/settings$/, "settings"],
  [/^\/dashboard\/bookings\/hours$/, "hours"],
  [/^\/dashboard\/bookings\/days-off$/, "days-off"],
  [/^\/dashboard\/bookings\/([\w-]+)\/propose$/, "proposal"],
  [/^\/dashboard\/bookings\/([\w-]+)\/cancel$/, "cancel"],
  [/^\/dashboard\/bookings\/([\w-]+)\/decline$/, "decline"],
  [/^\/dashboard\/bookings\/([\w-]+)\/dispute$/, "dispute"],
  [/^\/dashboard\/messages\/([\w-]+)\/report$/, "conversation-report"],
  [/^\/dashboard\/messages\/([\w-]+)\/offer$/, "offer"],
  [/^\/dashboard\/jobs\/([\w-]+)\/report$/, "job-report"],
  [/^\/dashboard\/offers\/([\w-]+)$/, "offer-answer"],
];

/** The address at which the form sent to an address is found again, so that its draft is filled in there. */
export function formAddress(address: string): string {
  return thingOf(address) === "profile" ? "/dashboard/profile?edit=1" : address;
}

/**
 * What the form of an address (path and query) is about, whatever else the address says: the same form may be reached and
 * sent by several. Null for forms that have nothing to keep.
 */
export function thingOf(address: string): string | null {
  const { pathname, searchParams } = new URL(address, "https://kayap.invalid");
  for (const [path, thing] of THINGS) {
    const match = path.exec(pathname);
    if (!match) continue;
    const id = searchParams.get(thing === "new-review" ? "service" : "offer") ?? match[1];
    return id && /^[\w-]{1,64}$/.test(id) ? `${thing}:${id}` : thing;
  }
  return null;
}
