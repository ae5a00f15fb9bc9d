import { paths } from "#app/links.ts";
import { ButtonLink } from "../button.tsx";
import { Empty } from "../empty.tsx";
import { PageMain } from "../page.tsx";

export function CategoryMissing() {
  return (
    <PageMain className="py-10 lg:py-14">
      <Empty title="Category not found" wholePage>
        <ButtonLink href={paths.categories}>View All Categories</ButtonLink>
      </Empty>
    </PageMain>
  );
}
