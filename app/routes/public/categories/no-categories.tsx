import { searchInsteadText } from "#app/domain/search/search-instead.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";

/** What to do where no category has the text: the search knows trades and problems in other words, too. */
export function NoCategories({ q }: { q: string }) {
  return (
    <Empty title="No categories found">
      <ButtonLink href={paths.searchFor({ q })}>{searchInsteadText(q)}</ButtonLink>
      <ButtonLink variant="secondary" href={paths.categories}>
        View All Categories
      </ButtonLink>
    </Empty>
  );
}
