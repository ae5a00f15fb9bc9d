import { JOB_LABELS } from "#app/domain/jobs/form.ts";
import { altField, MOST_PHOTOS, type ShownPhoto } from "#app/domain/services/photo.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError, Hint, Input, Label, TextField } from "#app/ui/forms/field.tsx";
import { SmallPhoto } from "#app/ui/pictures/photo.tsx";

type JobPhotosProps = {
  photos: readonly ShownPhoto[];
  errors: Record<string, string>;
  /** Whether a photo was removed just now: its field takes the focus that the button had. */
  isRemoved: boolean;
};

/** The photos of a job: `islands/job-photos` sends them as soon as they are chosen, without it they go with the form. */
export function JobPhotos({ photos, errors, isRemoved }: JobPhotosProps) {
  const error = errors.images;
  return (
    <div className="stack-4" data-photos="">
      {photos.length > 0 && (
        <ol className="grid gap-3">
          {photos.map(({ id, alt, name }, i) => (
            <li key={id} className="flex flex-wrap items-center gap-3">
              <input type="hidden" name="photo" value={id} />
              <div className="relative h-20 w-28 overflow-hidden rounded-control">
                <SmallPhoto id={name} alt="" />
              </div>
              <div className="min-w-0 flex-1 basis-48">
                <TextField
                  id={altField(id)}
                  name={altField(id)}
                  label={`Photo ${i + 1}: what it shows (optional)`}
                  defaultValue={alt}
                  error={errors[altField(id)]}
                />
              </div>
              <Button variant="secondary" size="small" name="press" value={`remove:${id}`}>
                Remove
              </Button>
            </li>
          ))}
        </ol>
      )}
      <div>
        <Label htmlFor="images">{JOB_LABELS.images}</Label>
        <Input
          id="images"
          name="images"
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={error ? "images-hint images-error" : "images-hint"}
          aria-invalid={error ? true : undefined}
          autoFocus={isRemoved}
        />
        <Hint id="images-hint">
          Up to {MOST_PHOTOS} photos: JPG, PNG or WebP, each less than 5MB.
        </Hint>
        {error && <FieldError id="images-error">{error}</FieldError>}
      </div>
      <noscript>
        <Button className="mt-3" variant="secondary" size="small" name="press" value="look">
          Upload these photos now
        </Button>
      </noscript>
    </div>
  );
}
