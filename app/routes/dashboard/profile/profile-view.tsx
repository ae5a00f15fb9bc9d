import type { ReactNode } from "react";
import { phoneText } from "#app/domain/accounts/phone.ts";
import { availabilityText } from "#app/domain/bookings/availability.ts";
import { fullRegionText } from "#app/domain/places/full-region-text.ts";
import { PROFILE_LABELS, type Profile } from "#app/domain/profiles/profile.ts";
import { professionalName } from "#app/domain/profiles/public-profile.ts";
import { RESPONSE_DAYS } from "#app/domain/profiles/response-rate.ts";
import { momentOn } from "#app/domain/time/guyana-day.ts";
import { dayText } from "#app/domain/time/time-text.ts";
import { paths } from "#app/links.ts";
import { Avatar } from "#app/ui/pictures/avatar.tsx";
import { Month, Time } from "#app/ui/values/date-time.tsx";
import { LongText } from "#app/ui/values/long-text.tsx";
import { Num } from "#app/ui/values/number.tsx";
import { PlainPrice } from "#app/ui/values/price.tsx";
import { Stat, StatGrid } from "#app/ui/values/stat.tsx";

const PART = "mt-6 border-t border-line pt-5";
const FACTS = "mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2";

/** The profile as its owner sees it, with its figures. */
export function ProfileView({ profile }: { profile: Profile }) {
  const isPro = profile.role === "professional";
  const name = isPro ? professionalName(profile) : `${profile.firstName} ${profile.lastName}`;
  return (
    <div className="stack-4">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar id={profile.id} name={name} picture={profile.profilePicture} large />
        <div className="min-w-0 flex-1">
          <p className="text-xl">
            <b>{name}</b>
          </p>
          <p className="text-soft">{isPro ? "Professional" : "Customer"}</p>
          {isPro && profile.visibility !== "private" && (
            <p>
              <a href={paths.professional(profile.id)}>See your public profile</a>
            </p>
          )}
          {isPro && (
            <p>
              <a href={paths.licences}>Your licences</a>
            </p>
          )}
        </div>
      </div>
      {isPro ? <WorkFigures profile={profile} /> : <CustomerFigures profile={profile} />}
      <section className={PART}>
        <h2>Personal information</h2>
        <dl className={FACTS}>
          <Fact name="Name">{`${profile.firstName} ${profile.lastName}`}</Fact>
          <Fact name="E-mail">
            {profile.email}
            <Visibility shown={profile.showEmail} />
          </Fact>
          <Fact name={PROFILE_LABELS.phone}>
            {profile.phone && (
              <>
                {phoneText(profile.phone)}
                <Visibility shown={profile.showPhone} />
              </>
            )}
          </Fact>
          <Fact name={PROFILE_LABELS.dateOfBirth}>
            {profile.dateOfBirth && (
              <>
                <DateOfBirth day={profile.dateOfBirth} />{" "}
                <span className="text-sm text-soft">(private)</span>
              </>
            )}
          </Fact>
        </dl>
        <dl className="mt-3 grid gap-x-6 gap-y-3">
          <Fact name={PROFILE_LABELS.bio}>{profile.bio && <LongText text={profile.bio} />}</Fact>
        </dl>
      </section>
      {isPro && <Work profile={profile} />}
      <section className={PART}>
        <h2>Location</h2>
        <dl className={FACTS}>
          <Fact name={PROFILE_LABELS.city}>{profile.city}</Fact>
          <Fact name={PROFILE_LABELS.region}>{fullRegionText(profile.region)}</Fact>
          <Fact name={PROFILE_LABELS.zipCode}>{profile.postalCode}</Fact>
          {isPro && (
            <Fact name={PROFILE_LABELS.workRegions}>
              {profile.workRegions.map(fullRegionText).join("; ")}
            </Fact>
          )}
        </dl>
      </section>
    </div>
  );
}

