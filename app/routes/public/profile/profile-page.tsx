import { placeText, regionText } from "#app/domain/places/regions.ts";
import { type PublicProfile, professionalName } from "#app/domain/profiles/public-profile.ts";
import { responseText, USUALLY_REPLIES } from "#app/domain/profiles/response-rate.ts";
import type { ReviewFilters } from "#app/domain/reviews/filters.ts";
import type { RatingDistribution, ReviewPage } from "#app/domain/reviews/review.ts";
import { usuallyReplies } from "#app/domain/search/standing.ts";
import { paths, photoPath } from "#app/links.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { CardGrid } from "#app/ui/card.tsx";
import { EmptyLine } from "#app/ui/empty.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { Share } from "#app/ui/navigation/share.tsx";
import { TabLinks } from "#app/ui/navigation/tab-links.tsx";
import { PageMain, PageSection, PageWithAside } from "#app/ui/pages/page.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Avatar, LARGE_PICTURE } from "#app/ui/pictures/avatar.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { usePhotoLoading } from "#app/ui/pictures/photo-loading.ts";
import { ShowPhoto } from "#app/ui/pictures/show-photo.tsx";
import { SeenLicences } from "#app/ui/profiles/seen-licences.tsx";
import { Rating } from "#app/ui/reviews/rating.tsx";
import { ReviewSection } from "#app/ui/reviews/review-section.tsx";
import { ServiceCard } from "#app/ui/services/service-card.tsx";
import { Month, Soon } from "#app/ui/values/date-time.tsx";
import { LongText } from "#app/ui/values/long-text.tsx";
import { Num } from "#app/ui/values/number.tsx";
import { Price } from "#app/ui/values/price.tsx";
import { Phone, type PhoneResult } from "./phone.tsx";

type PublicProfilePageProps = {
  professional: PublicProfile;
  reviewPage: ReviewPage;
  distribution: RatingDistribution;
  filters: ReviewFilters;
  tab: "services" | "reviews";
  shareUrl: string;
  /** Whether the viewer is this professional. */
  own: boolean;
  /** The result of Show phone, after a press. */
  phone?: PhoneResult;
};

export function PublicProfilePage(props: PublicProfilePageProps) {
  const { professional, reviewPage, distribution, filters, tab, shareUrl, phone } = props;
  const name = professionalName(professional);
  const path = paths.professional(professional.id);
  const content = (
    <>
      <ProfileHead professional={professional} name={name} />
      <div className="relative flex flex-wrap items-center gap-2">
        {professional.hourlyRate !== null && (
          <p className="basis-full">
            <Price cents={professional.hourlyRate} type="hourly" large />
          </p>
        )}
        {props.own ? <OwnActions /> : <Actions professional={professional} />}
        <Share url={shareUrl} text={name} label="Share Profile" large />
      </div>
      {professional.specialties.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Specialties">
          {professional.specialties.map((specialty) => (
            <Badge key={specialty} as="li" wraps>
              {specialty}
            </Badge>
          ))}
        </ul>
      )}
      <SeenLicences licences={professional.licences} />
      <p className="text-soft text-sm">
        Kayap verifies e-mail addresses.
        {professional.licences.length === 0 &&
          " It does not check licences or qualifications, so ask to see them."}
      </p>
      {professional.bio && (
        <PageSection title="About">
          <LongText text={professional.bio} />
        </PageSection>
      )}
      <Tabs path={path} tab={tab} professional={professional} />
      {tab === "services" ? (
        <Services professional={professional} />
      ) : (
        <ReviewSection
          rating={professional.rating}
          count={professional.reviewCount}
          page={reviewPage}
          distribution={distribution}
          filters={filters}
          path={path}
          otherParams={{ tab: "reviews" }}
        />
      )}
    </>
  );
  return (
    <PageMain>
      <Breadcrumbs
        trail={[{ name: "Home", href: "/" }, { name: "Find a Pro", href: paths.search }, { name }]}
      />
      {hasContact(professional) ? (
        <PageWithAside
          label="Contact information"
          aside={<ContactPanel professional={professional} phone={phone} />}
        >
          {content}
        </PageWithAside>
      ) : (
        <div className="flex flex-col gap-4 pb-8">{content}</div>
      )}
    </PageMain>
  );
}

/** On a phone the buttons fill their rows. */
const GROWS = "flex-auto sm:flex-none";

function Actions({ professional: { id, services } }: { professional: PublicProfile }) {
  const next = services.flatMap(({ nextFree }) => nextFree ?? []);
  return (
    <>
      {next.length > 0 && (
        <p className="basis-full text-soft">
          Next free: <Soon at={Math.min(...next)} />
        </p>
      )}
      <ButtonLink className={GROWS} href={paths.chooseService(id)}>
        <Icon name="calendar-check" />
        Request Booking
      </ButtonLink>
      <ButtonLink
        variant="secondary"
        className={GROWS}
        href={paths.contactProfessional({ with: id })}
      >
        <Icon name="message-circle" />
        Contact
      </ButtonLink>
    </>
  );
}

