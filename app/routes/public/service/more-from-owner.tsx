import type { ServiceCard as Card } from "#app/domain/services/service.ts";
import { paths } from "#app/links.ts";
import { CardGrid } from "#app/ui/card.tsx";
import { moreLink, SectionHead } from "#app/ui/pages/page.tsx";
import { useLessData } from "#app/ui/pictures/photo-loading.ts";
import { ServiceCard } from "#app/ui/services/service-card.tsx";
import { PlainPrice } from "#app/ui/values/price.tsx";

type MoreFromOwnerProps = { id: string; name: string; services: readonly Card[] };

/** Other services of the same professional: cards, or with less data their titles and prices. */
export function MoreFromOwner({ id, name, services }: MoreFromOwnerProps) {
  const lessData = useLessData();
  return (
    <section className="pb-10">
      <SectionHead>
        <h2>More from {name}</h2>
        <a className={moreLink} href={paths.professional(id)}>
          See profile
        </a>
      </SectionHead>
      {lessData ? (
        <ul className="ruled">
          {services.map((service) => (
            <li
              key={service.id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 py-1"
            >
              <a className={moreLink} href={paths.service(service.id)}>
                {service.title}
              </a>{" "}
              <PlainPrice cents={service.priceAmount} type={service.priceType} />
            </li>
          ))}
        </ul>
      ) : (
        <CardGrid columns={3}>
          {services.map((service, place) => (
            <ServiceCard key={service.id} service={service} place={place} />
          ))}
        </CardGrid>
      )}
    </section>
  );
}
