import { data } from "react-router";
import { clockContext } from "#app/context.ts";
import { parseSearch } from "#app/domain/search/filters.ts";
import { aliasOf, findCategory, findSubcategory } from "#app/domain/services/catalogue.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse } from "#app/http/respond.ts";
import { paths } from "#app/links.ts";
import { CategoryMissing } from "#app/ui/categories/category-missing.tsx";
import { CategoryPage } from "#app/ui/categories/category-page.tsx";
import { categoryImage, pageHead } from "#app/ui/head.ts";
import type { Route } from "./+types/category.ts";
import { searchWith } from "./find-services.ts";

export const meta: Route.MetaFunction = ({
  loaderData: { category, filters },
  matches: [root],
}) => {
  if (!category) return [{ title: "Category not found | Kayap" }];
  const subcategory = findSubcategory(category, filters.subcategoryId);
  return pageHead(root.loaderData, {
    title: `${subcategory ? `${subcategory.name}, ${category.name}` : category.name} | Kayap`,
    description: category.description,
    image: categoryImage(category.id),
    unlisted: Boolean(filters.q),
  });
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const alias = aliasOf(params.categoryId);
  if (alias) throw redirect(`${paths.category(alias)}${url.search}`, 301);
  const category = findCategory(params.categoryId);
  const query = new URLSearchParams(url.searchParams);
  query.set("category", params.categoryId);
  const filters = parseSearch(query, context.get(clockContext)());
  if (!category) {
    return data({ category, filters, result: null, suggestions: [] }, { status: 404 });
  }
  const found = await searchWith(filters, context);
  if (!found) return refuse(503, { category, filters, result: null, suggestions: [] });
  return { category, filters, ...found };
}

export default function CategoryRoute({
  loaderData: { category, ...search },
}: Route.ComponentProps) {
  return category ? <CategoryPage category={category} {...search} /> : <CategoryMissing />;
}
