import { cx } from "class-variance-authority";
import { availabilityText } from "#app/domain/bookings/availability.ts";
import { alsoWorksText, placeText } from "#app/domain/places/regions.ts";
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
import { CategoryPattern } from "#app/ui/pictures/category-pattern.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { PhotoBox } from "#app/ui/pictures/pattern.tsx";
import { FILLS_BOX, Photo, photoSources } from "#app/ui/pictures/photo.tsx";
import { usePhotoLoading } from "#app/ui/pictures/photo-loading.ts";
import { ShowPhoto } from "#app/ui/pictures/show-photo.tsx";
import { Rating } from "#app/ui/reviews/rating.tsx";
import { Soon } from "#app/ui/values/date-time.tsx";
import { Price } from "#app/ui/values/price.tsx";
import { SaveButton } from "./save-button.tsx";

type ServiceCardProps = {
  service: Service;
  view?: "grid" | "list";
  /** Its place in the list: the patterns of two beside each other differ. */
  place?: number;
  /** Whether it is only suggested and no answer to the search. */
  suggested?: boolean;
  /** Whether its next free start is the one at the time that the search asks for. */
  atAskedTime?: boolean;
};

/** A service in a list: a row on a phone, a card from 640 px, and on wide screens a row again in list view. */
export function ServiceCard(props: ServiceCardProps) {
  const { service, view = "grid", place, suggested, atAskedTime } = props;
  const list = view === "list";
  const wide = cx(wideCardButton, list && "lg:flex-none");
  return (
    <Card id={anchorOf(service)} list={list} suggested={suggested}>
      <ServicePicture service={service} list={list} place={place} />
      <CardBody>
        <h3>
          <a className="stretched-link" href={paths.service(service.id)}>
            {service.title}
          </a>
        </h3>
        <p className="text-sm wrap-anywhere text-soft">
          <b className="font-semibold text-ink">{service.proName}</b>
          {service.licensed && " · Licence seen"}
          <br />
          {placeText(service.city, service.region)}
          {service.worksIn && (
            <>
              <br />
              {alsoWorksText([service.worksIn])}
            </>
          )}
          {service.nextFree !== null && service.saved !== "own" && (
            <>
              <br />
              {atAskedTime ? "Free:" : "Next free:"} <Soon at={service.nextFree} />
            </>
          )}
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

/** Where a Save leads back to without scripts; a visitor's document does without. */
function anchorOf({ id, saved }: Service): string | undefined {
  return saved === "yes" || saved === "no" ? id : undefined;
}

type ServicePictureProps = {
  service: Pick<Service, "photoId" | "categoryId" | "subcategoryId" | "number" | "title">;
  list: boolean;
  place?: number;
  className?: string;
};

/** The first photo of a service, or the pattern of its category. */
export function ServicePicture({ service, list, place, className }: ServicePictureProps) {
  const { photoId, categoryId, subcategoryId, number, title } = service;
  const loading = usePhotoLoading();
  const box = cx(cardPicture(list), className);
  if (!photoId || loading === "never") {
    return (
      <CategoryPattern
        categoryId={categoryId}
        subcategoryId={subcategoryId}
        variant={place === undefined ? number : 2 * number + (place % 2)}
        size="card"
        className={box}
      />
    );
  }
  return (
    <PhotoBox categoryId={categoryId} className={box}>
      {loading === "when tapped" ? (
        <ShowCardPhoto photoId={photoId} title={title} />
      ) : (
        <Photo
          id={photoId}
          alt=""
          width={400}
          height={300}
          sizes="(min-width: 60rem) 280px, (min-width: 40rem) 50vw, 96px"
        />
      )}
    </PhotoBox>
  );
}

/** The link in place of a card's photo, on the ground colour of its category. */
function ShowCardPhoto({ photoId, title }: { photoId: string; title: string }) {
  return (
    <span className="absolute inset-0 grid place-items-center">
      <ShowPhoto
        href={photoSources(photoId).medium}
        className="relative z-1 grid justify-items-center rounded-control bg-card p-2 text-center text-sm leading-tight font-bold text-ink focus-visible:-outline-offset-3"
        small="160.webp"
        photoClass={FILLS_BOX}
        label={
          <>
            Show <br />
            photo<span className="sr-only"> of {title}</span>
          </>
        }
      />
    </span>
  );
}
