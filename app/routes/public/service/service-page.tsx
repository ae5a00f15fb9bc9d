import type { WeeklyWindow } from "#app/domain/bookings/times.ts";
import { alsoWorksText, placeText } from "#app/domain/places/regions.ts";
import { USUALLY_REPLIES } from "#app/domain/profiles/response-rate.ts";
import type { ReviewFilters } from "#app/domain/reviews/filters.ts";
import type { RatingDistribution, ReviewPage } from "#app/domain/reviews/review.ts";
import { findCategory, findSubcategory } from "#app/domain/services/catalogue.ts";
import type { ServiceStatus } from "#app/domain/services/form.ts";
import type { ServiceCard as Card, Service } from "#app/domain/services/service.ts";
import { paths } from "#app/links.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { Share } from "#app/ui/navigation/share.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageMain, PageSection, PageWithAside } from "#app/ui/pages/page.tsx";
import { Avatar } from "#app/ui/pictures/avatar.tsx";
import { WideCategoryPattern } from "#app/ui/pictures/category-pattern.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { usePhotoLoading } from "#app/ui/pictures/photo-loading.ts";
import { SeenLicences } from "#app/ui/profiles/seen-licences.tsx";
import { Rating } from "#app/ui/reviews/rating.tsx";
import { ReviewSection } from "#app/ui/reviews/review-section.tsx";
import { SaveButton } from "#app/ui/services/save-button.tsx";
import { LongText } from "#app/ui/values/long-text.tsx";
import { PlainPrice } from "#app/ui/values/price.tsx";
import { BookableHours } from "./bookable-hours.tsx";
import { Gallery, GalleryOnRequest } from "./gallery.tsx";
import { MoreFromOwner } from "./more-from-owner.tsx";
import { BookingBar, PricePanel } from "./price-panel.tsx";

type ServicePageProps = {
  service: Service;
  owner: {
    name: string;
    firstName: string;
    yearsOfExperience: number | null;
    profilePicture: string | null;
    workRegions: readonly string[];
    repliesSoon: boolean;
    hours: WeeklyWindow[];
  };
  reviewPage: ReviewPage;
  distribution: RatingDistribution;
  filters: ReviewFilters;
  others: Card[];
  ownReviewId: string | null;
  shareUrl: string;
  /** Its status, when only its owner can see it. */
  unlisted: ServiceStatus | null;
  /** The number of the photo to show first, from 1. */
  photo: number;
};

export function ServicePage(props: ServicePageProps) {
  const { service, owner, reviewPage, distribution, filters, others, shareUrl, photo } = props;
  const place = placeText(service.city, service.region);
  const workRegions = owner.workRegions.filter((region) => region !== service.region);
  return (
    <>
      <PageMain>
        <ServiceBreadcrumbs service={service} />
        {props.unlisted && <UnlistedNotice id={service.id} status={props.unlisted} />}
        <PageWithAside
          label="Price and booking"
          aside={<PricePanel service={service} firstName={owner.firstName} />}
        >
          <div>
            <h1>{service.title}</h1>
            <div className="flex flex-wrap items-center gap-y-2 gap-x-4 mt-2">
              <Rating rating={service.rating} count={service.reviewCount} words />
              <span className="text-soft">
                <Icon name="map-pin" /> {place}
              </span>
            </div>
          </div>
          <OwnerLine id={service.proId} owner={owner} />
          <SeenLicences licences={service.licences} />
          <div className="max-lg:order-first">
            <ServicePhotos service={service} shown={photo} />
          </div>
          <div className="relative flex flex-wrap items-center gap-2">
            <SaveButton service={service} next={paths.service(service.id)} />
            <Share url={shareUrl} text={service.title} label="Share" />
          </div>
          <PageSection title="About this service">
            <LongText text={service.description} />
          </PageSection>
          <PageSection title={`When ${owner.firstName} works`}>
            <BookableHours windows={service.availability} hours={owner.hours} />
          </PageSection>
          <PageSection title="Location">
            <p>
              <Icon name="map-pin" /> {place}
            </p>
            {workRegions.length > 0 && <p>{alsoWorksText(workRegions)}</p>}
            <p className="text-soft text-sm">
              The exact place is agreed when a booking is confirmed.
            </p>
          </PageSection>
          <ReviewSection
            rating={service.rating}
            count={service.reviewCount}
            page={reviewPage}
            distribution={distribution}
            filters={filters}
            path={paths.service(service.id)}
            serviceId={service.id}
            own={service.saved === "own"}
            ownReviewId={props.ownReviewId}
          />
        </PageWithAside>
        {others.length > 0 && (
          <MoreFromOwner id={service.proId} name={owner.name} services={others} />
        )}
      </PageMain>
      <BookingBar
        service={service}
        price={<PlainPrice cents={service.priceAmount} type={service.priceType} />}
      />
    </>
  );
}

type OwnerLineProps = { id: string; owner: ServicePageProps["owner"] };

/** Who offers the service. */
function OwnerLine({ id, owner }: OwnerLineProps) {
  const facts = [
    ...(owner.yearsOfExperience === null ? [] : [`${owner.yearsOfExperience} years of experience`]),
    ...(owner.repliesSoon ? [USUALLY_REPLIES] : []),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Avatar id={id} name={owner.name} picture={owner.profilePicture} />
      <div className="min-w-0 grow basis-48">
        <a href={paths.professional(id)}>
          <b>{owner.name}</b>
        </a>
        {facts.length > 0 && <p className="text-sm text-soft">{facts.join(" · ")}</p>}
      </div>
      <Badge tone="success" icon="badge-check">
        E-mail verified
      </Badge>
    </div>
  );
}

/** The photos of a service, or the pattern of its category. */
function ServicePhotos({ service, shown }: { service: Service; shown: number }) {
  const { photos, title, categoryId, subcategoryId, number } = service;
  const loading = usePhotoLoading();
  if (photos.length > 0) {
    return loading === "at once" ? (
      <Gallery photos={photos} shown={shown} title={title} />
    ) : (
      <GalleryOnRequest photos={photos} title={title} />
    );
  }
  return (
    <WideCategoryPattern categoryId={categoryId} subcategoryId={subcategoryId} variant={number} />
  );
}

/** The notice to the owner of a service that nobody else can open (decision 48). */
function UnlistedNotice({ id, status }: { id: string; status: ServiceStatus }) {
  return (
    <Notice tone="wait">
      <p>
        {status === "active"
          ? "Only you can see this page: your services are not shown to others at the moment."
          : `Only you can see this page, because the service is ${status}.`}{" "}
        <a href={paths.editService(id)}>Edit service</a>
      </p>
    </Notice>
  );
}

function ServiceBreadcrumbs({ service }: { service: Service }) {
  const category = findCategory(service.categoryId);
  const subcategory = category && findSubcategory(category, service.subcategoryId);
  return (
    <Breadcrumbs
      trail={[
        { name: "Home", href: "/" },
        ...(category ? [{ name: category.name, href: paths.category(category.id) }] : []),
        ...(category && subcategory
          ? [{ name: subcategory.name, href: paths.category(category.id, subcategory.id) }]
          : []),
        { name: service.title },
      ]}
    />
  );
}
