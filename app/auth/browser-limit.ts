import type { RouterContextProvider } from "react-router";
import { clientAddress } from "#app/http/client-address.ts";
import { type Limit, type LimitOf, secondsToWaitForAll } from "#app/http/limit.ts";
import type { Condition } from "#db/rate-limit.ts";
import { readDevice } from "./device.ts";

/** A limit on what needs no account, for each browser and for the address it comes from. */
export type BrowserLimit = Omit<Limit, "most"> & {
  /** For one browser, known by the signed cookie that the page with the form sets. */
  ofBrowser: number;
  /**
   * For whatever comes from one address without that cookie, or with an invented one (threat 92): a script that never opened
   * the page, or a browser that keeps no cookies and so cannot sign in either.
   */
  withoutCookie: number;
  /** For everything from one address, behind which a mobile carrier may have thousands of people (threat 82). */
  ofAddress: number;
};

/**
 * Counts one use for the browser, then for its address. Returns how many seconds to wait, or null when it is allowed. A
 * use that is refused to a browser does not count for its address; with `onlyIf` one counts only where that holds.
 */
export function secondsForBrowser(
  request: Request,
  context: Readonly<RouterContextProvider>,
  limit: BrowserLimit,
  onlyIf?: Condition,
): Promise<number | null> {
  return secondsToWaitForAll(context, limitsOfBrowser(request, context, limit, onlyIf));
}

/** The limits of one use, for a write that counts them in its batch. */
export function limitsOfBrowser(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { action, name = action, windowMs, ...most }: BrowserLimit,
  onlyIf?: Condition,
): LimitOf[] {
  const device = readDevice(request, context);
  const address = clientAddress(request);
  const limit = (subject: string, allowed: number) => ({
    action: `${action}-${subject}`,
    name,
    most: allowed,
    windowMs,
    ...(onlyIf && { onlyIf }),
  });
  return [
    device?.isSigned
      ? { ...limit("device", most.ofBrowser), subject: device.hash }
      : { ...limit("new-browser", most.withoutCookie), subject: address },
    { ...limit("address", most.ofAddress), subject: address },
  ];
}
