import { ServiceCard } from "#app/ui/services/service-card.tsx";
import { CardGrid } from "../card.tsx";
import type { FoundService } from "./search-page.tsx";

type ResultListProps = { services: FoundService[]; view: "grid" | "list"; query: string };

/** The services found; those whose words are only one slip away stand last, under a heading of their own. */
export function ResultList({ services, view, query }: ResultListProps) {
  const { exact = [], close = [] } = Object.groupBy(services, (service) =>
    service.close ? "close" : "exact",
  );
  const list = (some: FoundService[]) => (
    <CardGrid columns={view === "list" ? "list" : 3}>
      {some.map((service) => (
        <ServiceCard key={service.id} service={service} view={view} />
      ))}
    </CardGrid>
  );
  return (
    <>
      {list(exact)}
      {close.length > 0 && (
        <section className="mt-6">
          <h2 className="text-xl">Close matches</h2>
          <p className="text-soft text-sm mb-3">Spelled almost like “{query}”.</p>
          {list(close)}
        </section>
      )}
    </>
  );
}
