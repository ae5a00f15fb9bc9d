import { useRef } from "react";
import { Form, useSubmit } from "react-router";
import type { SavedFilters, SavedSort } from "#app/domain/services/saved.ts";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";

const SORT_CHOICES: { value: SavedSort; name: string }[] = [
  { value: "date_saved", name: "Newest saved first" },
  { value: "rating", name: "Highest Rated" },
  { value: "price_low", name: "Price: Low to High" },
  { value: "price_high", name: "Price: High to Low" },
  { value: "alphabetical", name: "A to Z" },
];

/** As wide as the longest choice: one in a row on a phone. */
const CHOICE = "min-w-0 flex-[1_1_12.5rem]";

type SavedFilterProps = {
  filters: SavedFilters;
  categories: { value: string; name: string }[];
};

/** Words, category and order. A new choice is applied at once with JavaScript, and by the button without. */
export function SavedFilter({ filters, categories }: SavedFilterProps) {
  const form = useRef<HTMLFormElement>(null);
  const submitForm = useSubmit();
  const apply = () => submitForm(form.current);
  return (
    <Form ref={form} className="flex flex-wrap gap-3" action={paths.savedServices} role="search">
      <div className="min-w-0 flex-[2_1_12.5rem]">
        <TextField
          id="q"
          name="q"
          type="search"
          label="Search saved services"
          defaultValue={filters.q}
          key={`q ${filters.q}`}
        />
      </div>
      <div className={CHOICE}>
        <SelectField
          id="category"
          name="category"
          label="Category"
          defaultValue={filters.category ?? ""}
          key={`category ${filters.category}`}
          options={categories}
          onChange={apply}
        />
      </div>
      <div className={CHOICE}>
        <SelectField
          id="sort"
          name="sort"
          label="Sort by"
          defaultValue={filters.sort}
          key={`sort ${filters.sort}`}
          options={SORT_CHOICES}
          onChange={apply}
        />
      </div>
      <Button variant="secondary" className="self-end">
        <Icon name="search" />
        Show
      </Button>
      {filters.view === "list" && <input type="hidden" name="view" value="list" />}
    </Form>
  );
}
