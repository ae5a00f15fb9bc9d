import { type FileUpload, MultipartParseError, parseFormData } from "@remix-run/form-data-parser";
import { MOST_PHOTOS, PHOTO_TOO_LARGE, TOO_MANY_PHOTOS } from "#app/domain/services/photo.ts";
import { MOST_BYTES, MOST_FIELDS } from "#app/http/forms/read-form.ts";
import { cappedMultipart } from "./capped-body.ts";
import type { PhotoResult, UploadedFile } from "./drafts.ts";

const MOST_BYTES_WITH_PHOTOS = 30_000_000;

type ReceivedForm =
  | {
      ok: true;
      /** Every text field in the order sent. */
      fields: [string, string][];
      /** The photos that were stored, in the order sent, each once. */
      stored: string[];
      /** Why the others were refused. */
      refusals: Extract<PhotoResult, { ok: false }>[];
    }
  | { ok: false; status: 400 | 413 | 415 };

/**
 * Reads a form with files and passes each file to `store` as it arrives, one after the other. Too many, too large or
 * unreadable files are refused on their own; only a body that is not such a form is refused as a whole.
 */
export async function receivePhotoForm(
  request: Request,
  store: (file: UploadedFile) => Promise<PhotoResult>,
): Promise<ReceivedForm> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  const multipart = type === "multipart/form-data";
  if (!multipart && type !== "application/x-www-form-urlencoded") return { ok: false, status: 415 };
  const limit = multipart ? 2 * MOST_BYTES_WITH_PHOTOS : MOST_BYTES;
  const input = multipart
    ? cappedMultipart(request, MOST_BYTES_WITH_PHOTOS)
    : { request, wasCut: () => false };
  const stored: string[] = [];
  const refusals: Extract<PhotoResult, { ok: false }>[] = [];
  let failure: unknown;
  const handleFile = async (file: FileUpload): Promise<void> => {
    // An empty file field arrives as a file without name and bytes.
    if (file.size === 0 && file.name === "") return;
    const result = await storeFile(file).catch((error) => {
      failure = error;
      throw error;
    });
    if (!result.ok) refusals.push(result);
    else if (!stored.includes(result.id)) stored.push(result.id);
  };
  const storeFile = async (file: FileUpload): Promise<PhotoResult> => {
    if (input.wasCut()) return { ok: false, status: 413, error: PHOTO_TOO_LARGE };
    if (stored.length >= MOST_PHOTOS) return { ok: false, status: 400, error: TOO_MANY_PHOTOS };
    return store({ bytes: await file.arrayBuffer(), type: file.type });
  };
  try {
    const form = await parseFormData(
      input.request,
      { maxFiles: MOST_FIELDS, maxFileSize: limit, maxTotalSize: limit, maxParts: MOST_FIELDS },
      handleFile,
    );
    const fields = [...form].flatMap(([name, value]): [string, string][] =>
      typeof value === "string" ? [[name, value]] : [],
    );
    const text = fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
    if (text > MOST_BYTES) return { ok: false, status: 413 };
    return { ok: true, fields, stored, refusals };
  } catch (error) {
    if (failure) throw failure;
    // Any other error comes from the body.
    return { ok: false, status: error instanceof MultipartParseError ? 413 : 400 };
  }
}
