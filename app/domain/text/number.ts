import type { Language } from "#app/domain/time/date-words.ts";
import type { DisplayPreferences } from "#app/domain/time/time-text.ts";

const SEPARATORS: Record<Language, { thousands: string; decimal: string }> = {
  en: { thousands: ",", decimal: "." },
  es: { thousands: ".", decimal: "," },
  pt: { thousands: ".", decimal: "," },
};

/**
 * A number in the language of the preferences (decision 57): "1,234" in English, "1.234" in Spanish and Portuguese. Not
 * by Intl, whose data differ between the server and old browsers.
 */
export function numberText(
  value: number,
  preferences: DisplayPreferences | null,
  decimals = 0,
): string {
  const { thousands, decimal } = SEPARATORS[preferences?.language ?? "en"];
  const [whole = "", rest] = value.toFixed(decimals).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return rest ? grouped + decimal + rest : grouped;
}
