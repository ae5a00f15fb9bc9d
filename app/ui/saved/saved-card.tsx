import { Link } from "react-router";
import { placeText } from "#app/domain/places.ts";
import type { SavedService } from "#app/domain/services/saved.ts";
import { Icon } from "../icon.tsx";
import { professionalHref, serviceHref } from "../links.ts";
import { Price } from "../price.tsx";
import { Rating } from "../rating.tsx";
import { ServicePicture } from "../service-card.tsx";
import { Day } from "../when.tsx";

type SavedCardProps = {
  service: SavedService;
  /** The filter to come back to, as a query string. */
  query: string;
  onTick: () => void;
};

/** A saved service; one that is not available now stays, greyed, and says why. */
export function SavedCard({ service, query, onTick }: SavedCardProps) {
  const { id, title, proId, proName, unavailable } = service;
  return (
    <li className={unavailable ? "card away" : "card"}>
      <label className="pick">
        <input type="checkbox" name="id" value={id} onChange={onTick} />
        <span className="vh">Select {title}</span>
      </label>
      <ServicePicture service={service} />
      <div className="cb">
        <h2>{unavailable ? title : <a href={serviceHref(id)}>{title}</a>}</h2>
        <p className="by">
          {proName && (
            <>
              <a href={professionalHref(proId)}>{proName}</a>
              <br />
            </>
          )}
          {placeText(service.city, service.state)}
        </p>
        {unavailable && (
          <p className="sm" id={`why-${id}`}>
            <b className="badge">Not available now</b> {unavailable}
          </p>
        )}
        <p className="by">
          Saved <Day at={service.savedAt} />
        </p>
        <div className="card-foot">
          <Rating rating={service.rating} count={service.reviewCount} />
          <Price cents={service.priceAmount} type={service.priceType} />
        </div>
      </div>
      <div className="acts">
        {unavailable ? (
          <button type="button" className="btn alt s grow" disabled aria-describedby={`why-${id}`}>
            <Icon name="message-circle" />
            Contact
          </button>
        ) : (
          <Link className="btn alt s grow" to={contactTo(service)}>
            <Icon name="message-circle" />
            Contact <span className="vh">{proName}</span>
          </Link>
        )}
        <Link className="btn alt s sq full" to={removeTo(id, query)}>
          <Icon name="heart" />
          <span className="vh">Remove {title} from saved services</span>
        </Link>
      </div>
    </li>
  );
}

function contactTo({ proId, id }: SavedService): string {
  return `/dashboard/messages/new?${new URLSearchParams({ with: proId, service: id })}`;
}

function removeTo(id: string, query: string): string {
  return `/dashboard/saved/remove?id=${id}${query.replace("?", "&")}`;
}
