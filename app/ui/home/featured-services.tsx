import type { ServiceCard as Card } from "#app/domain/services/service.ts";
import { Failure } from "../failure.tsx";
import { ServiceCard } from "../service-card.tsx";

export function FeaturedServices({ services }: { services?: Card[] }) {
  return (
    <section className="sec band">
      <div className="wrap">
        <div className="head">
          <h2>Featured services</h2>
          <a href="/search">See all services</a>
        </div>
        {services ? (
          <ul className="cards c4">
            {services.map((service) => (
              <ServiceCard key={service.id} service={service} />
            ))}
          </ul>
        ) : (
          <Failure again="/" />
        )}
      </div>
    </section>
  );
}
