import { type CountedCategory, serviceCountText } from "#app/domain/services/catalogue.ts";
import { Cloth } from "../cloth.tsx";
import { Empty } from "../empty.tsx";
import { categoryHref } from "../links.ts";
import { useReader } from "../reader.ts";

/** How many subcategories a category names before "+N more". */
const NAMED = { grid: 3, list: 6 } as const;

type AllCategoriesProps = { categories: CountedCategory[]; view: "grid" | "list" };

export function AllCategories({ categories, view }: AllCategoriesProps) {
  if (categories.length === 0) {
    return (
      <Empty title="No categories found">
        <a className="btn" href="/categories">
          View All Categories
        </a>
      </Empty>
    );
  }
  return (
    <ul className={`cat-list${view === "grid" ? " grid2" : ""}`}>
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
    <li>
      <Cloth categoryId={id} className="mini" />
      <div className="grow">
        <h3>
          <a href={categoryHref(id)}>{name}</a>
        </h3>
        <p className="soft sm">{serviceCountText(serviceCount, useReader())}</p>
        <p>{description}</p>
        <ul>
          {subcategories.slice(0, NAMED[view]).map((subcategory) => (
            <li key={subcategory.id}>
              <a href={categoryHref(id, subcategory.id)}>{subcategory.name}</a>
            </li>
          ))}
          {view === "list" && more > 0 && (
            <li>
              <a href={categoryHref(id)}>
                +{more} more<span className="vh"> in {name}</span>
              </a>
            </li>
          )}
        </ul>
      </div>
    </li>
  );
}
