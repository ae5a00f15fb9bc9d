import type { ServicePhoto } from "#app/domain/services/service.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Photo, photoSources } from "#app/ui/pictures/photo.tsx";
import { ShowPhoto } from "#app/ui/pictures/show-photo.tsx";

type GalleryProps = { photos: ServicePhoto[]; shown: number; title: string };

/** The photos of a service. Every control is a link to `?photo=n`; with JavaScript the photo changes in place. */
export function Gallery({ photos, shown, title }: GalleryProps) {
  const current = Math.min(Math.max(Math.trunc(shown), 1), photos.length) - 1;
  const photo = photos[current];
  if (!photo) return null;
  const hrefOf = (index: number) => `?photo=${((index + photos.length) % photos.length) + 1}`;
  return (
    <section className="pt-3.5" aria-label={`Photos of ${title}`} data-gallery>
      <div
        className="relative block aspect-4/3 overflow-hidden rounded-control bg-sunken sm:aspect-16/9"
        data-shown
      >
        <Photo {...photo} sizes="(min-width: 60rem) 764px, 100vw" eager />
        {photos.length > 1 && (
          <>
            <ButtonLink
              variant="secondary"
              size="square"
              className="absolute top-1/2 left-2 z-1 -mt-6"
              href={hrefOf(current - 1)}
              data-prev
            >
              <Icon name="chevron-left" />
              <span className="sr-only">Previous photo</span>
            </ButtonLink>
            <ButtonLink
              variant="secondary"
              size="square"
              className="absolute top-1/2 right-2 z-1 -mt-6"
              href={hrefOf(current + 1)}
              data-next
            >
              <Icon name="chevron-right" />
              <span className="sr-only">Next photo</span>
            </ButtonLink>
          </>
        )}
      </div>
      {photos.length > 1 && <p className="sr-only" role="status" />}
      {photos.length > 1 && (
        <div className="-mx-1 mt-2 flex gap-2 overflow-x-auto p-1">
          {photos.map(({ id, alt }, i) => (
            <a
              key={id}
              className="flex-none overflow-hidden rounded-control border-2 border-line current:border-ink current:cut-out-gold"
              href={hrefOf(i)}
              aria-current={i === current ? "true" : undefined}
              aria-label={alt ? `Photo ${i + 1}: ${alt}` : `Photo ${i + 1}`}
              data-thumb
            >
              <img
                className="block h-15.5 w-21 object-cover"
                src={photoSources(id).small}
                alt={alt}
                width={88}
                height={66}
                loading="lazy"
              />
            </a>
          ))}
        </div>
      )}
    </section>
  );
}

/** The photos of a service with less data: a button for each, which the photo replaces when it is tapped. */
export function GalleryOnRequest({ photos, title }: Pick<GalleryProps, "photos" | "title">) {
  return (
    <section className="flex flex-wrap gap-2 pt-3.5" aria-label={`Photos of ${title}`}>
      {photos.map(({ id, alt }, i) => {
        return (
          <ShowPhoto
            key={id}
            href={photoSources(id).medium}
            className={buttonClass({ variant: "secondary", size: "small" })}
            photoClass="block w-full rounded-control"
            label={
              <>
                Show photo {i + 1} of {photos.length}
                {alt && <span className="sr-only">: {alt}</span>}
              </>
            }
          />
        );
      })}
    </section>
  );
}
