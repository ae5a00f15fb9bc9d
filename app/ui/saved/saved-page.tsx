import { findCategory } from "#app/domain/services/catalogue.ts";
import {
  SAVED_PAGE_SIZE,
  type SavedFilters,
  type SavedService,
  savedQuery,
} from "#app/domain/services/saved.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "../button.tsx";
import { Empty } from "../empty.tsx";
import { Num } from "../number.tsx";
import { Pager } from "../pager.tsx";
import { ViewToggle } from "../view-toggle.tsx";
import { SavedFilter } from "./saved-filter.tsx";
import { SavedList } from "./saved-list.tsx";
import { UndoOffer } from "./undo-offer.tsx";

type SavedPageProps = {
  filters: SavedFilters;
  saved: {
    total: number;
    matching: number;
    page: number;
    categories: { categoryId: string; count: number }[];
    services: SavedService[];
    undo: { removedAt: number; count: number } | null;
  };
};

const PATH = paths.savedServices;

/** A person's saved services, with filters, order and removal. */
export function SavedPage({ filters, saved }: SavedPageProps) {
  const { total, matching, page, services, undo } = saved;
  const hrefOf = (change: Partial<SavedFilters>) => PATH + savedQuery({ ...filters, ...change });
  const filtered = filters.q !== "" || filters.category !== null;
  return (
    <>
      {undo && <UndoOffer key={undo.removedAt} {...undo} />}
      {total === 0 && <NothingSaved />}
      {total > 0 && (
        <>
          <SavedFilter filters={filters} categories={categoryChoices(saved)} />
          <div className="flex flex-wrap items-center gap-2 justify-between">
            <p>
              <b>
                <Num of={total} /> saved {total === 1 ? "service" : "services"}
              </b>
              {filtered && ` · ${matching} shown`}
            </p>
            <ViewToggle view={filters.view} hrefOf={(view) => hrefOf({ view })} />
          </div>
        </>
      )}
      {total > 0 && matching === 0 && <NoMatches />}
      {services.length > 0 && (
        // A new list starts with nothing ticked.
        <SavedList
          key={services.map(({ id }) => id).join()}
          filters={filters}
          services={services}
          matching={matching}
        />
      )}
      <Pager
        page={page}
        pages={Math.ceil(matching / SAVED_PAGE_SIZE)}
        hrefOf={(other) => hrefOf({ page: other })}
      />
    </>
  );
}

function categoryChoices({ total, categories }: SavedPageProps["saved"]) {
  const choices = categories.flatMap(({ categoryId, count }) => {
    const category = findCategory(categoryId);
    return category ? [{ value: category.id, name: `${category.name} (${count})` }] : [];
  });
  return [{ value: "", name: `All Categories (${total})` }, ...choices];
}

function NothingSaved() {
  return (
    <Empty title="No saved services yet" icon="heart">
      <p>Tap the heart on a service to save it here.</p>
      <ButtonLink to={paths.find}>Find Services</ButtonLink>
    </Empty>
  );
}

function NoMatches() {
  return (
    <Empty title="No saved services found">
      <p>None of your saved services matches this search. Try other words or another category.</p>
      <ButtonLink href={PATH}>Show all saved services</ButtonLink>
    </Empty>
  );
}
