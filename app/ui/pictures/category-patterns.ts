import { type Category, findCategory, serviceIcon } from "#app/domain/services/catalogue.ts";

/** What else the services of a category are drawn in, besides its own pattern, so that a page of one category varies. */
const MORE_PATTERNS: Readonly<Record<string, readonly [string, string]>> = {
  "construction-trades": ["zinc", "louvre"],
  "home-services-maintenance": ["fret", "weave"],
  "automotive-services": ["zinc", "twill"],
  "healthcare-professionals": ["fret", "step"],
  "education-tutoring": ["twill", "arrow"],
  "professional-services": ["twill", "fret"],
  "technology-it-services": ["step", "falls"],
  "media-creative-services": ["weave", "falls"],
  "food-catering-services": ["weave", "river"],
  "beauty-personal-care": ["fret", "falls"],
  "pet-services": ["paddy", "weave"],
  "retail-shopping": ["weave", "step"],
  "manufacturing-industrial": ["brick", "arrow"],
  "transport-logistics": ["arrow", "twill"],
  "agriculture-farming": ["river", "weave"],
  "real-estate-property": ["brick", "fret"],
  "business-corporate-services": ["step", "weave"],
  "event-entertainment": ["umbrella", "fret"],
  "sports-fitness": ["twill", "step"],
  "miscellaneous-other": ["warishi", "zinc"],
};

/** The patterns of a category, its own first. */
export function patternsOf({ id, pattern }: Pick<Category, "id" | "pattern">): readonly string[] {
  return [pattern, ...(MORE_PATTERNS[id] ?? [])];
}

/** The id of the drawing of a service's pattern: subcategories after one another take turns. */
function patternId(categoryId: string, subcategoryId: string | null): string {
  const category = findCategory(categoryId);
  const at = category?.subcategories.findIndex(({ id }) => id === subcategoryId) ?? 0;
  const turn = category && at > 0 ? at % patternsOf(category).length : 0;
  return turn === 0 ? `p-${categoryId}` : `p-${categoryId}-${turn}`;
}

/** What the pattern of a service is drawn with. */
export type ServiceArt = { icon: string; drawing: string };

/** The icon and the drawing of a service's pattern, for what shows them without the catalogue. */
export function artOf(categoryId: string, subcategoryId: string | null): ServiceArt {
  return {
    icon: serviceIcon(categoryId, subcategoryId),
    drawing: patternId(categoryId, subcategoryId),
  };
}
