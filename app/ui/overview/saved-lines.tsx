import type { ServiceLine } from "#app/domain/overview.ts";
import { paths } from "#app/links.ts";
import type { ServiceArt } from "#app/ui/pictures/category-patterns.ts";
import { Thumbnail } from "#app/ui/pictures/thumbnail.tsx";
import { Price } from "#app/ui/values/price.tsx";

/** A service with what its pattern is drawn with, so that the dashboard's first page needs no catalogue. */
export type DrawnLine = ServiceLine & { art: ServiceArt };

/** A few saved services. A service that is no longer listed has no link, and its line shows that (decision 51). */
export function SavedLines({ services }: { services: readonly DrawnLine[] }) {
  return (
    <ul className="ruled">
      {services.map((service) => (
        <li
          key={service.id}
          className="flex items-center gap-3 py-2.5 max-phone:flex-wrap max-phone:gap-y-0.5"
        >
          <Thumbnail service={service} art={service.art} />
          <div className="min-w-0 flex-1">
            {service.listed ? (
              <a href={paths.service(service.id)}>
                <b>{service.title}</b>
              </a>
            ) : (
              <b>{service.title}</b>
            )}
            <p className="text-sm text-soft wrap-anywhere">
              {service.proName}
              {!service.listed && " · Not available now"}
            </p>
          </div>
          <Price
            cents={service.priceAmount}
            type={service.priceType}
            className="flex-none max-phone:basis-full max-phone:pl-15"
          />
        </li>
      ))}
    </ul>
  );
}
