import type { Language } from "./date-words.ts";
import type { DisplayPreferences } from "./time.ts";

const MARKS: Record<Language, { thousands: string; decimal: string }> = {
  en: { thousands: ",", decimal: "." },
  es: { thousands: ".", decimal: "," },
  pt: { thousands: ".", decimal: "," },
};

/**
 * A number as its reader writes numbers (decision 57): "1,234" in English, "1.234" in Spanish and Portuguese. Not by
 * Intl, whose tables differ between the server and old browsers.
 */
export function numberText(value: number, reader: DisplayPreferences | null, decimals = 0): string {
  const { thousands, decimal } = MARKS[reader?.language ?? "en"];
  const [whole = "", rest] = value.toFixed(decimals).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return rest ? grouped + decimal + rest : grouped;
}
