import { ServiceCard } from "../service-card.tsx";
import type { FoundService } from "./search-page.tsx";

type ResultListProps = { services: FoundService[]; view: "grid" | "list"; query: string };

/** The services found; those whose words are only one slip away stand last, under a heading of their own. */
export function ResultList({ services, view, query }: ResultListProps) {
  const close = services.filter((service) => service.close);
  const className = view === "list" ? "cards rows" : "cards c3";
  const list = (some: FoundService[]) => (
    <ul className={className}>
      {some.map((service) => (
        <ServiceCard key={service.id} service={service} view={view} />
      ))}
    </ul>
  );
  return (
    <>
      {list(services.filter((service) => !service.close))}
      {close.length > 0 && (
        <section className="mt-6">
          <h2 className="close-h">Close matches</h2>
          <p className="soft sm mb-3">Spelled almost like “{query}”.</p>
          {list(close)}
        </section>
      )}
    </>
  );
}
