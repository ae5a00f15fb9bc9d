import { CATEGORIES, type PopularCategory } from "#app/domain/services/catalogue.ts";
import { paths } from "#app/links.ts";
import { Failure } from "#app/ui/failure.tsx";
import { Container, moreLink, SectionHead } from "#app/ui/pages/page.tsx";
import { CategoryTiles } from "#app/ui/services/category-tile.tsx";

export function PopularCategories({ categories }: { categories?: PopularCategory[] }) {
  return (
    <section className="py-10 lg:py-14">
      <Container>
        <SectionHead>
          <h2>Popular categories</h2>
          <a className={moreLink} href={paths.categories}>
            View All {CATEGORIES.length} Categories
          </a>
        </SectionHead>
        {categories ? <CategoryTiles categories={categories} /> : <Failure again="/" />}
      </Container>
    </section>
  );
}
