import { POPULAR_TERMS } from "#app/domain/search/suggestions/popular-terms.ts";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { paths } from "#app/links.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/forms/field.tsx";
import { Container } from "#app/ui/pages/page.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { StreetIllustration } from "#app/ui/pictures/street-illustration.tsx";
import { PopularTerms } from "#app/ui/search/popular-terms.tsx";
import { SuggestField } from "#app/ui/search/suggest-field.tsx";
import { useViewer, type Viewer } from "#app/ui/viewer.ts";

const CHOICES = [
  { value: "", name: "All Categories" },
  ...CATEGORIES.map(({ id, name }) => ({ value: id, name })),
];

const POST_JOB = { name: "Post a job", href: paths.newJob() };
const JOIN = [
  POST_JOB,
  { name: "Join as a customer", href: paths.registerAs("customer") },
  { name: "Join as a professional", href: paths.registerAs("professional") },
];
const BOOKINGS = { name: "Your bookings", href: paths.bookings };

/** Buttons under the search: to post a job or register, or to what somebody signed in comes back for. */
function linksFor(viewer: Viewer | null) {
  if (!viewer) return JOIN;
  return viewer.role === "professional"
    ? [
        BOOKINGS,
        { name: "Jobs near you", href: paths.jobs },
        { name: "Your services", href: paths.services },
      ]
    : [POST_JOB, BOOKINGS, { name: "Saved services", href: paths.savedServices }];
}

/** The top of the home page: what Kayap is, the search, and some links. */
export function Hero() {
  const links = linksFor(useViewer());
  return (
    <div className="relative overflow-hidden border-b-6 border-post bg-bar clapboard-board text-on-bar">
      <Container className="pt-6 lg:grid lg:grid-cols-2 lg:items-end lg:gap-8 lg:pt-12">
        <div className="lg:pb-9">
          <h1 className="text-hero">Good hands, close to home.</h1>
          <p className="mt-2.5 max-w-[34em] text-lg">
            Connecting Guyana's Finest Professionals. See prices, read reviews, book for free.
          </p>
          <form
            className="mt-4.5 flex flex-wrap items-end fields-and-button gap-2.5 rounded-card border border-line bg-card p-3 text-ink plank-search *:first:basis-full sm:*:first:basis-40"
            action={paths.search}
            data-search=""
          >
            <SuggestField
              suggest="searches"
              id="q"
              smallLabel
              name="q"
              label="What do you need done?"
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
              <span data-search-label="">Search</span>
            </Button>
          </form>
          <PopularTerms terms={POPULAR_TERMS} variant="bar" className="mt-3" />
          <p className="mt-3 flex flex-wrap items-center gap-2">
            {links.map(({ name, href }) => (
              <ButtonLink
                key={href}
                variant="secondary"
                size="tight"
                className="flex-auto sm:flex-none"
                href={href}
              >
                {name}
              </ButtonLink>
            ))}
          </p>
        </div>
        <StreetIllustration kite className="street-in-hero" />
      </Container>
    </div>
  );
}
