import type { SearchResult } from "#app/domain/search/filters.ts";
import { totalText } from "#app/domain/search/labels.ts";
import type { ServiceCard as Service } from "#app/domain/services/service.ts";
import { CardGrid } from "#app/ui/card.tsx";
import { moreLink, SectionHead } from "#app/ui/pages/page.tsx";
import { ServiceCard } from "#app/ui/services/service-card.tsx";
import { useDisplayPreferences } from "#app/ui/values/display-preferences.ts";

type Need = {
  /** The words of the need: "plumber". */
  heading: string;
  found: Pick<SearchResult, "total" | "isAtLeast">;
  services: Service[];
  /** The search for only this need. */
  allHref: string;
};

type TwoNeedsProps = {
  needs: readonly [Need, Need];
  /** Whether the search asks for a time. */
  atAskedTime: boolean;
};

/** Two needs of one search, side by side; on a phone one below the other. */
export function TwoNeeds({ needs, atAskedTime }: TwoNeedsProps) {
  const preferences = useDisplayPreferences();
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {needs.map(({ heading, found, services, allHref }) => (
        <section key={heading} className="min-w-0">
          <SectionHead>
            <h2 className="text-xl">{heading.charAt(0).toUpperCase() + heading.slice(1)}</h2>
            <a className={moreLink} href={allHref}>
              See all<span className="sr-only"> for {heading}</span>
            </a>
            <p className="-mt-2 basis-full text-soft">{totalText(found, preferences)}</p>
          </SectionHead>
          <CardGrid columns="list">
            {services.map((service, place) => (
              <ServiceCard
                key={service.id}
                service={service}
                place={place}
                atAskedTime={atAskedTime}
              />
            ))}
          </CardGrid>
        </section>
      ))}
    </div>
  );
}
