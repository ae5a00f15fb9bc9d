import { CATEGORIES } from "./catalogue.ts";
import type { SubcategoryRows } from "./subcategory-file.ts";

/** What stands in the file with the subcategories. */
export function subcategoryRows(): SubcategoryRows {
  return Object.fromEntries(
    CATEGORIES.map(({ id, subcategories }) => [
      id,
      subcategories.map(({ id, name }) => [id, name] as const),
    ]),
  );
}
