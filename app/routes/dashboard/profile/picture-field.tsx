import type { Profile } from "#app/domain/profiles/profile.ts";
import { professionalName } from "#app/domain/profiles/public-profile.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError, Hint, Tick } from "#app/ui/forms/field.tsx";
import { FilePicker } from "#app/ui/forms/file-picker.tsx";
import { Avatar } from "#app/ui/pictures/avatar.tsx";
import type { ChosenPicture } from "#app/ui/profiles/use-chosen-picture.ts";

type PictureFieldProps = {
  profile: Profile;
  picture: ChosenPicture;
  pictureId: string | null;
  pictureName: string | null;
  removesPicture: boolean;
  error?: string;
};

/** The current picture, a file field for another one, and a box to remove it. */
export function PictureField(props: PictureFieldProps) {
  const { profile, pictureId, pictureName, removesPicture, error } = props;
  const { field, chosen, choose, discard } = props.picture;
  const problem = chosen ? chosen.problem : error;
  const described = ["picture-hint", problem && "picture-error"].filter(Boolean).join(" ");
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar
        id={profile.id}
        name={professionalName(profile)}
        picture={pictureName}
        preview={chosen?.preview}
        large
      />
      <div className="min-w-0 flex-[1_1_12rem]">
        {pictureId && (
          <>
            <input type="hidden" name="pictureId" value={pictureId} />
            <Tick type="checkbox" name="removePicture" defaultChecked={removesPicture}>
              Remove this picture
            </Tick>
          </>
        )}
        <FilePicker
          ref={field}
          action={pictureId ? "Another picture" : "Choose a picture"}
          thing="it"
          id="picture"
          name="picture"
          accept="image/jpeg,image/png,image/webp"
          onChange={choose}
          aria-describedby={described}
          aria-invalid={problem ? true : undefined}
        />
        <Hint id="picture-hint">JPG, PNG or WebP, less than 5MB. We crop it to a square.</Hint>
        {problem && (
          <FieldError id="picture-error" role={chosen ? "alert" : undefined}>
            {problem}
          </FieldError>
        )}
        {chosen && (
          <Button type="button" variant="quiet" size="small" onClick={discard}>
            {chosen.problem ? "Go on without it" : "Do not use it"}
          </Button>
        )}
      </div>
    </div>
  );
}
