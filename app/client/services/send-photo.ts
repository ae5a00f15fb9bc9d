import { ACCOUNT_FIELD } from "#app/domain/accounts/account-field.ts";
import { readOrNull } from "#app/domain/json-reader.ts";
import { PHOTO_NOT_STORED, type PhotoAnswer, readPhotoAnswer } from "#app/domain/services/photo.ts";
import { paths } from "#app/links.ts";

type Upload = {
  /** Of whoever has the form open. */
  account: string;
  /** The form of the photo. */
  draftId: string;
  /** Called with the percentage sent, from 0 to 100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
};

const LIMIT_MS = 180_000;

/** Settled when no removal is under way: the same photo, chosen again, is stored after it. */
let removals: Promise<unknown> = Promise.resolve();

/** Sends one photo by XMLHttpRequest, which reports progress. Never rejects: a network failure is a result too. */
export async function sendPhoto(
  photo: Blob,
  { account, draftId, onProgress, signal }: Upload,
): Promise<PhotoAnswer> {
  await removals;
  return new Promise<PhotoAnswer>((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(Math.round((100 * loaded) / total));
    // However it ends; without an answer in JSON the response is null.
    request.onloadend = () =>
      resolve(readOrNull(readPhotoAnswer, request.response) ?? { error: PHOTO_NOT_STORED });
    request.responseType = "json";
    request.timeout = LIMIT_MS;
    signal.addEventListener("abort", () => request.abort());
    request.open("POST", paths.servicePhotos);
    const form = new FormData();
    form.append(ACCOUNT_FIELD, account);
    form.append("draft", draftId);
    form.append("images", photo, "photo");
    request.send(form);
  });
}

/** Deletes an uploaded draft photo; drafts that remain are deleted after a day. */
export function deleteDraftPhoto(id: string): void {
  const form = new FormData();
  form.append("remove", id);
  const removal = fetch(paths.servicePhotos, { method: "POST", body: form }).catch(() => {});
  removals = Promise.all([removals, removal]);
}
