import { placeText } from "#app/domain/places/regions.ts";
import type { SavedService } from "#app/domain/services/saved.ts";
import { paths } from "#app/links.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import {
  Card,
  CardActions,
  CardBody,
  CardFoot,
  cardButton,
  wideCardButton,
} from "#app/ui/card.tsx";
import { TickBox } from "#app/ui/forms/field.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Rating } from "#app/ui/reviews/rating.tsx";
import { ServicePicture } from "#app/ui/services/service-card.tsx";
import { Day, Soon } from "#app/ui/values/date-time.tsx";
import { Price } from "#app/ui/values/price.tsx";

type SavedCardProps = {
  service: SavedService;
  /** Whether it is a row on wide screens too. */
  list: boolean;
  /** Where it is removed, to come back to the same list. */
  removeHref: string;
  onTick: () => void;
};

/** A saved service; an unavailable one stays, greyed out, with the reason. */
export function SavedCard({ service, list, removeHref, onTick }: SavedCardProps) {
  const { id, title, proId, proName, unavailable } = service;
  return (
    <Card list={list}>
      <label className="absolute top-2.5 left-2.5 z-1 grid size-11 place-items-center rounded-control border border-line bg-card">
        <TickBox type="checkbox" name="id" value={id} onChange={onTick} />
        <span className="sr-only">Select {title}</span>
      </label>
      <ServicePicture
        service={service}
        list={list}
        className={unavailable ? "opacity-55 [filter:grayscale(1)]" : undefined}
      />
      <CardBody>
        <h2 className="text-lg leading-snug">
          {unavailable ? (
            title
          ) : (
            <a className="text-inherit no-underline group-hover:underline" href={paths.service(id)}>
              {title}
            </a>
          )}
        </h2>
        <p className="text-sm wrap-anywhere text-soft">
          {proName && (
            <>
              <a className="inline-block py-1" href={paths.professional(proId)}>
                {proName}
              </a>
              <br />
            </>
          )}
          {placeText(service.city, service.region)}
          {service.nextFree !== null && (
            <>
              <br />
              Next free: <Soon at={service.nextFree} />
            </>
          )}
        </p>
        {unavailable && (
          <p className="text-sm" id={`why-${id}`}>
            <Badge as="b">Not available now</Badge> {unavailable}
          </p>
        )}
        <p className="text-sm text-soft">
          Saved <Day at={service.savedAt} />
        </p>
        <CardFoot className={unavailable ? "text-soft" : undefined}>
          <Rating rating={service.rating} count={service.reviewCount} />
          <Price cents={service.priceAmount} type={service.priceType} />
        </CardFoot>
      </CardBody>
      <CardActions list={list} className={list ? "lg:basis-53 lg:items-center" : undefined}>
        {unavailable ? (
          <Button
            type="button"
            variant="secondary"
            size="small"
            className={wideCardButton}
            disabled
            aria-describedby={`why-${id}`}
          >
            <Icon name="message-circle" />
            Contact
          </Button>
        ) : (
          <ButtonLink
            variant="secondary"
            size="small"
            className={wideCardButton}
            to={contactHref(service)}
          >
            <Icon name="message-circle" />
            Contact <span className="sr-only">{proName}</span>
          </ButtonLink>
        )}
        <ButtonLink
          variant="secondary"
          size="smallSquare"
          className={cardButton}
          to={removeHref}
          preventScrollReset
        >
          <Icon name="heart" className="fill-current" />
          <span className="sr-only">Remove {title} from saved services</span>
        </ButtonLink>
      </CardActions>
    </Card>
  );
}

function contactHref({ proId, id }: SavedService): string {
  return paths.newConversation({ with: proId, service: id });
}
