import { RATING_LEVELS } from "#app/domain/reviews/form.ts";
import { TickBox } from "#app/ui/forms/field.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { RadioGroup } from "./radio-group.tsx";

const FROM_ONE_STAR = [...RATING_LEVELS].reverse();

type StarPickerProps = { label: string; chosen: string; error?: string };

/** Five stars to press: radio buttons, so that arrow keys choose too and it works without JavaScript. */
export function StarPicker({ label, chosen, error }: StarPickerProps) {
  return (
    <RadioGroup id="rating" label={label} error={error}>
      <div className="relative flex pb-[2rem] star-picker">
        {FROM_ONE_STAR.map(({ rating, name }) => (
          <label
            key={rating}
            className="grid size-11 cursor-pointer place-items-center rounded-control outline-focus has-focus-visible:outline-3"
          >
            <TickBox
              className="m-0 size-11 cursor-pointer opacity-0 [grid-area:1/1]"
              type="radio"
              name="rating"
              value={rating}
              defaultChecked={String(rating) === chosen}
            />
            <Icon name="star" className="pointer-events-none size-9 stroke-star [grid-area:1/1]" />
            <span className="absolute bottom-0 left-0 font-bold">
              {rating} – {name}
            </span>
          </label>
        ))}
      </div>
    </RadioGroup>
  );
}
