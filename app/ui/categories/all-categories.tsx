import { type CountedCategory, serviceCountText } from "#app/domain/services/catalogue.ts";
import { paths } from "#app/links.ts";
import { CategoryPattern } from "#app/ui/category-pattern.tsx";
import { useDisplayPreferences } from "#app/ui/display-preferences.ts";
import { ButtonLink } from "../button.tsx";
import { classes } from "../classes.ts";
import { Empty } from "../empty.tsx";

/** How many subcategories a category names before "+N more". */
const NAMED = { grid: 3, list: 6 } as const;

const SUBCATEGORY = "inline-block py-2.5 text-md";

type AllCategoriesProps = { categories: CountedCategory[]; view: "grid" | "list" };

export function AllCategories({ categories, view }: AllCategoriesProps) {
  if (categories.length === 0) {
    return (
      <Empty title="No categories found">
        <ButtonLink href={paths.categories}>View All Categories</ButtonLink>
      </Empty>
    );
  }
  return (
    <ul className={classes("grid", view === "grid" && "sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3")}>
      {categories.map((category) => (
        <CategoryEntry key={category.id} category={category} view={view} />
      ))}
    </ul>
  );
}

function CategoryEntry({ category, view }: { category: CountedCategory; view: "grid" | "list" }) {
  const { id, name, description, serviceCount, subcategories } = category;
  const more = subcategories.length - NAMED[view];
  return (
    <li className="flex gap-3 border-t border-line py-3.5">
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
        <p>{description}</p>
        <ul className="mt-0.5 flex flex-wrap gap-x-3.5">
          {subcategories.slice(0, NAMED[view]).map((subcategory) => (
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
