import { moneyText } from "#app/domain/money.ts";
import { numberText } from "#app/domain/number.ts";
import { type DisplayPreferences, langOf } from "#app/domain/time.ts";
import { useDisplayPreferences } from "./display-preferences.ts";

/** A number as the person before the page writes numbers. */
export function Num({ of: value, decimals }: { of: number; decimals?: number }) {
  return <Written value={value}>{(reader) => numberText(value, reader, decimals)}</Written>;
}

/** GYD cents as an amount, "$12,500". */
export function Money({ cents }: { cents: number }) {
  return <Written value={cents / 100}>{(reader) => moneyText(cents, reader)}</Written>;
}

/** A figure with its language where that is not the page's. */
function Written({
  value,
  children,
}: {
  value: number;
  children: (reader: DisplayPreferences | null) => string;
}) {
  const reader = useDisplayPreferences();
  const lang = langOf(reader);
  if (!lang) return children(reader);
  return (
    <data value={value} lang={lang}>
      {children(reader)}
    </data>
  );
}
