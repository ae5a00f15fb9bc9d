import { placeText } from "#app/domain/places.ts";
import { type PublicProfile, professionalName } from "#app/domain/profiles/public-profile.ts";
import { responseBand } from "#app/domain/profiles/response-rate.ts";
import type { ReviewFilters } from "#app/domain/reviews/filters.ts";
import type { RatingDistribution, ReviewPage } from "#app/domain/reviews/review.ts";
import { paths, signInFor } from "#app/links.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CardGrid } from "#app/ui/card.tsx";
import { Month } from "#app/ui/date-time.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LongText } from "#app/ui/long-text.tsx";
import { Num } from "#app/ui/number.tsx";
import { PageMain, PageSection, PageWithAside } from "#app/ui/page.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Price } from "#app/ui/price.tsx";
import { Rating } from "#app/ui/rating.tsx";
import { ReviewSection } from "#app/ui/reviews/review-section.tsx";
import { ServiceCard } from "#app/ui/services/service-card.tsx";
import { Share } from "#app/ui/share.tsx";
import { TabLinks } from "#app/ui/tab-links.tsx";
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
  return (
    <PageMain>
      <Breadcrumbs
        trail={[{ name: "Home", href: "/" }, { name: "Find a Pro", href: paths.search }, { name }]}
      />
      <PageWithAside
        label="Contact information"
        aside={<ContactPanel professional={professional} phone={phone} />}
      >
        <ProfileHead professional={professional} name={name} />
        <div className="flex flex-wrap items-center gap-2">
          {props.own ? <OwnActions /> : <Actions id={professional.id} />}
          <Share url={shareUrl} text={name} label="Share Profile" />
        </div>
        {professional.specialties.length > 0 && (
          <ul className="flex flex-wrap gap-2" aria-label="Specialties">
            {professional.specialties.map((specialty) => (
              <Badge key={specialty} as="li">
                {specialty}
              </Badge>
            ))}
          </ul>
        )}
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
      </PageWithAside>
    </PageMain>
  );
}

function Actions({ id }: { id: string }) {
  return (
    <>
      <ButtonLink href={signInFor(`${paths.professional(id)}/book`)}>
        <Icon name="calendar-check" />
        Request Booking
      </ButtonLink>
      <ButtonLink variant="secondary" href={paths.contactProfessional({ with: id })}>
        <Icon name="message-circle" />
        Contact
      </ButtonLink>
    </>
  );
}

/** On the viewer's own profile. */
function OwnActions() {
  return (
    <ButtonLink href={`${paths.profile}?edit=1`}>
      <Icon name="pencil" />
      Edit Profile
    </ButtonLink>
  );
}

function ProfileHead({ professional, name }: { professional: PublicProfile; name: string }) {
  const { firstName, lastName, city, region, yearsOfExperience } = professional;
  const person = `${firstName} ${lastName}`;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar id={professional.id} name={name} picture={professional.profilePicture} large />
      <div className="min-w-0 flex-1">
        <h1>{name}</h1>
        {person !== name && <p className="text-soft">{person}</p>}
        <div className="flex flex-wrap items-center gap-y-2 gap-x-4 mt-2">
          <Rating rating={professional.rating} count={professional.reviewCount} words />
          {city && (
            <span className="text-soft">
              <Icon name="map-pin" /> {placeText(city, region)}
            </span>
          )}
          {yearsOfExperience !== null && (
            <span className="text-soft">{yearsOfExperience} years of experience</span>
          )}
          <ResponseRate professional={professional} />
        </div>
      </div>
    </div>
  );
}

function ResponseRate({ professional }: { professional: PublicProfile }) {
  const band = responseBand(professional.response);
  if (!band)
    return professional.reviewCount === 0 && <span className="text-soft">New on Kayap</span>;
  return <span className="text-soft">Answers within 24 hours: {band}</span>;
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
    { id: "services", name: "Services", count: professional.serviceCount, href: path },
    {
      id: "reviews",
      name: "Reviews",
      count: professional.reviewCount,
      href: `${path}?tab=reviews`,
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

function Services({ professional: { services } }: { professional: PublicProfile }) {
  if (services.length === 0) return <p className="text-soft">No services listed at the moment.</p>;
  return (
    <CardGrid columns={2}>
      {services.map((service) => (
        <ServiceCard key={service.id} service={service} />
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

function ContactPanel({
  professional,
  phone,
}: {
  professional: PublicProfile;
  phone?: PhoneResult;
}) {
  const { website, hourlyRate, createdAt, email } = professional;
  return (
    <Panel variant="flat" className="stack-4">
      <h2 className="text-2xl">Contact</h2>
      {hourlyRate !== null && (
        <p>
          <Price cents={hourlyRate} type="hourly" large />
        </p>
      )}
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
      {professional.hasPhone && <Phone result={phone} />}
      <p className="text-soft text-sm">
        Joined <Month at={createdAt} />
      </p>
      <p className="text-soft text-sm">
        Kayap verifies e-mail addresses. It does not check licences or qualifications, so ask to see
        them.
      </p>
    </Panel>
  );
}
