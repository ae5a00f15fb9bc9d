import { POPULAR_TERMS } from "#app/domain/search/filters.ts";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { paths } from "#app/links.ts";
import { Button } from "../button.tsx";
import { SelectField, TextField } from "../field.tsx";
import { Icon } from "../icon.tsx";
import { Container } from "../page.tsx";
import { PopularTerms } from "../popular-terms.tsx";
import { StreetIllustration } from "../street-illustration.tsx";

const CHOICES = [
  { value: "", name: "All Categories" },
  ...CATEGORIES.map(({ id, name }) => ({ value: id, name })),
];

const JOIN_LINK = "py-2.5 font-semibold text-inherit";

/** The top of the home page: what Kayap is, the search, and the two links to register. */
export function Hero() {
  return (
    <div className="relative overflow-hidden border-b-6 border-post bg-bar clapboard-board text-on-bar">
      <Container className="pt-6 lg:grid lg:grid-cols-2 lg:items-end lg:gap-8 lg:pt-12">
        <div className="lg:pb-9">
          <h1 className="text-hero">Good hands, close to home.</h1>
          <p className="mt-2.5 max-w-[34em] text-lg">
            Connecting Guyana's Finest Professionals. See prices, read reviews, book for free.
          </p>
          <form
            className="mt-4.5 grid grid-cols-[1fr_auto] items-end gap-2.5 rounded-card border border-line bg-card p-3 text-ink plank-search *:first:col-span-full sm:grid-cols-[1.3fr_1fr_auto] sm:*:first:col-auto"
            action={paths.search}
            data-search
          >
            <TextField
              id="q"
              smallLabel
              name="q"
              label="What do you need done?"
              type="search"
              placeholder="Search for services..."
            />
            <SelectField
              smallLabel
              id="category"
              name="category"
              label="Category"
              options={CHOICES}
            />
            <Button>
              <Icon name="search" />
              <span data-search-label>Search</span>
            </Button>
          </form>
          <PopularTerms terms={POPULAR_TERMS} variant="bar" className="mt-3" />
          <p className="mt-1 flex flex-wrap items-center gap-x-4.5 text-md">
            <a className={JOIN_LINK} href={`${paths.register}?type=customer`}>
              Join as a customer
            </a>
            <a className={JOIN_LINK} href={`${paths.register}?type=professional`}>
              Join as a professional
            </a>
          </p>
        </div>
        <StreetIllustration kite className="street-in-hero" />
      </Container>
    </div>
  );
}
