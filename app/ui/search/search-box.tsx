import { POPULAR_TERMS, type SearchFilters } from "#app/domain/search/filters.ts";
import { TextField } from "../field.tsx";
import { Icon } from "../icon.tsx";
import { PopularTerms } from "../popular-terms.tsx";

/** The form every filter and the order belong to. */
export const SEARCH_FORM = "search";

export function SearchBox({ path, filters }: { path: string; filters: SearchFilters }) {
  return (
    <div className="tool">
      <div className="wrap stack">
        <h1 className="small">Find the Perfect Professional</h1>
        <form className="q" id={SEARCH_FORM} action={path} data-search>
          <TextField
            id="q"
            name="q"
            type="search"
            label="What do you need?"
            placeholder="Search for services..."
            defaultValue={filters.q}
          />
          <TextField
            id="location"
            name="location"
            label="Location"
            placeholder="Village, town or region"
            defaultValue={filters.location}
          />
          {filters.view === "list" && <input type="hidden" name="view" value="list" />}
          <button className="btn">
            <Icon name="search" />
            Search
          </button>
        </form>
        <PopularTerms path={path} terms={POPULAR_TERMS} />
      </div>
    </div>
  );
}
