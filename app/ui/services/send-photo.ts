import {
  PHOTO_NOT_STORED,
  type PhotoAnswer,
  photoAnswerSchema,
} from "#app/domain/services/photo.ts";
import { paths } from "#app/links.ts";

type Sending = {
  /** The form it is for. */
  draftId: string;
  /** Told how much has left the browser, from 0 to 100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
};

/** Sends one photo. Never rejects: no network is an answer like any other. Only XMLHttpRequest tells how far it is. */
export function sendPhoto(photo: Blob, { draftId, onProgress, signal }: Sending) {
  return new Promise<PhotoAnswer>((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () => resolve({ error: PHOTO_NOT_STORED });
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(Math.round((100 * loaded) / total));
    request.onload = () => {
      const answer = photoAnswerSchema.safeParse(parseJson(request.responseText));
      if (answer.success) resolve(answer.data);
      else fail();
    };
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener("abort", () => request.abort());
    request.open("POST", paths.servicePhotos);
    const form = new FormData();
    form.append("draft", draftId);
    form.append("images", photo, "photo");
    request.send(form);
  });
}

/** Takes back a photo that was sent but is not wanted; what is not taken back goes after a day by itself. */
export function takeBackPhoto(id: string): void {
  const form = new FormData();
  form.append("remove", id);
  fetch(paths.servicePhotos, { method: "POST", body: form }).catch(() => {});
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
