import type { Category } from "#app/domain/services/catalogue.ts";
import { Chip, chipRow } from "#app/ui/navigation/chip.tsx";

type SubcategoryChipsProps = {
  category: Category;
  chosen: string | null;
  counts: Readonly<Record<string, number>>;
  hrefOf: (subcategoryId: string | null) => string;
};

/**
 * The subcategories with services as links with their counts. The chosen one stands first, marked: further along, a phone
 * would not show it.
 */
export function SubcategoryChips({ category, chosen, counts, hrefOf }: SubcategoryChipsProps) {
  const chips = category.subcategories
    .filter(({ id }) => counts[id] || id === chosen)
    .toSorted((a, b) => Number(b.id === chosen) - Number(a.id === chosen));
  return (
    <nav aria-label="Subcategories" data-part="subcategories">
      <ul className={chipRow}>
        <li>
          <Chip href={hrefOf(null)} aria-current={chosen ? undefined : "true"}>
            All
          </Chip>
        </li>
        {chips.map(({ id, name }) => (
          <li key={id}>
            <Chip href={hrefOf(id)} aria-current={id === chosen ? "true" : undefined}>
              {name} <span className="font-normal tabular">({counts[id] ?? 0})</span>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
