import { moneyText } from "#app/domain/money/money.ts";
import { numberText } from "#app/domain/text/number.ts";
import { type DisplayPreferences, langOf } from "#app/domain/time/time-text.ts";
import { useDisplayPreferences } from "./display-preferences.ts";

/** A number in the display preferences of the viewer. */
export function Num({ of: value, decimals }: { of: number; decimals?: number }) {
  return (
    <Written value={value}>{(preferences) => numberText(value, preferences, decimals)}</Written>
  );
}

/** GYD cents as an amount, "$12,500". */
export function Money({ cents }: { cents: number }) {
  return <Written value={cents / 100}>{(preferences) => moneyText(cents, preferences)}</Written>;
}

type WrittenProps = {
  value: number;
  children: (preferences: DisplayPreferences | null) => string;
};

/** A number with its language where that is not the page's. */
function Written({ value, children }: WrittenProps) {
  const preferences = useDisplayPreferences();
  const lang = langOf(preferences);
  if (!lang) return children(preferences);
  return (
    <data value={value} lang={lang}>
      {children(preferences)}
    </data>
  );
}
