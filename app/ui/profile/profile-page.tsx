import { responseBand } from "#app/domain/messages/response-rate.ts";
import { placeText } from "#app/domain/places.ts";
import type { ReviewFilters } from "#app/domain/reviews/filters.ts";
import type { RatingDistribution, ReviewPage } from "#app/domain/reviews/review.ts";
import { type Professional, professionalName } from "#app/domain/services/professional.ts";
import { Crumbs } from "../crumbs.tsx";
import { Icon } from "../icon.tsx";
import { contactHref, professionalHref, signInFor } from "../links.ts";
import { LongText } from "../long-text.tsx";
import { Nameplate } from "../nameplate.tsx";
import { Num } from "../number.tsx";
import { Price } from "../price.tsx";
import { Rating } from "../rating.tsx";
import { ReviewSection } from "../reviews/review-section.tsx";
import { ServiceCard } from "../service-card.tsx";
import { Share } from "../share.tsx";
import { Month } from "../when.tsx";
import type { ShownPhone } from "./phone.tsx";
import { Phone } from "./phone.tsx";

type ProfilePageProps = {
  professional: Professional;
  reviewPage: ReviewPage;
  distribution: RatingDistribution;
  filters: ReviewFilters;
  tab: "services" | "reviews";
  shareUrl: string;
  /** Whether whoever looks at it is this professional. */
  own: boolean;
  /** The answer to Show phone, when it was pressed. */
  shown?: ShownPhone;
};

export function ProfilePage(props: ProfilePageProps) {
  const { professional, reviewPage, distribution, filters, tab, shareUrl, shown } = props;
  const name = professionalName(professional);
  const path = professionalHref(professional.id);
  return (
    <main id="main" className="wrap">
      <Crumbs
        trail={[{ name: "Home", href: "/" }, { name: "Find a Pro", href: "/search" }, { name }]}
      />
      <div className="side">
        <div className="stack">
          <ProfileHead professional={professional} name={name} />
          <div className="line">
            {props.own ? <OwnActions /> : <Actions id={professional.id} />}
            <Share url={shareUrl} text={name} label="Share Profile" />
          </div>
          {professional.specialties.length > 0 && (
            <ul className="days" aria-label="Specialties">
              {professional.specialties.map((specialty) => (
                <li key={specialty} className="badge">
                  {specialty}
                </li>
              ))}
            </ul>
          )}
          {professional.bio && (
            <section>
              <h2>About</h2>
              <LongText text={professional.bio} />
            </section>
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
              also={{ tab: "reviews" }}
            />
          )}
        </div>
        <aside className="keep" aria-label="Contact information">
          <ContactPanel professional={professional} shown={shown} />
        </aside>
      </div>
    </main>
  );
}

function Actions({ id }: { id: string }) {
  return (
    <>
      <a className="btn" href={signInFor(`${professionalHref(id)}/book`)}>
        <Icon name="calendar-check" />
        Request Booking
      </a>
      <a className="btn alt" href={contactHref({ with: id })}>
        <Icon name="message-circle" />
        Contact
      </a>
    </>
  );
}

/** Nobody books or writes to themselves. */
function OwnActions() {
  return (
    <a className="btn" href="/dashboard/profile?edit=1">
      <Icon name="pencil" />
      Edit Profile
    </a>
  );
}

function ProfileHead({ professional, name }: { professional: Professional; name: string }) {
  const { firstName, lastName, city, state, yearsOfExperience } = professional;
  const person = `${firstName} ${lastName}`;
  return (
    <div className="line gap-4">
      <Nameplate id={professional.id} name={name} picture={professional.profilePicture} large />
      <div className="grow">
        <h1>{name}</h1>
        {person !== name && <p className="soft">{person}</p>}
        <div className="line gap-x-4 mt-2">
          <Rating rating={professional.rating} count={professional.reviewCount} words />
          {city && (
            <span className="soft">
              <Icon name="map-pin" /> {placeText(city, state)}
            </span>
          )}
          {yearsOfExperience !== null && (
            <span className="soft">{yearsOfExperience} years of experience</span>
          )}
          <ResponseRate professional={professional} />
        </div>
      </div>
    </div>
  );
}

function ResponseRate({ professional }: { professional: Professional }) {
  const band = responseBand(professional.response);
  if (!band) return professional.reviewCount === 0 && <span className="soft">New on Kayap</span>;
  return <span className="soft">Answers within 24 hours: {band}</span>;
}

function Tabs({
  path,
  tab,
  professional,
}: {
  path: string;
  tab: string;
  professional: Professional;
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
    <nav className="tabs" aria-label="Services and reviews">
      {tabs.map(({ id, name, count, href }) => (
        <a key={id} href={href} aria-current={id === tab ? "page" : undefined}>
          {name}{" "}
          <span className="num soft">
            (<Num of={count} />)
          </span>
        </a>
      ))}
    </nav>
  );
}

function Services({ professional: { services } }: { professional: Professional }) {
  if (services.length === 0) return <p className="soft">No services listed at the moment.</p>;
  return (
    <ul className="cards">
      {services.map((service) => (
        <ServiceCard key={service.id} service={service} />
      ))}
    </ul>
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

function ContactPanel({ professional, shown }: { professional: Professional; shown?: ShownPhone }) {
  const { website, hourlyRate, createdAt, email } = professional;
  return (
    <div className="panel stack">
      <h2>Contact</h2>
      {hourlyRate !== null && (
        <p>
          <Price cents={hourlyRate} type="hourly" />
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
      {professional.hasPhone && <Phone shown={shown} />}
      <p className="soft sm">
        Joined <Month at={createdAt} />
      </p>
      <p className="soft sm">
        Kayap verifies e-mail addresses. It does not check licences or qualifications, so ask to see
        them.
      </p>
    </div>
  );
}
