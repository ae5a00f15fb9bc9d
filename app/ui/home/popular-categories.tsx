import { CATEGORIES, type CountedCategory } from "#app/domain/services/catalogue.ts";
import { CategoryTile } from "../category-tile.tsx";
import { Failure } from "../failure.tsx";

export function PopularCategories({ categories }: { categories?: CountedCategory[] }) {
  return (
    <section className="sec">
      <div className="wrap">
        <div className="head">
          <h2>Popular categories</h2>
          <a href="/categories">View All {CATEGORIES.length} Categories</a>
        </div>
        {categories ? (
          <ul className="cats">
            {categories.map((category) => (
              <CategoryTile key={category.id} category={category} />
            ))}
          </ul>
        ) : (
          <Failure again="/" />
        )}
      </div>
    </section>
  );
}
