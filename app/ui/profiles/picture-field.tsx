import { type ChangeEvent, useEffect, useState } from "react";
import { PICTURE_TOO_LARGE, type Profile } from "#app/domain/profiles/profile.ts";
import { professionalName } from "#app/domain/profiles/public-profile.ts";
import { PHOTO_BYTES } from "#app/domain/services/photo.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { FieldError, Hint, Input, Label, Tick } from "#app/ui/field.tsx";
import { shrinkPhoto } from "#app/ui/services/shrink-photo.ts";

type PictureFieldProps = {
  profile: Profile;
  pictureId: string | null;
  removesPicture: boolean;
  error?: string;
};

/** The current picture, a file field for another one, and a box to remove it. */
export function PictureField({ profile, pictureId, removesPicture, error }: PictureFieldProps) {
  const { chosen, choose } = useChosenPicture();
  const problem = chosen ? chosen.problem : error;
  const described = ["picture-hint", problem && "picture-error"].filter(Boolean).join(" ");
  return (
    <div className="flex flex-wrap items-center gap-4">
      {chosen?.preview ? (
        <img
          className="size-24 flex-none rounded-control object-cover"
          src={chosen.preview}
          width={96}
          height={96}
          alt=""
        />
      ) : (
        <Avatar id={profile.id} name={professionalName(profile)} picture={pictureId} large />
      )}
      <div className="min-w-0 flex-1">
        {pictureId && (
          <>
            <input type="hidden" name="pictureId" value={pictureId} />
            <Tick>
              <input type="checkbox" name="removePicture" defaultChecked={removesPicture} />
              Remove this picture
            </Tick>
          </>
        )}
        <Label htmlFor="picture">{pictureId ? "Another picture" : "Choose a picture"}</Label>
        <Input
          type="file"
          id="picture"
          name="picture"
          accept="image/jpeg,image/png,image/webp"
          onChange={choose}
          aria-describedby={described}
          aria-invalid={problem ? true : undefined}
        />
        <Hint id="picture-hint">JPG, PNG or WebP, less than 5MB. It is cut to a square.</Hint>
        {problem && <FieldError id="picture-error">{problem}</FieldError>}
      </div>
    </div>
  );
}

type ChosenPicture = { preview: string | null; problem: string | null };

/** The chosen file: previewed at once and shrunk in the browser before it is sent; one that is too large is refused. */
function useChosenPicture() {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  useEffect(() => {
    const preview = chosen?.preview;
    return preview ? () => URL.revokeObjectURL(preview) : undefined;
  }, [chosen]);
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return setChosen(null);
    if (file.size > PHOTO_BYTES) {
      target.value = "";
      return setChosen({ preview: null, problem: PICTURE_TOO_LARGE });
    }
    setChosen({ preview: URL.createObjectURL(file), problem: null });
    const small = await shrinkPhoto(file);
    if (small === file || target.files?.[0] !== file) return;
    const files = new DataTransfer();
    files.items.add(new File([small], file.name, { type: small.type }));
    target.files = files.files;
  }
  return { chosen, choose };
}
