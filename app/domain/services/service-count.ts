import { numberText } from "#app/domain/number.ts";
import type { DisplayPreferences } from "#app/domain/time.ts";

/** "1 service", "14 services". */
export function serviceCountText(count: number, preferences: DisplayPreferences | null): string {
  return `${numberText(count, preferences)} ${count === 1 ? "service" : "services"}`;
}
