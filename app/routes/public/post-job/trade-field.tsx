import { JOB_LABELS } from "#app/domain/jobs/form.ts";
import { CATEGORIES, subcategoryName } from "#app/domain/services/catalogue.ts";
import { type CategoryProposal, proposalButton } from "#app/domain/services/category-proposal.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError, Label, Legend, Select, SelectField } from "#app/ui/field.tsx";

type TradeFieldProps = {
  /** The trades that the words of the job speak of, best first. */
  proposals: readonly CategoryProposal[];
  values: Record<string, string | undefined>;
  error: string | undefined;
};

const CATEGORY_OPTIONS = [
  { value: "", name: "Choose a category" },
  ...CATEGORIES.map(({ id, name }) => ({ value: id, name })),
];

/**
 * Who hears of a job: a trade, or all of a category where none fits. Once its words are left, `islands/job-form` fills in the
 * trade that they speak of.
 */
export function TradeField({ proposals, values, error }: TradeFieldProps) {
  const { categoryId = "", subcategoryId = "" } = values;
  const others = proposals.filter((proposal) => proposal.subcategoryId !== subcategoryId);
  return (
    <fieldset className="stack-4" data-trade="">
      <Legend>{JOB_LABELS.subcategoryId}</Legend>
      <div>
        <Label marked htmlFor="subcategoryId">
          Trade
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
        <p role="status" className="text-sm text-soft" data-proposed="" />
        {error && <FieldError id="subcategoryId-error">{error}</FieldError>}
      </div>
      {others.length > 0 && (
        <ul aria-label="Suggested trades" className="grid gap-2">
          {others.map((proposal) => (
            <li key={proposal.subcategoryId}>
              <Button
                variant="secondary"
                size="small"
                wraps
                className="text-left"
                name="press"
                value={proposalButton(proposal)}
              >
                <span>
                  <span className="font-normal">Suggested:</span>{" "}
                  {subcategoryName(proposal.subcategoryId)}.{" "}
                  <span className="underline">Use it</span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <SelectField
        id="categoryId"
        name="categoryId"
        label="Not sure of the trade? Choose a category."
        defaultValue={subcategoryId ? "" : categoryId}
        options={CATEGORY_OPTIONS}
      />
    </fieldset>
  );
}
