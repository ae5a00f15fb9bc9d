import { JOB_LABELS } from "#app/domain/jobs/form.ts";
import { CATEGORIES, subcategoryName } from "#app/domain/services/catalogue.ts";
import type { CategoryProposal } from "#app/domain/services/category-proposal.ts";
import { FieldError, Label, Select, SelectField } from "#app/ui/forms/field.tsx";
import { ProposalList } from "#app/ui/services/proposal-list.tsx";

type TradeFieldProps = {
  /** The trades that the words of the job mean, best first. */
  proposals: readonly CategoryProposal[];
  values: Record<string, string | undefined>;
  error: string | undefined;
};

const CATEGORY_OPTIONS = [
  { value: "", name: "Choose a category" },
  ...CATEGORIES.map(({ id, name }) => ({ value: id, name })),
];

/**
 * The professionals who get a job: those of a trade, or of a whole category when no trade fits. After somebody leaves the
 * field with the words, `islands/job-form` fills in the trade that they mean.
 */
export function TradeField({ proposals, values, error }: TradeFieldProps) {
  const { categoryId = "", subcategoryId = "" } = values;
  const otherProposals = proposals.filter((proposal) => proposal.subcategoryId !== subcategoryId);
  return (
    <div className="stack-4" data-trade="">
      <div>
        <Label marked htmlFor="subcategoryId">
          {JOB_LABELS.subcategoryId}
        </Label>
        <Select
          id="subcategoryId"
          name="subcategoryId"
          defaultValue={subcategoryId}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "subcategoryId-error" : undefined}
        >
          <option value="">Choose a trade</option>
          {CATEGORIES.map((category) => (
            <optgroup key={category.id} label={category.name}>
              {category.subcategories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
        <p role="status" className="mt-1.5 text-sm text-soft empty:sr-only" data-proposed="" />
        {error && <FieldError id="subcategoryId-error">{error}</FieldError>}
      </div>
      {otherProposals.length > 0 && (
        <ProposalList
          label="Suggested trades"
          proposals={otherProposals}
          textOf={({ subcategoryId }) => subcategoryName(subcategoryId)}
        />
      )}
      <SelectField
        id="categoryId"
        name="categoryId"
        label="Not sure of the trade? Choose a category."
        defaultValue={subcategoryId ? "" : categoryId}
        options={CATEGORY_OPTIONS}
      />
    </div>
  );
}
