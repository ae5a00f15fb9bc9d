import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext } from "#app/context.ts";
import { appealAgainst } from "#db/team/own-measure.ts";

/** Stores the one appeal against a measure. False when there is one already, or its 30 days are over. */
export function appealAgainstMeasure(
  context: Readonly<RouterContextProvider>,
  { measureId, appeal }: { measureId: string; appeal: string },
): Promise<boolean> {
  const now = context.get(clockContext)();
  return appealAgainst(context.get(databaseContext), { id: measureId, appeal, now });
}
