import type { CountedCategory } from "#app/domain/services/catalogue.ts";
import { CategoryTiles } from "#app/ui/category-tile.tsx";
import { SectionHead } from "#app/ui/page.tsx";

export function MostPopular({ categories }: { categories: CountedCategory[] }) {
  return (
    <section className="pb-4" data-popular>
      <SectionHead>
        <h2>Most Popular Categories</h2>
      </SectionHead>
      <CategoryTiles categories={categories} />
    </section>
  );
}
