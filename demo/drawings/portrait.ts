import { findCategory } from "#app/domain/services/catalogue.ts";
import { CATEGORY_COLOURS, PATTERN_SHAPES, paintShapes } from "#app/ui/pictures/category-art.ts";
import type { Look } from "./look.ts";
import { bust } from "./person.ts";

/** A drawn portrait, 300 x 300, before the pattern of the person's trade. */
export function portrait(who: Look, categoryId: string): string {
  const colours = CATEGORY_COLOURS[categoryId];
  const shapes = PATTERN_SHAPES[findCategory(categoryId)?.pattern ?? ""];
  if (!colours || !shapes) throw new Error(`No colours for ${categoryId}`);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300">',
    `<rect width="300" height="300" fill="${colours.ground}"/>`,
    `<g transform="scale(5)" opacity=".6">${paintShapes(shapes, colours)}</g>`,
    '<g fill="none" stroke-linejoin="round" stroke-linecap="round">',
    bust(who, { x: 150, y: 252, size: 1.02 }),
    "</g></svg>",
  ].join("");
}
