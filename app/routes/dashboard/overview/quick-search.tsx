import { Form } from "react-router";
import { POPULAR_TERMS } from "#app/domain/search/suggestions/popular-terms.ts";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { Chip } from "#app/ui/navigation/chip.tsx";
import { Loadable } from "#app/ui/overview/loadable.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { SuggestField } from "#app/ui/search/suggest-field.tsx";

type QuickSearchProps = {
  /** The person's last searches; null when they could not be read. */
  searches: readonly string[] | null;
};

/** A search box with the person's last searches, or the popular ones while there are none (decision 42). */
export function QuickSearch({ searches }: QuickSearchProps) {
  return (
    <Panel as="section" className="stack-4" aria-labelledby="quick-search">
      <h2 id="quick-search">Quick search</h2>
      <form
        className="grid grid-cols-[1fr_auto] items-end gap-2 max-phone:grid-cols-1"
        action={paths.find}
      >
        <SuggestField
          suggest="searches"
          id="q"
          name="q"
          label="What do you need?"
          placeholder="Search for services..."
        />
        <Button>
          <Icon name="search" />
          Search
        </Button>
      </form>
      <Loadable value={searches}>
        {(recent) => (
          <>
            <h3>{recent.length > 0 ? "Recent searches" : "Popular searches"}</h3>
            <div className="flex flex-wrap items-center gap-2">
              {(recent.length > 0 ? recent : POPULAR_TERMS).map((term) => (
                <Chip key={term} href={`${paths.find}?${new URLSearchParams({ q: term })}`}>
                  {term}
                </Chip>
              ))}
              {recent.length > 0 && (
                <Form method="post" action={paths.recentSearches}>
                  <AccountField />
                  <Button variant="secondary" size="small">
                    Clear history
                  </Button>
                </Form>
              )}
            </div>
          </>
        )}
      </Loadable>
    </Panel>
  );
}
