import { useState } from "react";
import {
  type CategoryProposal,
  fittingProposals,
  proposalText,
} from "#app/domain/services/category-proposal.ts";
import type { ServiceFormState } from "#app/domain/services/form-state.ts";
import { useTitleProposals } from "./use-title-proposals.ts";

/** The category and subcategory that the form has, and those that its title suggests while no subcategory is chosen. */
export function useCategoryChoice({
  values: { categoryId = "", subcategoryId = "" },
  proposals,
}: Pick<ServiceFormState, "values" | "proposals">) {
  const [choice, setChoice] = useState<CategoryProposal>({ categoryId, subcategoryId });
  const [acceptance, setAcceptance] = useState<{ text: string; times: number }>({
    text: "",
    times: 0,
  });
  const title = useTitleProposals();
  const suggested = fittingProposals(title.proposals ?? proposals, choice);
  const texts = title.proposals ? suggested.map(proposalText) : [];
  return {
    chosen: choice,
    choose: (choice: CategoryProposal) => {
      setChoice(choice);
      setAcceptance(({ times }) => ({ text: "", times }));
    },
    take: (proposal: CategoryProposal) => {
      setChoice(proposal);
      setAcceptance(({ times }) => ({ text: proposalText(proposal), times: times + 1 }));
    },
    /** How often a suggestion was taken: the fields start anew with it each time. */
    timesTaken: acceptance.times,
    suggested,
    /** Whether the suggestions are for the title that is typed now, and not from a refused form. */
    isLive: title.proposals !== null,
    announcement:
      texts.length > 0
        ? `Suggested: ${texts.join("; ")}.`
        : acceptance.text && `Chosen: ${acceptance.text}.`,
    titleTyped: title.typed,
    titleLeft: title.left,
  };
}

export type CategoryChoice = ReturnType<typeof useCategoryChoice>;
