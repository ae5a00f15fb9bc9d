import { MOST_HORIZON } from "#app/domain/bookings/times.ts";
import type { SearchFilters } from "#app/domain/search/filters.ts";
import { NAMED_DAY_TEXT, PART_TEXT } from "#app/domain/search/labels.ts";
import { CHOSEN_DATE, isNamedDay, NAMED_DAYS, PART_NAMES } from "#app/domain/search/when.ts";
import { FieldError, Hint, Input, Legend, Tick } from "#app/ui/forms/field.tsx";
import { SEARCH_FORM } from "./search-box.tsx";

type Choice = { value: string; name: string };

const DAYS: readonly Choice[] = [
  { value: "", name: "Any day" },
  ...NAMED_DAYS.map((value) => ({ value, name: NAMED_DAY_TEXT[value].name })),
  { value: CHOSEN_DATE, name: "Date" },
];
const PARTS: readonly Choice[] = [
  { value: "", name: "Any" },
  ...PART_NAMES.map((value) => ({ value, name: PART_TEXT[value] })),
];

/** When somebody should come: a day and a part of the day. The field for a date comes with the page on which it is chosen. */
export function WhenFilter({ filters }: { filters: SearchFilters }) {
  const { whenText, part } = filters;
  const isDate = whenText !== "" && !isNamedDay(whenText);
  return (
    <>
      <fieldset>
        <Legend>When</Legend>
        <Choices name="when" choices={DAYS} chosen={isDate ? CHOSEN_DATE : whenText} />
        <div data-part="when-date">{isDate && <DateField filters={filters} />}</div>
      </fieldset>
      <fieldset>
        <Legend>Time of day</Legend>
        <Choices name="part" choices={PARTS} chosen={part ?? ""} />
      </fieldset>
    </>
  );
}

/** Its error has a part of its own, so that it can change while the field keeps the focus. */
function DateField({ filters: { whenText, errors } }: { filters: SearchFilters }) {
  return (
    <>
      <Input
        type="date"
        aria-label="Date"
        form={SEARCH_FORM}
        name="date"
        defaultValue={whenText === CHOSEN_DATE ? "" : whenText}
        aria-invalid={errors.when ? true : undefined}
        aria-describedby="when-error"
      />
      <div id="when-error" data-part="when-error">
        {errors.when && <FieldError>{errors.when}</FieldError>}
        {whenText === CHOSEN_DATE && <Hint>Choose a day in the next {MOST_HORIZON} days.</Hint>}
      </div>
    </>
  );
}

type ChoicesProps = { name: string; choices: readonly Choice[]; chosen: string };

function Choices({ name, choices, chosen }: ChoicesProps) {
  return (
    <div className="flex flex-wrap gap-x-4">
      {choices.map((choice) => (
        <Tick
          key={choice.value}
          type="radio"
          form={SEARCH_FORM}
          name={name}
          value={choice.value}
          defaultChecked={choice.value === chosen}
        >
          {choice.name}
        </Tick>
      ))}
    </div>
  );
}
