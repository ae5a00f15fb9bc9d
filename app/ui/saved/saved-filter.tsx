import { useRef } from "react";
import { Form, useSubmit } from "react-router";
import type { SavedFilters, SavedSort } from "#app/domain/services/saved.ts";
import { paths } from "#app/links.ts";
import { Button } from "../button.tsx";
import { SelectField, TextField } from "../field.tsx";
import { Icon } from "../icon.tsx";

const SORT_CHOICES: { value: SavedSort; name: string }[] = [
  { value: "date_saved", name: "Newest saved first" },
  { value: "rating", name: "Highest Rated" },
  { value: "price_low", name: "Price: Low to High" },
  { value: "price_high", name: "Price: High to Low" },
  { value: "alphabetical", name: "A to Z" },
];

type SavedFilterProps = {
  filters: SavedFilters;
  categories: { value: string; name: string }[];
};

/** Words, category and order. A new choice is applied at once with JavaScript, and by the button without. */
export function SavedFilter({ filters, categories }: SavedFilterProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const apply = () => submit(form.current);
  return (
    <Form
      ref={form}
      className="grid grid-cols-6 gap-3 *:col-span-3 *:first:col-span-4 max-phone:*:not-first:col-span-full sm:grid-cols-[2fr_auto_1fr_1fr] sm:*:col-auto sm:*:first:col-auto"
      action={paths.savedServices}
      role="search"
    >
      <TextField
        id="q"
        name="q"
        type="search"
        label="Search saved services"
        defaultValue={filters.q}
        key={`q ${filters.q}`}
      />
      <Button variant="secondary" className="col-span-2! self-end sm:col-auto!">
        <Icon name="search" />
        Show
      </Button>
      <SelectField
        id="category"
        name="category"
        label="Category"
        defaultValue={filters.category ?? ""}
        key={`category ${filters.category}`}
        options={categories}
        onChange={apply}
      />
      <SelectField
        id="sort"
        name="sort"
        label="Sort by"
        defaultValue={filters.sort}
        key={`sort ${filters.sort}`}
        options={SORT_CHOICES}
        onChange={apply}
      />
      {filters.view === "list" && <input type="hidden" name="view" value="list" />}
    </Form>
  );
}
