import type { PopularCategory } from "#app/domain/services/catalogue.ts";
import { SectionHead } from "#app/ui/pages/page.tsx";
import { CategoryTiles } from "#app/ui/services/category-tile.tsx";

export function MostPopular({ categories }: { categories: PopularCategory[] }) {
  return (
    <section className="pb-4" data-popular>
      <SectionHead>
        <h2>Most Popular Categories</h2>
      </SectionHead>
      <CategoryTiles categories={categories} />
    </section>
  );
}
