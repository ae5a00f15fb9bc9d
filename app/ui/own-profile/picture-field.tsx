import { type ChangeEvent, useEffect, useState } from "react";
import { type OwnProfile, PICTURE_TOO_LARGE } from "#app/domain/people/own-profile.ts";
import { PHOTO_BYTES } from "#app/domain/services/photo.ts";
import { professionalName } from "#app/domain/services/professional.ts";
import { Icon } from "../icon.tsx";
import { Nameplate } from "../nameplate.tsx";
import { shrinkPhoto } from "../own-services/shrink-photo.ts";

type PictureFieldProps = {
  profile: OwnProfile;
  pictureId: string | null;
  removesPicture: boolean;
  error?: string;
};

/** The picture: the one there is, a file for another one, and a box to have none. */
export function PictureField({ profile, pictureId, removesPicture, error }: PictureFieldProps) {
  const { picked, pick } = usePickedPicture();
  const problem = picked ? picked.problem : error;
  const described = ["picture-hint", problem && "picture-error"].filter(Boolean).join(" ");
  return (
    <div className="line gap-4">
      {picked?.preview ? (
        <img className="plate xl" src={picked.preview} width={96} height={96} alt="" />
      ) : (
        <Nameplate id={profile.id} name={professionalName(profile)} picture={pictureId} large />
      )}
      <div className="grow">
        {pictureId && (
          <>
            <input type="hidden" name="pictureId" value={pictureId} />
            <label className="tick">
              <input type="checkbox" name="removePicture" defaultChecked={removesPicture} />
              Remove this picture
            </label>
          </>
        )}
        <label className="lab" htmlFor="picture">
          {pictureId ? "Another picture" : "Choose a picture"}
        </label>
        <input
          className="in"
          type="file"
          id="picture"
          name="picture"
          accept="image/jpeg,image/png,image/webp"
          onChange={pick}
          aria-describedby={described}
          aria-invalid={problem ? true : undefined}
        />
        <p className="hint" id="picture-hint">
          JPG, PNG or WebP, less than 5MB. It is cut to a square.
        </p>
        {problem && (
          <p className="err" id="picture-error">
            <Icon name="circle-alert" />
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}

type Picked = { preview: string | null; problem: string | null };

/** The picked file, shrunk in the browser before it is sent and shown at once; one that is too large is not taken. */
function usePickedPicture() {
  const [picked, setPicked] = useState<Picked | null>(null);
  useEffect(() => {
    const preview = picked?.preview;
    return preview ? () => URL.revokeObjectURL(preview) : undefined;
  }, [picked]);
  async function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return setPicked(null);
    if (file.size > PHOTO_BYTES) {
      target.value = "";
      return setPicked({ preview: null, problem: PICTURE_TOO_LARGE });
    }
    setPicked({ preview: URL.createObjectURL(file), problem: null });
    const small = await shrinkPhoto(file);
    if (small === file || target.files?.[0] !== file) return;
    const files = new DataTransfer();
    files.items.add(new File([small], file.name, { type: small.type }));
    target.files = files.files;
  }
  return { picked, pick };
}
