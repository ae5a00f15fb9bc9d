import type { OwnProfile } from "#app/domain/own-profile.ts";
import { professionalName } from "#app/domain/professional.ts";
import { Icon } from "../icon.tsx";
import { Nameplate } from "../nameplate.tsx";

type PictureFieldProps = {
  profile: OwnProfile;
  pictureId: string | null;
  removesPicture: boolean;
  error?: string;
};

/** The picture: the one there is, a file for another one, and a box to have none. */
export function PictureField({ profile, pictureId, removesPicture, error }: PictureFieldProps) {
  const described = ["picture-hint", error && "picture-error"].filter(Boolean).join(" ");
  return (
    <div className="line gap-4">
      <Nameplate id={profile.id} name={professionalName(profile)} picture={pictureId} large />
      <div className="grow">
        {pictureId && <input type="hidden" name="pictureId" value={pictureId} />}
        {pictureId && (
          <label className="tick">
            <input type="checkbox" name="removePicture" defaultChecked={removesPicture} />
            Remove this picture
          </label>
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
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
        />
        <p className="hint" id="picture-hint">
          JPG, PNG or WebP, less than 5MB. It is cut to a square.
        </p>
        {error && (
          <p className="err" id="picture-error">
            <Icon name="circle-alert" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
