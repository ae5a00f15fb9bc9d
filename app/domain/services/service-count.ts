import { numberText } from "#app/domain/text/number.ts";
import type { DisplayPreferences } from "#app/domain/time/time-text.ts";

/** "1 service", "14 services". */
export function serviceCountText(count: number, preferences: DisplayPreferences | null): string {
  return `${numberText(count, preferences)} ${count === 1 ? "service" : "services"}`;
}
