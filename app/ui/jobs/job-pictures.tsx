import { photoSources, SmallPhoto } from "#app/ui/pictures/photo.tsx";
import { useLessData } from "#app/ui/pictures/photo-loading.ts";

/** The photos of a job, each as a link to its large size; with less data the links alone. */
export function JobPictures({ photos }: { photos: readonly { id: string; alt: string }[] }) {
  const lessData = useLessData();
  if (photos.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map(({ id, alt }, i) => {
        const name = alt || `Photo ${i + 1}`;
        return (
          <li key={id}>
            {lessData ? (
              <a className="flex min-h-11 items-center" href={photoSources(id).medium}>
                Show {name}
              </a>
            ) : (
              <a
                className="relative block h-24 w-32 overflow-hidden rounded-control bg-sunken"
                href={photoSources(id).medium}
              >
                <SmallPhoto id={id} alt={name} />
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
