import { words } from "./words.ts";

// Before an “and” these mean the thing behind it: “wash and vacuum car” is of the car twice.
const DOING = new Set(
  words(`
    wash clean vacuum polish wax dust scrub iron fold sew hem cut trim style colour color dye relax perm paint plaster tile
    sand varnish stain strip seal patch weld install assemble build service check test tune inspect spray weed mow dig
    plant water feed walk groom bathe deliver pack move load carry lift dump
  `),
);

/** Whether a folded word says what is done to a thing that another word names: "wash" of "wash car". */
export function isDoing(word: string): boolean {
  return DOING.has(word);
}
