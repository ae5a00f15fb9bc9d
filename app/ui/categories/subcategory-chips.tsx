import type { Category } from "#app/domain/services/catalogue.ts";
import { Chip, chipLines } from "../chip.tsx";

type SubcategoryChipsProps = {
  category: Category;
  chosen: string | null;
  counts: Readonly<Record<string, number>>;
  hrefOf: (subcategoryId: string | null) => string;
};

/** The subcategories as links with their counts; the chosen one stays marked. */
export function SubcategoryChips({ category, chosen, counts, hrefOf }: SubcategoryChipsProps) {
  return (
    <nav aria-label="Subcategories">
      <ul className={chipLines}>
        <li>
          <Chip href={hrefOf(null)} aria-current={chosen ? undefined : "true"}>
            All
          </Chip>
        </li>
        {category.subcategories.map(({ id, name }) => (
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
