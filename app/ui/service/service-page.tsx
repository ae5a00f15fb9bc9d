import type { WeeklyWindow } from "#app/domain/bookings/times.ts";
import { placeText } from "#app/domain/places.ts";
import type { ReviewFilters } from "#app/domain/reviews/filters.ts";
import type { RatingDistribution, ReviewPage } from "#app/domain/reviews/review.ts";
import { findCategory, findSubcategory } from "#app/domain/services/catalogue.ts";
import type { ServiceStatus } from "#app/domain/services/form.ts";
import type { ServiceCard as Card, Service } from "#app/domain/services/service.ts";
import { WideCloth } from "../cloth.tsx";
import { Crumbs } from "../crumbs.tsx";
import { Icon } from "../icon.tsx";
import { categoryHref, editServiceHref, professionalHref, serviceHref } from "../links.ts";
import { LongText } from "../long-text.tsx";
import { Nameplate } from "../nameplate.tsx";
import { Notice } from "../notice.tsx";
import { PlainPrice } from "../price.tsx";
import { Rating } from "../rating.tsx";
import { ReviewSection } from "../reviews/review-section.tsx";
import { SaveButton } from "../save-button.tsx";
import { ServiceCard } from "../service-card.tsx";
import { Share } from "../share.tsx";
import { BookableHours } from "./bookable-hours.tsx";
import { Gallery } from "./gallery.tsx";
import { BookingBar, PricePanel } from "./price-panel.tsx";
import { SaveQuestion } from "./save-question.tsx";

type ServicePageProps = {
  service: Service;
  owner: {
    name: string;
    firstName: string;
    yearsOfExperience: number | null;
    profilePicture: string | null;
    hours: WeeklyWindow[];
  };
  reviewPage: ReviewPage;
  distribution: RatingDistribution;
  filters: ReviewFilters;
  others: Card[];
  ownReviewId: string | null;
  shareUrl: string;
  /** Its status, where only its owner sees it. */
  unlisted: ServiceStatus | null;
  /** The number of the photo to show first, from 1. */
  photo: number;
  /** Whether the visitor came to save it, from the sign-in page. */
  asksToSave: boolean;
};

export function ServicePage(props: ServicePageProps) {
  const { service, owner, reviewPage, distribution, filters, others, shareUrl, photo, asksToSave } =
    props;
  const place = placeText(service.city, service.state);
  return (
    <>
      <main id="main" className="wrap">
        <ServiceCrumbs service={service} />
        {props.unlisted && <OnlyYou id={service.id} status={props.unlisted} />}
        <div className="side">
          <div className="stack">
            {asksToSave && <SaveQuestion service={service} />}
            {service.photos.length > 0 ? (
              <Gallery photos={service.photos} shown={photo} title={service.title} />
            ) : (
              <WideCloth
                categoryId={service.categoryId}
                subcategoryId={service.subcategoryId}
                variant={service.number}
              />
            )}
            <div>
              <h1>{service.title}</h1>
              <div className="line gap-x-4 mt-2">
                <Rating rating={service.rating} count={service.reviewCount} words />
                <span className="soft">
                  <Icon name="map-pin" /> {place}
                </span>
              </div>
            </div>
            <div className="line who">
              <Nameplate id={service.proId} name={owner.name} picture={owner.profilePicture} />
              <div className="grow">
                <a href={professionalHref(service.proId)}>
                  <b>{owner.name}</b>
                </a>
                {owner.yearsOfExperience !== null && (
                  <p className="by">{owner.yearsOfExperience} years of experience</p>
                )}
              </div>
              <span className="badge ok">
                <Icon name="badge-check" />
                E-mail verified
              </span>
            </div>
            <div className="line">
              <SaveButton service={service} next={serviceHref(service.id)} />
              <Share url={shareUrl} text={service.title} label="Share" />
            </div>
            <section>
              <h2>About this service</h2>
              <LongText text={service.description} />
            </section>
            <section>
              <h2>When {owner.firstName} works</h2>
              <BookableHours windows={service.availability} hours={owner.hours} />
            </section>
            <section>
              <h2>Location</h2>
              <p>
                <Icon name="map-pin" /> {place}
              </p>
              <p className="soft sm">The exact place is agreed when a booking is confirmed.</p>
            </section>
            <ReviewSection
              rating={service.rating}
              count={service.reviewCount}
              page={reviewPage}
              distribution={distribution}
              filters={filters}
              path={serviceHref(service.id)}
              serviceId={service.id}
              own={service.saved === "own"}
              ownReviewId={props.ownReviewId}
            />
          </div>
          <aside className="keep" aria-label="Price and booking">
            <PricePanel service={service} firstName={owner.firstName} />
          </aside>
        </div>
        {others.length > 0 && (
          <section className="pb-10">
            <div className="head">
              <h2>More from {owner.name}</h2>
              <a href={professionalHref(service.proId)}>See profile</a>
            </div>
            <ul className="cards c3">
              {others.map((other) => (
                <ServiceCard key={other.id} service={other} />
              ))}
            </ul>
          </section>
        )}
      </main>
      <BookingBar
        service={service}
        price={<PlainPrice cents={service.priceAmount} type={service.priceType} />}
      />
    </>
  );
}

/** What its owner reads on a service nobody else can open (decision 48). */
function OnlyYou({ id, status }: { id: string; status: ServiceStatus }) {
  return (
    <Notice tone="wait">
      <p>
        {status === "active"
          ? "Only you can see this page: your services are not shown to others at the moment."
          : `Only you can see this page, because the service is ${status}.`}{" "}
        <a href={editServiceHref(id)}>Edit service</a>
      </p>
    </Notice>
  );
}

function ServiceCrumbs({ service }: { service: Service }) {
  const category = findCategory(service.categoryId);
  const subcategory = category && findSubcategory(category, service.subcategoryId);
  return (
    <Crumbs
      trail={[
        { name: "Home", href: "/" },
        ...(category ? [{ name: category.name, href: categoryHref(category.id) }] : []),
        ...(category && subcategory
          ? [{ name: subcategory.name, href: categoryHref(category.id, subcategory.id) }]
          : []),
        { name: service.title },
      ]}
    />
  );
}
