import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { PageMain } from "#app/ui/pages/page.tsx";

export function CategoryMissing() {
  return (
    <PageMain className="py-10 lg:py-14">
      <Empty title="Category not found" wholePage>
        <ButtonLink href={paths.categories}>View All Categories</ButtonLink>
      </Empty>
    </PageMain>
  );
}
