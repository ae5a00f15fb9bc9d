import type { CategoryColours } from "#app/ui/pictures/category-art.ts";
import type { Look } from "./look.ts";

/**
 * A drawing of a trade at work, 1200 x 900. Everything that matters stands between 340 and 860 across and between 125
 * and 775 down: a card on a phone cuts the sides off, a wide one what is above and below.
 */
export type Scene = {
  /** What is seen, for whoever cannot: "an electrician at an open breaker panel". */
  shows: string;
  /** The subcategories it is the first choice for. */
  trades: readonly string[];
  draw: (who: Look, colours: CategoryColours, others: readonly [Look, Look]) => string;
};
