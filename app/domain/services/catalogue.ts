import { CATALOGUE } from "./catalogue-entries.ts";

export type CatalogueEntry = {
  id: string;
  name: string;
  description: string;
  icon: string;
  pattern: string;
  subcategories: SubcategoryEntry[];
};

type SubcategoryEntry = { id: string; name: string; icon?: string };

type Subcategory = SubcategoryEntry & { categoryId: string };
export type Category = Omit<CatalogueEntry, "subcategories"> & { subcategories: Subcategory[] };

/** The 20 categories in catalogue order. */
export const CATEGORIES: readonly Category[] = CATALOGUE.map((entry) => ({
  ...entry,
  subcategories: entry.subcategories.map((subcategory) => ({
    ...subcategory,
    categoryId: entry.id,
  })),
}));

const byId = new Map(CATEGORIES.map((category) => [category.id, category]));

/** Older ids of a category, with the current one (decision 7). */
export const CATEGORY_ALIASES: Readonly<Record<string, string>> = {
  "home-maintenance": "home-services-maintenance",
};

/** The current id for an older one, or null. */
export function aliasOf(id: string): string | null {
  return Object.hasOwn(CATEGORY_ALIASES, id) ? (CATEGORY_ALIASES[id] ?? null) : null;
}

/** The category with this id, or null. */
export function findCategory(id: string | null | undefined): Category | null {
  return (id && byId.get(id)) || null;
}

/** The subcategory with this id inside one category, or null. */
export function findSubcategory(category: Category, id: string | null | undefined) {
  return category.subcategories.find((subcategory) => subcategory.id === id) ?? null;
}

/** The categories that a subcategory stands in. */
export function categoriesWith(subcategoryId: string): Category[] {
  return CATEGORIES.filter((category) => findSubcategory(category, subcategoryId));
}

/** Every subcategory id once; an id that stands in two categories means the same trade in both. */
export const SUBCATEGORY_IDS: readonly string[] = [
  ...new Set(CATEGORIES.flatMap((category) => category.subcategories.map(({ id }) => id))),
];

/** The icon of a service: its subcategory's when it has one, else its category's. */
export function serviceIcon(categoryId: string, subcategoryId: string | null): string {
  const category = findCategory(categoryId);
  const subcategory = category && findSubcategory(category, subcategoryId);
  return subcategory?.icon ?? category?.icon ?? "settings";
}

/** A category with the number of its listed services. */
export type CountedCategory = Category & { serviceCount: number };

/** The whole catalogue with counts; a category without services counts 0. */
export function countedCategories(counts: Readonly<Record<string, number>>): CountedCategory[] {
  return CATEGORIES.map((category) => ({ ...category, serviceCount: counts[category.id] ?? 0 }));
}

/** What a tile shows of a category, without its subcategories: pages carry it with their data. */
export type PopularCategory = Pick<CountedCategory, "id" | "name" | "icon" | "serviceCount">;

/** The categories with most services, catalogue order among equals. */
export function popularCategories(
  counts: Readonly<Record<string, number>>,
  most: number,
): PopularCategory[] {
  return countedCategories(counts)
    .sort((a, b) => b.serviceCount - a.serviceCount)
    .slice(0, most)
    .map(({ id, name, icon, serviceCount }) => ({ id, name, icon, serviceCount }));
}

const subcategoryNames = new Map(
  CATEGORIES.flatMap(({ subcategories }) =>
    subcategories.map(({ id, name }) => [id, name] as const),
  ),
);

/** The name of a subcategory wherever it stands, or null. */
export function subcategoryName(id: string): string | null {
  return subcategoryNames.get(id) ?? null;
}
