import type { SearchFilters } from "#app/domain/search/filters.ts";
import {
  activeFilters,
  maxPriceLabel,
  REMOVE_FILTER,
  whenLabel,
} from "#app/domain/search/labels.ts";
import type { NamedPrice } from "#app/domain/search/reading/price-words.ts";
import type { NamedTime } from "#app/domain/search/reading/time-words.ts";
import { Chip, chipRow } from "#app/ui/navigation/chip.tsx";
import { useDisplayPreferences } from "#app/ui/values/display-preferences.ts";
import { usePageTime } from "#app/ui/values/page-time.ts";

type ActiveFiltersProps = {
  filters: SearchFilters;
  /** A place that was read in the text of the search, and the search without it. */
  place: { label: string; href: string } | null | undefined;
  /** A time that was read in it and at which the services are free, and the search without it. */
  time: { named: NamedTime; href: string } | null;
  /** A price that was read in it and above which no service is, and the search without it. */
  price: { named: NamedPrice; href: string } | null;
  hrefOf: (filters: SearchFilters) => string;
};

/** What limits the search, each as a link to the search without it; nothing when nothing does. */
export function ActiveFilters({ filters, place, time, price, hrefOf }: ActiveFiltersProps) {
  const preferences = useDisplayPreferences();
  const now = usePageTime() ?? 0;
  const active = activeFilters(filters, preferences, now);
  const chips = [
    ...(place ? [{ label: `in ${place.label}`, href: place.href }] : []),
    ...(time ? [{ label: whenLabel(time.named, preferences, now), href: time.href }] : []),
    ...(price
      ? [{ label: maxPriceLabel(price.named.maxPrice, preferences), href: price.href }]
      : []),
    ...active.map(({ label, without }) => ({ label, href: hrefOf(without) })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className={`mb-3 ${chipRow}`}>
      {chips.map(({ label, href }) => (
        <li key={label}>
          <Chip href={href} data-at-once="">
            <span className="sr-only">{REMOVE_FILTER}</span>
            {label}
            <span aria-hidden="true">×</span>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
