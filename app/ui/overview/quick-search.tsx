import { Form } from "react-router";
import { POPULAR_TERMS } from "#app/domain/search/filters.ts";
import { TextField } from "../field.tsx";
import { Icon } from "../icon.tsx";
import { Part } from "./part.tsx";

type QuickSearchProps = {
  /** One's own last searches; null when they could not be read. */
  searches: readonly string[] | null;
};

/** A search box with one's own last searches, or the popular ones while there are none (decision 42). */
export function QuickSearch({ searches }: QuickSearchProps) {
  return (
    <section className="panel stack" aria-labelledby="quick-search">
      <h2 id="quick-search">Quick search</h2>
      <form className="quick" action="/dashboard/find">
        <TextField
          id="q"
          name="q"
          type="search"
          label="What do you need?"
          placeholder="Search for services..."
        />
        <button className="btn">
          <Icon name="search" />
          Search
        </button>
      </form>
      <Part value={searches}>
        {(own) => (
          <>
            <h3>{own.length > 0 ? "Recent searches" : "Popular searches"}</h3>
            <div className="line">
              {(own.length > 0 ? own : POPULAR_TERMS).map((term) => (
                <a
                  key={term}
                  className="chip"
                  href={`/dashboard/find?${new URLSearchParams({ q: term })}`}
                >
                  {term}
                </a>
              ))}
              {own.length > 0 && (
                <Form method="post" action="/dashboard/recent-searches">
                  <button className="btn alt s">Clear history</button>
                </Form>
              )}
            </div>
          </>
        )}
      </Part>
    </section>
  );
}
