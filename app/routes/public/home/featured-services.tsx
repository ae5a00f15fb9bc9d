import type { ServiceCard as Card } from "#app/domain/services/service.ts";
import { serviceCountText } from "#app/domain/services/service-count.ts";
import { paths } from "#app/links.ts";
import { CardGrid } from "#app/ui/card.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { Container, moreLink, SectionHead } from "#app/ui/pages/page.tsx";
import { ServiceCard } from "#app/ui/services/service-card.tsx";
import { useDisplayPreferences } from "#app/ui/values/display-preferences.ts";

/** The best rated services, and a link to all, with how many there are when that is known. */
export function FeaturedServices({ services, total }: { services?: Card[]; total: number }) {
  const preferences = useDisplayPreferences();
  return (
    <section className="py-10 lg:py-14 bg-sunken">
      <Container>
        <SectionHead>
          <h2>Featured services</h2>
          <a className={moreLink} href={paths.search}>
            See all {total > 0 ? serviceCountText(total, preferences) : "services"}
          </a>
        </SectionHead>
        {services ? (
          <CardGrid columns={4}>
            {services.map((service, place) => (
              <ServiceCard key={service.id} service={service} place={place} />
            ))}
          </CardGrid>
        ) : (
          <Failure again="/" />
        )}
      </Container>
    </section>
  );
}
