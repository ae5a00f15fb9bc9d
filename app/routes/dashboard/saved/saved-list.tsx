import { useRef, useState } from "react";
import { Form } from "react-router";
import { type SavedFilters, type SavedService, savedQuery } from "#app/domain/services/saved.ts";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { CardGrid } from "#app/ui/card.tsx";
import { Tick } from "#app/ui/forms/field.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { SavedCard } from "./saved-card.tsx";

type SavedListProps = { filters: SavedFilters; services: SavedService[]; matching: number };

/**
 * The saved services, each with a checkbox. "Select all" means all that match the filters, on other pages too. The button
 * leads to a confirmation; without JavaScript it is always visible.
 */
export function SavedList({ filters, services, matching }: SavedListProps) {
  const form = useRef<HTMLFormElement>(null);
  const [chosenCount, setChosenCount] = useState(0);
  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>("[name=id]") ?? [])];
  const all = () => form.current?.querySelector<HTMLInputElement>("[name=all]");
  const tickAll = (checked: boolean) => {
    for (const box of boxes()) box.checked = checked;
    setChosenCount(checked ? matching : 0);
  };
  const tickOne = () => {
    const ticked = boxes().filter((box) => box.checked).length;
    const fullList = all();
    if (fullList) fullList.checked = ticked === matching;
    setChosenCount(ticked);
  };
  return (
    <Form ref={form} action={paths.removeSaved()} preventScrollReset>
      {filters.q && <input type="hidden" name="q" value={filters.q} />}
      {filters.category && <input type="hidden" name="category" value={filters.category} />}
      <div className="mb-3 flex flex-wrap items-center gap-2 justify-between">
        <Tick type="checkbox" name="all" onChange={({ target }) => tickAll(target.checked)}>
          Select all {matching}
        </Tick>
        <Button
          variant="secondary"
          size="small"
          className="[@media(scripting:enabled)]:in-[form:not(:has(:checked))]:invisible"
        >
          <Icon name="trash-2" />
          Remove Selected
          {chosenCount > 0 && <span className="tabular"> ({chosenCount})</span>}
        </Button>
      </div>
      <CardGrid columns={filters.view === "list" ? "list" : 3}>
        {services.map((service) => (
          <SavedCard
            key={service.id}
            service={service}
            list={filters.view === "list"}
            removeHref={paths.removeSaved({ id: service.id, ...savedQuery(filters) })}
            onTick={tickOne}
          />
        ))}
      </CardGrid>
    </Form>
  );
}
