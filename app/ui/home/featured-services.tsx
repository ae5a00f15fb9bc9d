import type { ServiceCard as Card } from "#app/domain/services/service.ts";
import { paths } from "#app/links.ts";
import { ServiceCard } from "#app/ui/services/service-card.tsx";
import { CardGrid } from "../card.tsx";
import { Failure } from "../failure.tsx";
import { Container, moreLink, SectionHead } from "../page.tsx";

export function FeaturedServices({ services }: { services?: Card[] }) {
  return (
    <section className="py-10 lg:py-14 bg-sunken">
      <Container>
        <SectionHead>
          <h2>Featured services</h2>
          <a className={moreLink} href={paths.search}>
            See all services
          </a>
        </SectionHead>
        {services ? (
          <CardGrid columns={4}>
            {services.map((service) => (
              <ServiceCard key={service.id} service={service} />
            ))}
          </CardGrid>
        ) : (
          <Failure again="/" />
        )}
      </Container>
    </section>
  );
}
