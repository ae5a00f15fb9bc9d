import {
  type CategoryProposal,
  proposalButton,
  proposalText,
} from "#app/domain/services/category-proposal.ts";
import { Button } from "#app/ui/button.tsx";

type CategorySuggestionsProps = {
  suggested: readonly CategoryProposal[];
  onTake: (proposal: CategoryProposal) => void;
};

/** Subcategories that the title suggests, as buttons that fill them in: at once with JavaScript, by sending the form without. */
export function CategorySuggestions({ suggested, onTake }: CategorySuggestionsProps) {
  if (suggested.length === 0) return null;
  return (
    <ul aria-label="Suggested subcategories" className="grid gap-2">
      {suggested.map((proposal) => (
        <li key={proposalButton(proposal)}>
          <Button
            variant="secondary"
            size="small"
            wraps
            className="text-left"
            name="press"
            value={proposalButton(proposal)}
            onClick={(event) => {
              event.preventDefault();
              onTake(proposal);
            }}
          >
            <span>
              <span className="font-normal">Suggested:</span> {proposalText(proposal)}.{" "}
              <span className="underline">Use it</span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
