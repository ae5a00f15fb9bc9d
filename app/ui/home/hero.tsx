import { POPULAR_TERMS } from "#app/domain/search/filters.ts";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { SelectField, TextField } from "../field.tsx";
import { Icon } from "../icon.tsx";
import { PopularTerms } from "../popular-terms.tsx";
import { Street } from "../street.tsx";

const CHOICES = [
  { value: "", name: "All Categories" },
  ...CATEGORIES.map(({ id, name }) => ({ value: id, name })),
];

/** The gold wall: what Kayap is, the search, and the two ways to join. */
export function Hero() {
  return (
    <div className="hero">
      <div className="wrap">
        <div className="txt">
          <h1>Good hands, close to home.</h1>
          <p className="lead">
            Connecting Guyana's Finest Professionals. See prices, read reviews, book for free.
          </p>
          <form className="find" action="/search" data-search>
            <TextField
              id="q"
              name="q"
              label="What do you need done?"
              type="search"
              placeholder="Search for services..."
            />
            <SelectField id="category" name="category" label="Category" options={CHOICES} />
            <button className="btn">
              <Icon name="search" />
              <span data-search-label>Search</span>
            </button>
          </form>
          <PopularTerms terms={POPULAR_TERMS} />
          <p className="line join">
            <a href="/register?type=customer">Join as a customer</a>
            <a href="/register?type=professional">Join as a professional</a>
          </p>
        </div>
        <Street />
      </div>
    </div>
  );
}
