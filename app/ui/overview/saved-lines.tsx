import type { ServiceLine } from "#app/domain/overview.ts";
import { serviceHref } from "../links.ts";
import { MiniPicture } from "../mini-picture.tsx";
import { Price } from "../price.tsx";

/** A few saved services; one that strangers cannot see now says so and leads nowhere (decision 51). */
export function SavedLines({ services }: { services: readonly ServiceLine[] }) {
  return (
    <ul className="list">
      {services.map((service) => (
        <li key={service.id} className="row">
          <MiniPicture service={service} />
          <div className="grow">
            {service.listed ? (
              <a href={serviceHref(service.id)}>
                <b>{service.title}</b>
              </a>
            ) : (
              <b>{service.title}</b>
            )}
            <p className="by">
              {service.proName}
              {!service.listed && " · Not available now"}
            </p>
          </div>
          <Price cents={service.priceAmount} type={service.priceType} />
        </li>
      ))}
    </ul>
  );
}
