import type { ServicePhoto } from "#app/domain/services/service.ts";
import { Icon } from "../icon.tsx";
import { Photo, photoSources } from "../photo.tsx";

type GalleryProps = { photos: ServicePhoto[]; shown: number; title: string };

/** The photos of a service. Every control is a link to `?photo=n`; with JavaScript they turn without a new page. */
export function Gallery({ photos, shown, title }: GalleryProps) {
  const current = Math.min(Math.max(Math.trunc(shown), 1), photos.length) - 1;
  const photo = photos[current];
  if (!photo) return null;
  const hrefOf = (index: number) => `?photo=${((index + photos.length) % photos.length) + 1}`;
  return (
    <section className="gallery" aria-label={`Photos of ${title}`} data-gallery>
      <div className="art frame" data-shown>
        <Photo {...photo} sizes="(min-width: 60rem) 720px, 100vw" eager />
        {photos.length > 1 && (
          <>
            <a className="btn alt sq turn prev" href={hrefOf(current - 1)} data-prev>
              <Icon name="chevron-left" />
              <span className="vh">Previous photo</span>
            </a>
            <a className="btn alt sq turn next" href={hrefOf(current + 1)} data-next>
              <Icon name="chevron-right" />
              <span className="vh">Next photo</span>
            </a>
          </>
        )}
      </div>
      {photos.length > 1 && (
        <div className="thumbs">
          {photos.map(({ id, alt }, i) => (
            <a
              key={id}
              href={hrefOf(i)}
              aria-current={i === current ? "true" : undefined}
              aria-label={`Photo ${i + 1}`}
              data-thumb
            >
              <img
                src={photoSources(id).small}
                data-src={photoSources(id).medium}
                data-srcset={photoSources(id).srcSet}
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
