import { type CategoryProposal, proposalButton } from "#app/domain/services/category-proposal.ts";
import { Button } from "#app/ui/button.tsx";

type ProposalListProps = {
  label: string;
  proposals: readonly CategoryProposal[];
  textOf: (proposal: CategoryProposal) => string | null;
  /** Takes a proposal at once; without it, and without JavaScript, the button sends the form. */
  onTake?: (proposal: CategoryProposal) => void;
};

/** Proposed subcategories as buttons that fill them in. */
export function ProposalList({ label, proposals, textOf, onTake }: ProposalListProps) {
  return (
    <ul aria-label={label} className="grid gap-2">
      {proposals.map((proposal) => (
        <li key={proposalButton(proposal)}>
          <Button
            variant="secondary"
            size="small"
            wraps
            className="text-left"
            name="press"
            value={proposalButton(proposal)}
            onClick={
              onTake &&
              ((event) => {
                event.preventDefault();
                onTake(proposal);
              })
            }
          >
            <span>
              <span className="font-normal">Suggested:</span> {textOf(proposal)}.{" "}
              <span className="underline">Use it</span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
