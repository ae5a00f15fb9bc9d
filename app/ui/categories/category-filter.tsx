import type { CategoryFilter as CategoryQuery } from "#app/domain/search/category-filter.ts";
import { paths } from "#app/links.ts";
import { Button } from "../button.tsx";
import { TextField } from "../field.tsx";
import { Icon } from "../icon.tsx";
import { ListHeader } from "../list-header.tsx";
import { oneFieldForm } from "../search/search-box.tsx";
import { ViewToggle } from "../view-toggle.tsx";

/** The heading of the categories page with its search and the choice of grid or list. */
export function CategoryFilter({ q, view }: CategoryQuery) {
  const hrefOf = (next: string) =>
    `${paths.categories}?${new URLSearchParams({ ...(q && { q }), ...(next === "list" && { view: next }) })}`;
  return (
    <ListHeader>
      <h1>All Categories</h1>
      <div className="flex flex-wrap items-end gap-2">
        <form className={`min-w-0 flex-1 ${oneFieldForm}`} action={paths.categories} data-search>
          <TextField
            smallLabel
            id="q"
            name="q"
            type="search"
            label="Find a category"
            defaultValue={q}
          />
          {view === "list" && <input type="hidden" name="view" value="list" />}
          <Button>
            <Icon name="search" />
            CategoryQuery
          </Button>
        </form>
        <ViewToggle view={view} hrefOf={hrefOf} />
      </div>
    </ListHeader>
  );
}
