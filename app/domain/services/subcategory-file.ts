/** The static file with the subcategories of every category; its script filters by them on the list of categories. */
export const SUBCATEGORY_FILE = "subcategories";

/** A subcategory in that file. */
export type SubcategoryRow = readonly [id: string, name: string];

/** The subcategories of that file by the id of their category. */
export type SubcategoryRows = Readonly<Record<string, readonly SubcategoryRow[]>>;
