import type { CategoryFilter as CategoryQuery } from "#app/domain/search/category-filter.ts";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { ViewToggle } from "#app/ui/navigation/view-toggle.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { ListHeader } from "#app/ui/search/list-header.tsx";

/** The heading of the categories page with its search and the choice of grid or list. */
export function CategoryFilter({ q, view }: CategoryQuery) {
  return (
    <ListHeader>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1>All Categories</h1>
        <div data-views="">
          <ViewToggle view={view} hrefOf={(other) => paths.categoriesOf({ q, view: other })} />
        </div>
      </div>
      <div>
        <form
          className="flex flex-wrap items-end fields-and-button gap-2"
          action={paths.categories}
          data-search=""
        >
          <TextField
            smallLabel
            id="q"
            name="q"
            label="Find a category"
            defaultValue={q}
            enterKeyHint="search"
            data-filters={q ? undefined : ""}
          />
          {view === "list" && <input type="hidden" name="view" value="list" />}
          <Button>
            <Icon name="search" />
            Filter
          </Button>
        </form>
        <p className="mt-1 text-sm" role="status" data-found="" />
      </div>
    </ListHeader>
  );
}
