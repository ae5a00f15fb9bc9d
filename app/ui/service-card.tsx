import { availabilityText } from "#app/domain/bookings/availability.ts";
import { placeText } from "#app/domain/places.ts";
import type { ServiceCard as Card } from "#app/domain/services/service.ts";
import { Cloth } from "./cloth.tsx";
import { Icon } from "./icon.tsx";
import { contactHref, serviceHref } from "./links.ts";
import { Photo } from "./photo.tsx";
import { Price } from "./price.tsx";
import { Rating } from "./rating.tsx";
import { SaveButton } from "./save-button.tsx";

/** A service in a list: a row on a phone, a card from 640 px, and on wide screens a row again in list view. */
export function ServiceCard({ service, view = "grid" }: { service: Card; view?: "grid" | "list" }) {
  return (
    <li className="card">
      <ServicePicture service={service} />
      <div className="cb">
        <h3>
          <a href={serviceHref(service.id)}>{service.title}</a>
        </h3>
        <p className="by">
          <b>{service.proName}</b>
          <br />
          {placeText(service.city, service.state)}
        </p>
        {view === "list" && (
          <>
            <p className="two-l">{service.snippet}</p>
            <p className="by">{availabilityText(service.availability)}</p>
          </>
        )}
        <div className="card-foot">
          <Rating rating={service.rating} count={service.reviewCount} />
          <Price cents={service.priceAmount} type={service.priceType} />
        </div>
      </div>
      <div className="acts">
        {view === "list" && (
          <a className="btn s grow" href={serviceHref(service.id)} tabIndex={-1}>
            View Details
          </a>
        )}
        {service.saved !== "own" && (
          <a className="btn alt s grow" href={contactHref({ service: service.id })}>
            <Icon name="message-circle" />
            Contact <span className="vh">{service.proName}</span>
          </a>
        )}
        <SaveButton service={service} small />
      </div>
    </li>
  );
}

/** The first photo of a service, or its cloth. */
export function ServicePicture({
  service,
}: {
  service: Pick<Card, "photoId" | "categoryId" | "subcategoryId" | "number">;
}) {
  if (!service.photoId) {
    return (
      <Cloth
        categoryId={service.categoryId}
        subcategoryId={service.subcategoryId}
        variant={service.number}
      />
    );
  }
  return (
    <span className={`art ${service.categoryId}`}>
      <Photo
        id={service.photoId}
        alt=""
        width={400}
        height={300}
        sizes="(min-width: 60rem) 280px, (min-width: 40rem) 50vw, 96px"
      />
    </span>
  );
}
