import { type ChangeEvent, useEffect, useRef } from "react";
import { altField, MOST_PHOTOS } from "#app/domain/services/photo.ts";
import { Icon } from "../icon.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { LABELS } from "./labels.ts";
import { PhotoTileRow } from "./photo-tile-row.tsx";
import type { PhotoTiles } from "./use-photo-tiles.ts";

type PhotoFieldProps = { photos: PhotoTiles; errors: Record<string, string> };

/** The photos of a service. Files go with the form without JavaScript, and one by one as they are picked with it. */
export function PhotoField({ photos, errors }: PhotoFieldProps) {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const { tiles, pending, said, add } = photos;
  const error = photos.problem ?? errors.images;
  const take = (box: HTMLInputElement) => {
    const files = [...(box.files ?? [])];
    // Taken up here, they must not go with the form a second time.
    box.value = "";
    if (files.length > 0) add(files);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for files picked before the scripts arrived
  useEffect(() => {
    if (input.current) take(input.current);
  }, []);
  return (
    <div className="stack">
      <div>
        <label className="lab" htmlFor="images">
          {LABELS.images}
        </label>
        <p className="hint" id="images-hint">
          Up to {MOST_PHOTOS} photos: JPG, PNG or WebP, each less than 5MB. The first one is shown
          in lists.
        </p>
      </div>
      {tiles.length > 0 && (
        <ol className="tiles">
          {tiles.map((tile, i) => (
            <PhotoTileRow
              key={tile.key}
              tile={tile}
              number={i + 1}
              last={i === tiles.length - 1}
              error={errors[altField(tile.id)]}
              hydrated={hydrated}
              photos={photos}
            />
          ))}
        </ol>
      )}
      <p role="status" className={pending > 0 ? "sm" : "vh"}>
        {pending > 0 ? `Sending photos: ${tiles.length - pending + 1} of ${tiles.length}…` : said}
      </p>
      <div>
        <input
          ref={input}
          className="in pick-files"
          type="file"
          id="images"
          name="images"
          accept="image/jpeg,image/png,image/webp"
          multiple
          aria-describedby={error ? "images-hint images-error" : "images-hint"}
          aria-invalid={error ? true : undefined}
          onChange={(event: ChangeEvent<HTMLInputElement>) => take(event.target)}
        />
        {error && (
          <p className="err" id="images-error" role={photos.problem ? "alert" : undefined}>
            <Icon name="circle-alert" />
            {error}
          </p>
        )}
      </div>
      {!hydrated && (
        <button className="btn alt s" name="press" value="look">
          Upload these photos now
        </button>
      )}
    </div>
  );
}
