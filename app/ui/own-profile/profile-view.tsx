import type { ReactNode } from "react";
import { Link } from "react-router";
import { availabilityText } from "#app/domain/bookings/availability.ts";
import { responseBand } from "#app/domain/messages/response-rate.ts";
import type { OwnProfile } from "#app/domain/people/own-profile.ts";
import { PROFILE_LABELS } from "#app/domain/people/profile-differences.ts";
import { phoneText } from "#app/domain/phone.ts";
import { placeText } from "#app/domain/places.ts";
import { professionalName } from "#app/domain/services/professional.ts";
import { professionalHref } from "../links.ts";
import { LongText } from "../long-text.tsx";
import { Nameplate } from "../nameplate.tsx";
import { Num } from "../number.tsx";
import { PlainPrice } from "../price.tsx";
import { Month } from "../when.tsx";

/** One's own profile as it is stored, with its figures. */
export function ProfileView({ profile }: { profile: OwnProfile }) {
  const isPro = profile.role === "professional";
  const name = isPro ? professionalName(profile) : `${profile.firstName} ${profile.lastName}`;
  return (
    <div className="stack own-profile">
      <div className="line gap-4">
        <Nameplate id={profile.id} name={name} picture={profile.profilePicture} large />
        <div className="grow">
          <p className="who">
            <b>{name}</b>
          </p>
          <p className="soft">{isPro ? "Professional" : "Customer"}</p>
          {isPro && profile.visibility !== "private" && (
            <p>
              <a href={professionalHref(profile.id)}>See your public profile</a>
            </p>
          )}
        </div>
      </div>
      {isPro ? <WorkFigures profile={profile} /> : <CustomerFigures profile={profile} />}
      <section>
        <h2>Personal information</h2>
        <dl className="facts">
          <Fact name="Name">{`${profile.firstName} ${profile.lastName}`}</Fact>
          <Fact name="E-mail">
            {profile.email}
            <Seen by={profile.showEmail} />
          </Fact>
          <Fact name={PROFILE_LABELS.phone}>
            {profile.phone && (
              <>
                {phoneText(profile.phone)}
                <Seen by={profile.showPhone} />
              </>
            )}
          </Fact>
          <Fact name={PROFILE_LABELS.dateOfBirth}>
            {profile.dateOfBirth && "Kept private. You are 18 or older."}
          </Fact>
        </dl>
        <dl className="facts one">
          <Fact name={PROFILE_LABELS.bio}>{profile.bio && <LongText text={profile.bio} />}</Fact>
        </dl>
      </section>
      {isPro && <Work profile={profile} />}
      <section>
        <h2>Location</h2>
        <dl className="facts">
          <Fact name={PROFILE_LABELS.city}>
            {profile.city && placeText(profile.city, profile.region)}
          </Fact>
          <Fact name={PROFILE_LABELS.region}>{profile.region}</Fact>
          <Fact name={PROFILE_LABELS.zipCode}>{profile.zipCode}</Fact>
        </dl>
      </section>
    </div>
  );
}

function Work({ profile }: { profile: OwnProfile }) {
  const { yearsOfExperience: years, hourlyRate, website } = profile;
  return (
    <section>
      <h2>Your work</h2>
      <dl className="facts">
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

function WorkFigures({ profile }: { profile: OwnProfile }) {
  const { rating, reviewCount, activeServices, bookings, response, createdAt } = profile;
  const band = responseBand(response);
  return (
    <>
      <div className="stats">
        <Figure to="/dashboard/reviews" words="Average rating">
          {reviewCount === 0 ? "New" : <Num of={rating} decimals={1} />}
        </Figure>
        <Figure to="/dashboard/reviews" words={reviewCount === 1 ? "Review" : "Reviews"}>
          <Num of={reviewCount} />
        </Figure>
        <Figure to="/dashboard/services" words="Active services">
          <Num of={activeServices} />
        </Figure>
        <Figure to="/dashboard/bookings" words="Bookings">
          <Num of={bookings} />
        </Figure>
      </div>
      <dl className="facts">
        <Fact name="Response rate">
          {band ? `Answered within 24 hours: ${band}` : "New on Kayap"}
        </Fact>
        <Fact name="Member since">
          <Month at={createdAt} />
        </Fact>
      </dl>
    </>
  );
}

function CustomerFigures({ profile }: { profile: OwnProfile }) {
  return (
    <>
      <div className="stats three">
        <Figure to="/dashboard/bookings" words="Bookings">
          <Num of={profile.bookings} />
        </Figure>
        <Figure to="/dashboard/reviews" words="Reviews given">
          <Num of={profile.reviewsGiven} />
        </Figure>
        <Figure to="/dashboard/saved" words="Saved services">
          <Num of={profile.saved} />
        </Figure>
      </div>
      <dl className="facts">
        <Fact name="Member since">
          <Month at={profile.createdAt} />
        </Fact>
      </dl>
    </>
  );
}

function Figure({ to, words, children }: { to: string; words: string; children: ReactNode }) {
  return (
    <Link to={to}>
      <b>{children}</b> <span>{words}</span>
    </Link>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || <span className="soft">Not given</span>}</dd>
    </div>
  );
}

/** Who sees what stands before this. */
function Seen({ by }: { by: boolean }) {
  return (
    <span className="soft sm">
      {by ? " · shown to people who are signed in" : " · hidden from others"}
    </span>
  );
}
