import type { CategoryFilter as Filter } from "#app/domain/search/category-filter.ts";
import { TextField } from "../field.tsx";
import { Icon } from "../icon.tsx";
import { ViewToggle } from "../view-toggle.tsx";

/** The heading of the categories page with its text filter and the choice of grid or list. */
export function CategoryFilter({ q, view }: Filter) {
  const hrefOf = (next: string) =>
    `/categories?${new URLSearchParams({ ...(q && { q }), ...(next === "list" && { view: next }) })}`;
  return (
    <div className="tool">
      <div className="wrap stack">
        <h1>All Categories</h1>
        <div className="line">
          <form className="q one grow" action="/categories" data-search>
            <TextField id="q" name="q" type="search" label="Find a category" defaultValue={q} />
            {view === "list" && <input type="hidden" name="view" value="list" />}
            <button className="btn">
              <Icon name="search" />
              Filter
            </button>
          </form>
          <ViewToggle view={view} hrefOf={hrefOf} />
        </div>
      </div>
    </div>
  );
}
