import type { CountedCategory } from "#app/domain/services/catalogue.ts";
import { CategoryTile } from "../category-tile.tsx";

export function MostPopular({ categories }: { categories: CountedCategory[] }) {
  return (
    <section className="pb-4">
      <div className="head">
        <h2>Most Popular Categories</h2>
      </div>
      <ul className="cats">
        {categories.map((category) => (
          <CategoryTile key={category.id} category={category} />
        ))}
      </ul>
    </section>
  );
}
