import type { Report } from "./measurement/report.ts";
import type { BenchOptions } from "./options.ts";
import { ask } from "./quality/engine.ts";
import { OWN_NEEDS } from "./quality/own-needs.ts";
import { peers } from "./quality/peers.ts";
import { QUERIES, UNSEEN_QUERIES } from "./quality/queries.ts";
import {
  failureTable,
  kindTable,
  needTable,
  overallTable,
  QUALITY_GOALS,
  unseenTable,
} from "./quality/tables.ts";

/**
 * How well searches as people type them are understood, judged by what each demo service offers: the whole application in
 * Node, beside two search libraries over the same services.
 */
export async function benchQuality(
  { failures }: BenchOptions,
  log: (line: string) => void,
): Promise<Report> {
  log("Compiling the application ...");
  const { openKayap } = await import("./quality/kayap.ts");
  const kayap = await openKayap();
  log(`Asking ${QUERIES.length} queries ...`);
  const own = await ask(kayap, QUERIES);
  const others = [];
  for (const peer of await peers()) others.push(await ask(peer, QUERIES));
  log(`Asking ${UNSEEN_QUERIES.length} queries whose failures nobody has read ...`);
  const unseen = await ask(kayap, UNSEEN_QUERIES);
  const needs = [];
  for (const need of OWN_NEEDS) needs.push({ need, cards: await kayap.find(need.query) });
  return {
    goals: QUALITY_GOALS,
    notes: [
      "Suggestions are no hits, and count as an answer only where nothing else is shown.",
      "The peers see title, description, category, trade and town of each service, and return every match.",
    ],
    tables: [
      overallTable([own, ...others]),
      kindTable([own, ...others]),
      unseenTable(unseen),
      needTable(needs),
      ...(failures ? [own, ...others].map(failureTable) : []),
    ],
  };
}
