import { readList, readObject, readText } from "#app/domain/json-reader.ts";
import { findCategory, findSubcategory } from "./catalogue.ts";

/** So many proposals are shown under a title. */
export const MOST_PROPOSALS = 3;

/** A subcategory that a service with some title may belong to. */
export type CategoryProposal = { categoryId: string; subcategoryId: string };

/** Reads the answer to a script that asks for the proposals of a title. */
export const readProposals = readObject<{ proposals: CategoryProposal[] }>({
  proposals: readList(
    readObject<CategoryProposal>({ categoryId: readText, subcategoryId: readText }),
  ),
});

/** "Plumbers in Construction & Trades". */
export function proposalText({ categoryId, subcategoryId }: CategoryProposal): string {
  const category = findCategory(categoryId);
  const subcategory = category && findSubcategory(category, subcategoryId);
  return `${subcategory?.name ?? ""} in ${category?.name ?? ""}`;
}

/** The proposals that fit what is chosen: those of the chosen category, and none once there is a subcategory. */
export function fittingProposals(
  proposals: readonly CategoryProposal[],
  chosen: CategoryProposal,
): CategoryProposal[] {
  if (chosen.subcategoryId) return [];
  return proposals
    .filter(({ categoryId }) => !chosen.categoryId || categoryId === chosen.categoryId)
    .slice(0, MOST_PROPOSALS);
}

const USE = "use:";

/** The value of the button that takes a proposal. */
export function proposalButton({ categoryId, subcategoryId }: CategoryProposal): string {
  return `${USE}${categoryId}/${subcategoryId}`;
}

/** The proposal that a pressed button takes, or null. */
export function pressedProposal(press: string): CategoryProposal | null {
  if (!press.startsWith(USE)) return null;
  const [categoryId = "", subcategoryId = ""] = press.slice(USE.length).split("/");
  const category = findCategory(categoryId);
  if (!category || !findSubcategory(category, subcategoryId)) return null;
  return { categoryId, subcategoryId };
}
