import { createHmac } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext, laterContext, sentRequestContext } from "#app/context.ts";
import { missedText } from "#app/domain/search/missed.ts";
import { clientAddress } from "#app/http/security/client-address.ts";
import { isFromOwnPage } from "#app/http/security/same-origin.ts";
import type { Database } from "#db/connection/client.ts";
import { saltOfDay, storeMissedSearch } from "#db/search/missed-searches.ts";

/**
 * Counts a search that found nothing, after the response, if it was sent from a form or link of this site and its text does
 * not contain personal data. The address and the browser are stored only as a hash with the salt of the day.
 */
export function recordMissedSearch(context: Readonly<RouterContextProvider>, q: string): void {
  const request = context.get(sentRequestContext);
  const text = missedText(q);
  if (!text || !isFromOwnPage(request)) return;
  const browser = `${clientAddress(request)}\n${request.headers.get("User-Agent") ?? ""}`;
  const now = context.get(clockContext)();
  context.get(laterContext)(() => store(context.get(databaseContext), { text, browser, now }));
}

type Missed = { text: string; browser: string; now: number };

async function store(db: Database, { text, browser, now }: Missed): Promise<void> {
  const salt = await saltOfDay(db, now);
  const device = createHmac("sha256", salt).update(browser).digest("hex");
  await storeMissedSearch(db, { text, device, now });
}
