import { POPULAR_TERMS, type SearchFilters } from "#app/domain/search/filters.ts";
import { Button } from "../button.tsx";
import { TextField } from "../field.tsx";
import { Icon } from "../icon.tsx";
import { ListHeader } from "../list-header.tsx";
import { PopularTerms } from "../popular-terms.tsx";

/** The id of the form that all filters and the order belong to. */
export const SEARCH_FORM = "search";

/** The classes of a form with one field and its button. */
export const oneFieldForm =
  "grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 sm:grid-cols-[1fr_auto]";

type SearchBoxProps = { path: string; filters: SearchFilters; inDashboard: boolean };

export function SearchBox({ path, filters, inDashboard }: SearchBoxProps) {
  return (
    <ListHeader inDashboard={inDashboard}>
      <h1 className={inDashboard ? undefined : "text-2xl"}>Find the Perfect Professional</h1>
      <form
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 *:first:col-span-full sm:grid-cols-[1.4fr_1fr_auto] sm:*:first:col-auto"
        id={SEARCH_FORM}
        action={path}
        data-search
      >
        <TextField
          smallLabel
          id="q"
          name="q"
          type="search"
          label="What do you need?"
          placeholder="Search for services..."
          defaultValue={filters.q}
        />
        <TextField
          smallLabel
          id="location"
          name="location"
          label="Location"
          placeholder="Village, town or region"
          defaultValue={filters.location}
        />
        {filters.view === "list" && <input type="hidden" name="view" value="list" />}
        <Button>
          <Icon name="search" />
          Search
        </Button>
      </form>
      <PopularTerms path={path} terms={POPULAR_TERMS} />
    </ListHeader>
  );
}
