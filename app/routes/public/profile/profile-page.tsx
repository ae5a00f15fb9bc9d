import { type PublicProfile, professionalName } from "#app/domain/profiles/public-profile.ts";
import type { ReviewFilters } from "#app/domain/reviews/filters.ts";
import type { RatingDistribution, ReviewPage } from "#app/domain/reviews/review.ts";
import { paths } from "#app/links.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CardGrid } from "#app/ui/card.tsx";
import { EmptyLine } from "#app/ui/empty.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { Share } from "#app/ui/navigation/share.tsx";
import { TabLinks } from "#app/ui/navigation/tab-links.tsx";
import { PageMain, PageSection, PageWithAside } from "#app/ui/pages/page.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { SeenLicences } from "#app/ui/profiles/seen-licences.tsx";
import { ReviewSection } from "#app/ui/reviews/review-section.tsx";
import { ServiceCard } from "#app/ui/services/service-card.tsx";
import { Soon } from "#app/ui/values/date-time.tsx";
import { LongText } from "#app/ui/values/long-text.tsx";
import { Num } from "#app/ui/values/number.tsx";
import { Price } from "#app/ui/values/price.tsx";
import { ContactPanel, hasContact } from "./contact-panel.tsx";
import type { PhoneResult } from "./phone.tsx";
import { ProfileHead } from "./profile-head.tsx";

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

type TabsProps = { path: string; tab: string; professional: PublicProfile };

function Tabs({ path, tab, professional }: TabsProps) {
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
