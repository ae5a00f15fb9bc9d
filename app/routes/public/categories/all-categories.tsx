import { cx } from "class-variance-authority";
import type { CategoryFilter as CategoryQuery } from "#app/domain/search/category-filter.ts";
import { containsText } from "#app/domain/search/words/contains-text.ts";
import type { CountedCategory } from "#app/domain/services/catalogue.ts";
import { serviceCountText } from "#app/domain/services/service-count.ts";
import { paths } from "#app/links.ts";
import { CategoryPattern } from "#app/ui/pictures/category-pattern.tsx";
import { useDisplayPreferences } from "#app/ui/values/display-preferences.ts";
import { NoCategories } from "./no-categories.tsx";

/** How many subcategories a category names before "+N more". */
const NAMED = { grid: 3, list: 6 } as const;

const SUBCATEGORY = "inline-block py-2.5 text-md";

type AllCategoriesProps = { categories: CountedCategory[]; query: CategoryQuery };

/** Every category that matches the query. Without one, a script filters them while somebody types. */
export function AllCategories({ categories, query }: AllCategoriesProps) {
  if (categories.length === 0) return <NoCategories q={query.q} />;
  const grid = query.view === "grid" && "sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3";
  return (
    <section aria-labelledby="every-category">
      <h2 className="sr-only" id="every-category">
        Every category
      </h2>
      <ul className={cx("grid", grid)}>
        {categories.map((category) => (
          <CategoryEntry key={category.id} category={category} query={query} />
        ))}
      </ul>
      {!query.q && (
        <div hidden data-none>
          <NoCategories q="" />
        </div>
      )}
    </section>
  );
}

type CategoryEntryProps = { category: CountedCategory; query: CategoryQuery };

function CategoryEntry({ category, query: { q, view } }: CategoryEntryProps) {
  const { id, name, description, serviceCount, subcategories } = category;
  const matching = q
    ? subcategories.filter((subcategory) => containsText([subcategory.name], q))
    : [];
  const examples = matching.length > 0 ? matching : subcategories.slice(0, NAMED[view]);
  const more = subcategories.length - examples.length;
  return (
    <li className="flex gap-3 border-t border-line py-3.5" data-category={id}>
      <CategoryPattern categoryId={id} size="mini" className="size-12 flex-none rounded-control" />
      <div className="min-w-0 flex-1">
        <h3>
          <a className="text-inherit" href={paths.category(id)}>
            {name}
          </a>
        </h3>
        <p className="text-soft text-sm">
          {serviceCountText(serviceCount, useDisplayPreferences())}
        </p>
        <p data-description>{description}</p>
        <ul className="mt-0.5 flex flex-wrap gap-x-3.5">
          {examples.map((subcategory) => (
            <li key={subcategory.id}>
              <a className={SUBCATEGORY} href={paths.category(id, subcategory.id)}>
                {subcategory.name}
              </a>
            </li>
          ))}
          {view === "list" && more > 0 && (
            <li>
              <a className={SUBCATEGORY} href={paths.category(id)}>
                +{more} more<span className="sr-only"> in {name}</span>
              </a>
            </li>
          )}
        </ul>
      </div>
    </li>
  );
}