/** Whole, in the format that the person has chosen. */
function DateOfBirth({ day }: { day: string }) {
  return <Time dateTime={day}>{(preferences) => dayText(momentOn(day), preferences)}</Time>;
}

function Work({ profile }: { profile: Profile }) {
  const { yearsOfExperience: years, hourlyRate, website } = profile;
  return (
    <section className={PART}>
      <h2>Your work</h2>
      <dl className={FACTS}>
        <Fact name={PROFILE_LABELS.businessName}>{profile.businessName}</Fact>
        <Fact name={PROFILE_LABELS.yearsOfExperience}>{years === null ? null : String(years)}</Fact>
        <Fact name={PROFILE_LABELS.website}>{website}</Fact>
        <Fact name={PROFILE_LABELS.hourlyRate}>
          {hourlyRate === null ? null : <PlainPrice cents={hourlyRate} type="hourly" />}
        </Fact>
        <Fact name={PROFILE_LABELS.specialties}>{profile.specialties.join(", ")}</Fact>
        <Fact name={PROFILE_LABELS.availability}>{availabilityText(profile.availability)}</Fact>
      </dl>
    </section>
  );
}

function WorkFigures({ profile }: { profile: Profile }) {
  const { rating, reviewCount, activeServices, bookings, response, createdAt } = profile;
  const { received, answered } = response;
  return (
    <>
      <StatGrid columns={4}>
        <Stat
          to={paths.reviewsOf({ tab: "received" })}
          name="Average rating"
          value={reviewCount === 0 ? "New" : <Num of={rating} decimals={1} />}
        />
        <Stat
          to={paths.reviewsOf({ tab: "received" })}
          name={reviewCount === 1 ? "Review" : "Reviews"}
          value={<Num of={reviewCount} />}
        />
        <Stat
          to={paths.services}
          name={activeServices === 1 ? "Active service" : "Active services"}
          value={<Num of={activeServices} />}
        />
        <Stat
          to={paths.bookingsOf({ as: "professional", tab: "all" })}
          name={bookings === 1 ? "Booking" : "Bookings"}
          value={<Num of={bookings} />}
        />
      </StatGrid>
      <dl className={FACTS}>
        <Fact name="Response rate">
          {received === 0 ? (
            `No requests in the last ${RESPONSE_DAYS} days`
          ) : (
            <>
              <Num of={answered} /> of <Num of={received} />{" "}
              {received === 1 ? "request" : "requests"} answered within a day, in the last{" "}
              {RESPONSE_DAYS} days
            </>
          )}
        </Fact>
        <Fact name="Member since">
          <Month at={createdAt} />
        </Fact>
      </dl>
    </>
  );
}

function CustomerFigures({ profile }: { profile: Profile }) {
  const { bookings, reviewsWritten, savedServices, createdAt } = profile;
  return (
    <>
      <StatGrid columns={3}>
        <Stat
          to={paths.bookingsOf({ as: "customer", tab: "all" })}
          name={bookings === 1 ? "Booking" : "Bookings"}
          value={<Num of={bookings} />}
        />
        <Stat
          to={paths.reviewsOf({ tab: "given" })}
          name={reviewsWritten === 1 ? "Review given" : "Reviews given"}
          value={<Num of={reviewsWritten} />}
        />
        <Stat
          to={paths.savedServices}
          name={savedServices === 1 ? "Saved service" : "Saved services"}
          value={<Num of={savedServices} />}
        />
      </StatGrid>
      <dl className={FACTS}>
        <Fact name="Member since">
          <Month at={createdAt} />
        </Fact>
      </dl>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="wrap-anywhere">
        {children || <span className="text-soft">Not filled in</span>}
      </dd>
    </div>
  );
}

/** Who can see the value before it. */
function Visibility({ shown }: { shown: boolean }) {
  return (
    <span className="text-soft text-sm">
      {shown ? " · shown to people who are signed in" : " · hidden from others"}
    </span>
  );
}
