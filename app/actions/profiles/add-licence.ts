import type { RouterContextProvider } from "react-router";
import { photoRefusal, type UploadedFile } from "#app/actions/photos/drafts.ts";
import {
  clockContext,
  databaseContext,
  papersContext,
  photosContext,
  requestIdContext,
} from "#app/context.ts";
import { errorText } from "#app/domain/failures/error-text.ts";
import type { LicenceFields } from "#app/domain/licences/licence-form.ts";
import {
  LICENCE_NOT_SAVED,
  OTHER_LICENCE,
  TOO_MANY_LICENCES,
} from "#app/domain/licences/licences.ts";
import { PHOTO_NOT_STORED } from "#app/domain/services/photo.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { minutesText, secondsToWait } from "#app/http/security/limit.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { checkPhoto } from "#app/photos/formats.ts";
import { newPaperKey, storePaper } from "#app/photos/papers.ts";
import { addLicence, planPaper } from "#db/profiles/licences.ts";

const UPLOAD_LIMIT = { action: "paper", most: 30, windowMs: HOUR_MS };
/** Much longer than an upload takes: after this time a paper without a row is a leftover. */
const PLANNED_FOR_MS = HOUR_MS;

type NewLicence = { id: string; fields: LicenceFields; file: UploadedFile };
/**
 * Why a licence was not added: beside its photo, or as a whole. 409 where its form has added one with other details before;
 * it needs a new id to add another one.
 */
type AddResult =
  | { ok: true }
  | { ok: false; status: number; errors: Record<string, string>; problem: string | null };

/**
 * Adds a licence of the signed-in professional with the photo of its paper. Before the photo is stored, its key is planned to be
 * deleted; the row of the licence ends that plan, so that no photo stays without a row.
 */
export async function tryAddLicence(
  context: Readonly<RouterContextProvider>,
  licence: NewLicence,
): Promise<AddResult> {
  const result = await tryDatabase(addWithPaper(context, licence));
  return result.ok ? result.value : refusal(503, LICENCE_NOT_SAVED);
}

const refusal = (status: number, problem: string): AddResult => ({
  ok: false,
  status,
  errors: {},
  problem,
});

async function addWithPaper(
  context: Readonly<RouterContextProvider>,
  { id, fields, file }: NewLicence,
): Promise<AddResult> {
  const { id: userId } = signedIn(context);
  const db = context.get(databaseContext);
  const now = context.get(clockContext)();
  const check = checkPhoto(new Uint8Array(file.bytes));
  if (!check.ok) return besidePhoto(photoRefusal(check.reason, file.type));
  const seconds = await secondsToWait(context, UPLOAD_LIMIT, userId);
  if (seconds) {
    return refusal(
      429,
      `Too many photos uploaded. Please wait ${minutesText(seconds)} and try again.`,
    );
  }
  const paperKey = newPaperKey();
  await planPaper(db, paperKey, now + PLANNED_FOR_MS);
  const isStored = await storeOrNull(context, file.bytes, paperKey);
  if (isStored === null) return besidePhoto({ status: 503, error: PHOTO_NOT_STORED });
  if (!isStored) return besidePhoto(photoRefusal("unreadable", file.type));
  const outcome = await addLicence(db, { ...fields, id, userId, paperKey, now });
  if (outcome === "taken") return refusal(409, OTHER_LICENCE);
  return outcome === "added" ? { ok: true } : refusal(400, TOO_MANY_LICENCES);
}

const besidePhoto = ({ status, error }: { status: number; error: string }): AddResult => ({
  ok: false,
  status,
  errors: { paper: error },
  problem: null,
});

/** Whether the photo could be read and is stored; null when it could not be stored. */
async function storeOrNull(
  context: Readonly<RouterContextProvider>,
  bytes: ArrayBuffer,
  key: string,
): Promise<boolean | null> {
  try {
    const storage = {
      papers: context.get(papersContext),
      decoder: context.get(photosContext).decoder,
    };
    return await storePaper(storage, bytes, key);
  } catch (error) {
    const requestId = context.get(requestIdContext);
    console.error(
      JSON.stringify({ event: "paper-not-stored", requestId, error: errorText(error) }),
    );
    return null;
  }
}
