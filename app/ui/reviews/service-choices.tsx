import { paths } from "#app/links.ts";
import { Badge } from "#app/ui/badge.tsx";
import { EmptyLine } from "#app/ui/empty.tsx";
import { Tick } from "#app/ui/forms/field.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { RadioGroup } from "./radio-group.tsx";
import type { Picker } from "./write-review.tsx";

type ServiceChoicesProps = { picker: Picker; chosen?: string; error?: string };

/** Radio buttons for the services that can be reviewed. */
export function ServiceChoices({ picker, chosen, error }: ServiceChoicesProps) {
  const { find, choices, page, pages } = picker;
  // An empty search finds all, and no search none.
  const pageHref = (to: number) =>
    `${paths.writeReview()}?${new URLSearchParams({ find, page: String(to) })}`;
  return (
    <RadioGroup id="serviceId" label="Which service?" error={error}>
      {choices.length === 0 && <EmptyLine>No services here. Search for it above.</EmptyLine>}
      {choices.map(({ id, title, proName, booked }) => (
        <Tick
          key={id}
          className="py-1.5"
          type="radio"
          name="serviceId"
          value={id}
          defaultChecked={id === chosen}
        >
          <span>
            <b>{title}</b> <span className="text-soft">by {proName}</span>{" "}
            {booked && <Badge tone="success">Booked before</Badge>}
          </span>
        </Tick>
      ))}
      <Pager of="services" stays page={page} pages={pages} hrefOf={pageHref} />
    </RadioGroup>
  );
}
