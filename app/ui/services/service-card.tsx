import { availabilityText } from "#app/domain/bookings/availability.ts";
import { placeText } from "#app/domain/places.ts";
import type { ServiceCard as Service } from "#app/domain/services/service.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import {
  Card,
  CardActions,
  CardBody,
  CardFoot,
  cardPicture,
  wideCardButton,
} from "#app/ui/card.tsx";
import { CategoryPattern, PhotoBox } from "#app/ui/category-pattern.tsx";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { Price } from "#app/ui/price.tsx";
import { Rating } from "#app/ui/rating.tsx";
import { SaveButton } from "#app/ui/save-button.tsx";

/** A service in a list: a row on a phone, a card from 640 px, and on wide screens a row again in list view. */
export function ServiceCard({
  service,
  view = "grid",
}: {
  service: Service;
  view?: "grid" | "list";
}) {
  const list = view === "list";
  const wide = classes(wideCardButton, list && "lg:basis-auto");
  return (
    <Card list={list}>
      <ServicePicture service={service} list={list} />
      <CardBody>
        <h3>
          <a className="stretched-link" href={paths.service(service.id)}>
            {service.title}
          </a>
        </h3>
        <p className="text-sm wrap-anywhere text-soft">
          <b className="font-semibold text-ink">{service.proName}</b>
          <br />
          {placeText(service.city, service.region)}
        </p>
        {list && (
          <>
            <p className="line-clamp-2">{service.snippet}</p>
            <p className="text-sm wrap-anywhere text-soft">
              {availabilityText(service.availability)}
            </p>
          </>
        )}
        <CardFoot>
          <Rating rating={service.rating} count={service.reviewCount} />
          <Price cents={service.priceAmount} type={service.priceType} />
        </CardFoot>
      </CardBody>
      <CardActions list={list} className={list ? "lg:basis-46 lg:flex-col" : undefined}>
        {list && (
          <ButtonLink size="small" className={wide} href={paths.service(service.id)} tabIndex={-1}>
            View Details
          </ButtonLink>
        )}
        {service.saved !== "own" && (
          <ButtonLink
            variant="secondary"
            size="small"
            className={wide}
            href={paths.contactProfessional({ service: service.id })}
          >
            <Icon name="message-circle" />
            Contact <span className="sr-only">{service.proName}</span>
          </ButtonLink>
        )}
        <SaveButton service={service} onCard />
      </CardActions>
    </Card>
  );
}

type ServicePictureProps = {
  service: Pick<Service, "photoId" | "categoryId" | "subcategoryId" | "number">;
  list: boolean;
  className?: string;
};

/** The first photo of a service, or the pattern of its category. */
export function ServicePicture({ service, list, className }: ServicePictureProps) {
  const { photoId, categoryId, subcategoryId, number } = service;
  const box = classes(cardPicture(list), className);
  if (!photoId) {
    return (
      <CategoryPattern
        categoryId={categoryId}
        subcategoryId={subcategoryId}
        variant={number}
        size="card"
        className={box}
      />
    );
  }
  return (
    <PhotoBox categoryId={categoryId} className={box}>
      <Photo
        id={photoId}
        alt=""
        width={400}
        height={300}
        sizes="(min-width: 60rem) 280px, (min-width: 40rem) 50vw, 96px"
      />
    </PhotoBox>
  );
}
