import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { deletePhotos, readPhotos, writePhotos } from "#app/device/draft-photos.ts";
import type { DraftOf } from "#app/device/drafts.ts";
import { shrinkPhoto } from "#app/device/shrink-photo.ts";
import { PICTURE_TOO_LARGE } from "#app/domain/profiles/profile.ts";
import { ONLY_IMAGES, PHOTO_BYTES } from "#app/domain/services/photo.ts";
import { useLeaveWarning } from "#app/ui/forms/use-leave-warning.ts";

type Chosen = { preview: string | null; problem: string | null };

/**
 * The chosen file of a profile: previewed at once, shrunk in the browser before it is sent, and kept on the device until the
 * server has accepted the form (decision 117). One that is still too large is refused, and `problem` says so.
 */
export function useChosenPicture({ person, subject }: DraftOf) {
  const field = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<Chosen | null>(null);
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const [isUnkept, setUnkept] = useState(false);
  useLeaveWarning(isUnkept);
  useEffect(() => {
    const preview = picture?.preview;
    return preview ? () => URL.revokeObjectURL(preview) : undefined;
  }, [picture]);
  useEffect(() => {
    let isCurrent = true;
    const restore = (savedAt: number, blob: Blob | null | undefined) => {
      const input = field.current;
      // A picture that was chosen meanwhile is newer.
      if (!isCurrent || !blob || !input || input.files?.length !== 0) return;
      setFile(input, blob);
      setPicture({ preview: URL.createObjectURL(blob), problem: null });
      setKeptAt(savedAt);
    };
    readPhotos({ person, subject }).then(
      (keptPicture) => keptPicture && restore(keptPicture.savedAt, keptPicture.photos[0]?.blob),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [person, subject]);
  const keep = (blob: Blob | null) => {
    const photos = blob ? [{ id: "picture", alt: "", storedAt: null, blob }] : [];
    const keptPicture = { savedAt: Date.now(), photos, removed: [] };
    const of = { person, subject };
    (blob ? writePhotos(of, keptPicture) : deletePhotos(of)).then(
      () => setUnkept(false),
      () => setUnkept(blob !== null),
    );
  };
  async function take(input: HTMLInputElement) {
    const file = input.files?.[0];
    setKeptAt(null);
    if (!file) {
      keep(null);
      return setPicture(null);
    }
    setPicture({ preview: URL.createObjectURL(file), problem: null });
    const small = await shrinkPhoto(file);
    if (input.files?.[0] !== file) return;
    const problem = file.type.startsWith("image/")
      ? small.size > PHOTO_BYTES && PICTURE_TOO_LARGE
      : ONLY_IMAGES;
    if (problem) {
      input.value = "";
      keep(null);
      return setPicture({ preview: null, problem });
    }
    if (small !== file) setFile(input, small);
    keep(small);
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => void take(target);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a file chosen before hydration
  useEffect(() => {
    if (field.current?.files?.length) void take(field.current);
  }, []);
  const discard = () => {
    if (field.current) field.current.value = "";
    setPicture(null);
    setKeptAt(null);
    keep(null);
  };
  return { field, chosen: picture, choose, keptAt, discard };
}
export type ChosenPicture = ReturnType<typeof useChosenPicture>;

function setFile(input: HTMLInputElement, blob: Blob) {
  const name = blob instanceof File ? blob.name : (input.files?.[0]?.name ?? "picture");
  const files = new DataTransfer();
  files.items.add(new File([blob], name, { type: blob.type }));
  input.files = files.files;
}
