import type { SearchFilters } from "#app/domain/search/filters.ts";
import { activeFilters } from "#app/domain/search/labels.ts";
import { POPULAR_TERMS } from "#app/domain/search/suggestions/popular-terms.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { ListHeader } from "./list-header.tsx";
import { PopularTerms } from "./popular-terms.tsx";
import { SuggestField } from "./suggest-field.tsx";

/** The id of the form that all filters and the order belong to. */
export const SEARCH_FORM = "search";

type SearchBoxProps = { path: string; filters: SearchFilters; inDashboard: boolean };

/** The search box; also the popular terms, until somebody searches, filters or looks through further pages. */
export function SearchBox({ path, filters, inDashboard }: SearchBoxProps) {
  const isFirstLook =
    filters.q === "" && filters.page === 1 && activeFilters(filters, null, 0).length === 0;
  return (
    <ListHeader inDashboard={inDashboard}>
      <h1 className={inDashboard ? undefined : "text-2xl"}>Find the Perfect Professional</h1>
      <form
        className="flex flex-wrap items-end fields-and-button gap-2 *:first:basis-full sm:*:first:basis-40"
        id={SEARCH_FORM}
        action={path}
        autoComplete="off"
        data-search=""
        data-live={inDashboard ? undefined : ""}
      >
        <SuggestField
          suggest="searches"
          smallLabel
          id="q"
          name="q"
          label="What do you need?"
          placeholder="Search for services..."
          defaultValue={filters.q}
        />
        <SuggestField
          suggest="places"
          smallLabel
          id="location"
          name="location"
          label="Location"
          placeholder="Village, town or region"
          defaultValue={filters.location}
        />
        {filters.exact && <input type="hidden" name="exact" value={filters.q} />}
        <Button>
          <Icon name="search" />
          Search
        </Button>
      </form>
      {isFirstLook && <PopularTerms path={path} terms={POPULAR_TERMS} />}
    </ListHeader>
  );
}
