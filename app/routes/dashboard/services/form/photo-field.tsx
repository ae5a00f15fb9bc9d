import { type ChangeEvent, useEffect, useRef } from "react";
import { SERVICE_LABELS } from "#app/domain/services/form.ts";
import { altField, MOST_PHOTOS } from "#app/domain/services/photo.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError, Hint, Label } from "#app/ui/forms/field.tsx";
import { FilePicker } from "#app/ui/forms/file-picker.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { PhotoTileRow } from "./photo-tile-row.tsx";
import { usePhotoDragging } from "./use-photo-dragging.ts";
import type { PhotoTiles } from "./use-photo-tiles.ts";

type PhotoFieldProps = { photos: PhotoTiles; errors: Record<string, string> };

/** The photos of a service. With JavaScript each file is sent as soon as it is chosen, without it with the form. */
export function PhotoField({ photos, errors }: PhotoFieldProps) {
  const hydrated = useHydrated();
  const fileInput = useRef<HTMLInputElement>(null);
  const { tiles, pending, announcement, add } = photos;
  const error = photos.problem ?? errors.images;
  const addFrom = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    // The files must not be sent with the form a second time.
    input.value = "";
    if (files.length > 0) add(files);
  };
  const { list, dragged, grip } = usePhotoDragging(photos);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for files chosen before hydration
  useEffect(() => {
    if (fileInput.current) addFrom(fileInput.current);
  }, []);
  return (
    <div className="stack-4">
      <div>
        <Label htmlFor="images" marked>
          {SERVICE_LABELS.images}
        </Label>
        <Hint id="images-hint">
          One to {MOST_PHOTOS} photos: JPG, PNG or WebP, each less than 5MB. The first one is shown
          in lists.
        </Hint>
      </div>
      {tiles.length > 0 && (
        <ol className="grid gap-3" ref={list}>
          {tiles.map((tile, i) => (
            <PhotoTileRow
              key={tile.key}
              tile={tile}
              number={i + 1}
              last={i === tiles.length - 1}
              error={errors[altField(tile.id)]}
              hydrated={hydrated}
              photos={photos}
              isDragged={dragged === tile.key}
              grip={grip(tile)}
            />
          ))}
        </ol>
      )}
      <p role="status" className={pending > 0 ? "text-sm" : "sr-only"}>
        {pending > 0
          ? `Sending photos: ${tiles.length - pending + 1} of ${tiles.length}…`
          : announcement}
      </p>
      <div>
        <FilePicker
          ref={fileInput}
          action={tiles.length > 0 ? "Add photos" : "Choose photos"}
          thing="photos"
          id="images"
          name="images"
          accept="image/jpeg,image/png,image/webp"
          multiple
          aria-describedby={error ? "images-hint images-error" : "images-hint"}
          aria-invalid={error ? true : undefined}
          onChange={(event: ChangeEvent<HTMLInputElement>) => addFrom(event.target)}
        />
        {error && (
          <FieldError id="images-error" role={photos.problem ? "alert" : undefined}>
            {error}
          </FieldError>
        )}
      </div>
      {!hydrated && (
        <Button variant="secondary" size="small" name="press" value="look">
          Upload these photos now
        </Button>
      )}
    </div>
  );
}
