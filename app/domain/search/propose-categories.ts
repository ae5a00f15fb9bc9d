import { CATEGORIES, findSubcategory } from "#app/domain/services/catalogue.ts";
import type { CategoryProposal } from "#app/domain/services/category-proposal.ts";
import { readQuery } from "./reading/read-query.ts";

/**
 * The subcategories that a service's title speaks of, best first; a trade that stands in several categories once for each.
 * It reads the lexicon, so no page's script may import it.
 */
export function proposeCategories(title: string): CategoryProposal[] {
  const trades = new Set(readQuery(title).needs.flatMap((need) => need.trades));
  return [...trades].flatMap((subcategoryId) =>
    CATEGORIES.filter((category) => findSubcategory(category, subcategoryId)).map(
      ({ id: categoryId }) => ({ categoryId, subcategoryId }),
    ),
  );
}
