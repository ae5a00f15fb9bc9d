import { data } from "react-router";
import { z } from "zod";
import {
  type PhotoResult,
  tryDraftPhoto,
  tryRemoveDrafts,
  type UploadedFile,
} from "#app/actions/photos/drafts.ts";
import { receivePhotoForm } from "#app/actions/photos/receive.ts";
import { isOfOtherAccount } from "#app/domain/accounts/account-field.ts";
import { UNREADABLE_FORM } from "#app/domain/failures/failure.ts";
import { firstValues } from "#app/domain/forms/first-values.ts";
import { idSchema } from "#app/domain/id.ts";
import { NO_PHOTO, type PhotoAnswer } from "#app/domain/services/photo.ts";
import { jsonError, otherPersonJson } from "#app/http/responses/json-response.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import type { Route } from "./+types/photos.ts";

const respond = (body: PhotoAnswer, status: number) => Response.json(body, { status });

const formSchema = z.union([z.object({ remove: idSchema }), z.object({ draft: idSchema })]);

/** The address takes posts only. */
export function loader() {
  throw data(null, { status: 404 });
}

/**
 * Stores one photo of a form, which the browser's script sends as soon as it is picked, and returns its id; or removes
 * one. Only a professional's own drafts can be changed here.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const user = signedIn(context);
  if (user.role !== "professional") return jsonError(403, "Only professionals can add photos.");
  // The file is stored after the whole form is read and its fields are valid.
  const files: UploadedFile[] = [];
  const collect = async (file: UploadedFile): Promise<PhotoResult> => {
    files.push(file);
    return { ok: true, id: "", width: 0, height: 0 };
  };
  const form = await receivePhotoForm(request, collect);
  if (!form.ok) return jsonError(form.status, UNREADABLE_FORM);
  if (isOfOtherAccount(form.fields, user.id)) return otherPersonJson(409);
  const fields = formSchema.safeParse(firstValues(form.fields));
  if (!fields.success) return jsonError(400, "Invalid ID format");
  if ("remove" in fields.data) {
    const { remove } = fields.data;
    await tryRemoveDrafts(context, user.id, [remove]);
    return respond({ id: remove }, 200);
  }
  const [file] = files;
  if (!file) return jsonError(form.refusals[0]?.status ?? 400, form.refusals[0]?.error ?? NO_PHOTO);
  const draft = { ownerId: user.id, draftId: fields.data.draft };
  const photo = await tryDraftPhoto(context, draft, file);
  return photo.ok ? respond({ id: photo.id }, 201) : jsonError(photo.status, photo.error);
}
