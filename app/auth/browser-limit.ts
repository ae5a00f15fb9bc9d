import type { RouterContextProvider } from "react-router";
import { clientAddress } from "#app/http/security/client-address.ts";
import { type Limit, type LimitOf, secondsToWaitForAll } from "#app/http/security/limit.ts";
import type { Condition } from "#db/rate-limit.ts";
import { readDevice } from "./device.ts";

/** A limit on what needs no account, for each browser and for the address it comes from. */
export type BrowserLimit = Omit<Limit, "most"> & {
  /** For one browser, known by the signed cookie that the page with the form sets. */
  ofBrowser: number;
  /**
   * For all requests from one address without that cookie, or with an invented one (threat 92): scripts that never opened
   * the page, and browsers that store no cookies, which cannot sign in either.
   */
  withoutCookie: number;
  /** For everything from one address, behind which a mobile carrier may have thousands of people (threat 82). */
  ofAddress: number;
};

/**
 * Counts one use for the browser, then for its address. Returns how many seconds to wait, or null when it is allowed. A
 * use that the browser's limit refuses does not count for its address; with `onlyIf` a use counts only while that holds.
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
  { action, name = action, windowMs, ...limits }: BrowserLimit,
  onlyIf?: Condition,
): LimitOf[] {
  const device = readDevice(request, context);
  const address = clientAddress(request);
  const limit = (subject: string, most: number) => ({
    action: `${action}-${subject}`,
    name,
    most,
    windowMs,
    ...(onlyIf && { onlyIf }),
  });
  return [
    device?.isSigned
      ? { ...limit("device", limits.ofBrowser), subject: device.hash }
      : { ...limit("new-browser", limits.withoutCookie), subject: address },
    { ...limit("address", limits.ofAddress), subject: address },
  ];
}
