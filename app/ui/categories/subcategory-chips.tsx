import type { Category } from "#app/domain/services/catalogue.ts";

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
      <ul className="row-x wrap-x">
        <li>
          <a className="chip" href={hrefOf(null)} aria-current={chosen ? undefined : "true"}>
            All
          </a>
        </li>
        {category.subcategories.map(({ id, name }) => (
          <li key={id}>
            <a className="chip" href={hrefOf(id)} aria-current={id === chosen ? "true" : undefined}>
              {name} <span className="num">({counts[id] ?? 0})</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
