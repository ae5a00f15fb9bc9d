import { type CategoryProposal, readProposals } from "#app/domain/services/category-proposal.ts";
import { paths } from "#app/links.ts";

/** The subcategories that the server proposes for a title. Never rejects: without an answer there is no proposal. */
export async function requestProposals(
  title: string,
  signal: AbortSignal,
): Promise<CategoryProposal[]> {
  try {
    const response = await fetch(paths.categoryProposals(title), { signal });
    return readProposals(await response.json()).proposals;
  } catch {
    return [];
  }
}