/** On the viewer's own profile. */
function OwnActions() {
  return (
    <ButtonLink href={paths.editProfile}>
      <Icon name="pencil" />
      Edit profile
    </ButtonLink>
  );
}

function ProfileHead({ professional, name }: { professional: PublicProfile; name: string }) {
  const { firstName, lastName, city, region, workRegions, yearsOfExperience } = professional;
  const person = `${firstName} ${lastName}`;
  return (
    <div className="flex items-start gap-4">
      <Portrait professional={professional} name={name} />
      <div className="min-w-0 flex-1">
        <h1>{name}</h1>
        {person !== name && <p className="text-soft">{person}</p>}
        <div className="flex flex-wrap items-center gap-y-1 gap-x-4 mt-2">
          <Rating rating={professional.rating} count={professional.reviewCount} words />
          {city && (
            <span className="text-soft">
              <Icon name="map-pin" /> {placeText(city, region)}
            </span>
          )}
          {workRegions.length > 0 && (
            <span className="text-soft">
              Also works in {workRegions.map(regionText).join(", ")}
            </span>
          )}
          {yearsOfExperience !== null && (
            <span className="text-soft">{yearsOfExperience} years of experience</span>
          )}
          <ResponseRate professional={professional} />
          <span className="text-soft">
            Joined <Month at={professional.createdAt} />
          </span>
        </div>
      </div>
    </div>
  );
}

function Portrait({ professional, name }: { professional: PublicProfile; name: string }) {
  const { id, profilePicture } = professional;
  const loading = usePhotoLoading();
  if (!profilePicture || loading === "at once") {
    return <Avatar id={id} name={name} picture={profilePicture} large />;
  }
  return (
    <ShowPhoto
      href={photoPath(profilePicture, "256.webp")}
      className={buttonClass({ variant: "secondary", className: "size-24 flex-none" })}
      photoClass={LARGE_PICTURE}
      label={
        <>
          Show photo<span className="sr-only"> of {name}</span>
        </>
      }
    />
  );
}

function ResponseRate({ professional }: { professional: PublicProfile }) {
  const { response, reviewCount } = professional;
  if (usuallyReplies(response)) return <span className="text-soft">{USUALLY_REPLIES}</span>;
  const text = responseText(response);
  if (text) return <span className="text-soft">{text}</span>;
  return reviewCount === 0 && <span className="text-soft">New on Kayap</span>;
}

function Tabs({
  path,
  tab,
  professional,
}: {
  path: string;
  tab: string;
  professional: PublicProfile;
}) {
  const tabs = [
    { id: "services", name: "Services", count: professional.serviceCount, href: `${path}#tabs` },
    {
      id: "reviews",
      name: "Reviews",
      count: professional.reviewCount,
      href: `${path}?tab=reviews#tabs`,
    },
  ];
  return (
    <TabLinks
      label="Services and reviews"
      current={tab}
      tabs={tabs.map(({ id, name, count, href }) => ({
        id,
        href,
        name: (
          <>
            {name}{" "}
            <span className="text-soft tabular">
              (<Num of={count} />)
            </span>
          </>
        ),
      }))}
    />
  );
}

function Services({ professional }: { professional: PublicProfile }) {
  const { services } = professional;
  if (services.length === 0) return <EmptyLine>No services listed at the moment.</EmptyLine>;
  return (
    <CardGrid columns={hasContact(professional) ? 2 : 3}>
      {services.map((service, place) => (
        <ServiceCard key={service.id} service={service} place={place} />
      ))}
    </CardGrid>
  );
}

/** A link only when it leads to the web: a stored `javascript:` stays plain text (threat 26). */
function Website({ address }: { address: string }) {
  if (!/^https?:\/\//i.test(address)) return <span>{address}</span>;
  return (
    <a href={address} rel="nofollow ugc noopener">
      {address.replace(/^https?:\/\//i, "")}
    </a>
  );
}

/** Whether a card of contact information would have anything in it. */
function hasContact({ website, email, hasPhone }: PublicProfile): boolean {
  return Boolean(website || email || hasPhone);
}

function ContactPanel({
  professional,
  phone,
}: {
  professional: PublicProfile;
  phone?: PhoneResult;
}) {
  const { website, email, hasPhone } = professional;
  return (
    <Panel variant="flat" className="stack-4">
      <h2 className="text-2xl">Contact</h2>
      {website && (
        <p>
          <Icon name="globe" /> <Website address={website} />
        </p>
      )}
      {email && (
        <p>
          <Icon name="mail" /> <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {hasPhone && <Phone result={phone} />}
    </Panel>
  );
}
