import { alsoWorksText, placeText } from "#app/domain/places/regions.ts";
import type { PublicProfile } from "#app/domain/profiles/public-profile.ts";
import { responseText, USUALLY_REPLIES } from "#app/domain/profiles/response-rate.ts";
import { usuallyReplies } from "#app/domain/search/standing.ts";
import { photoPath } from "#app/links.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Avatar, LARGE_PICTURE } from "#app/ui/pictures/avatar.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { usePhotoLoading } from "#app/ui/pictures/photo-loading.ts";
import { ShowPhoto } from "#app/ui/pictures/show-photo.tsx";
import { Rating } from "#app/ui/reviews/rating.tsx";
import { Month } from "#app/ui/values/date-time.tsx";

/** Who the professional is: picture, names, rating, place and how fast they answer. */
export function ProfileHead({ professional, name }: { professional: PublicProfile; name: string }) {
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
            <span className="text-soft">{alsoWorksText(workRegions)}</span>
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
