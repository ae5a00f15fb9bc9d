import type { ServiceCard as Service } from "#app/domain/services/service.ts";
import { CardGrid } from "#app/ui/card.tsx";
import { SectionHead } from "#app/ui/pages/page.tsx";
import { ServiceCard } from "#app/ui/services/service-card.tsx";

type NearestProps = {
  /** "Nobody is listed in Bartica yet. Nearest:" */
  heading: string;
  services: Service[];
  view: "grid" | "list";
  /** Whether the search asks for a time. */
  atAskedTime: boolean;
};

/** Suggested services when no service matches the search; each card is marked as a suggestion. */
export function Nearest({ heading, services, view, atAskedTime }: NearestProps) {
  return (
    <section>
      <SectionHead>
        <h2 className="text-xl">{heading}</h2>
      </SectionHead>
      <CardGrid columns={view === "list" ? "list" : 3}>
        {services.map((service, place) => (
          <ServiceCard
            key={service.id}
            service={service}
            place={place}
            view={view}
            suggested
            atAskedTime={atAskedTime}
          />
        ))}
      </CardGrid>
    </section>
  );
}
