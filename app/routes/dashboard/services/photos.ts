import { data } from "react-router";
import { z } from "zod";
import { type StoredPhoto, tryDraftPhoto, type UploadedFile } from "#app/actions/photos/drafts.ts";
import { receivePhotoForm } from "#app/actions/photos/receive.ts";
import { databaseContext } from "#app/context.ts";
import { UNREADABLE_FORM } from "#app/domain/failure.ts";
import { idSchema } from "#app/domain/id.ts";
import { NO_PHOTO, type PhotoAnswer } from "#app/domain/services/photo.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { removeDraftPhotos } from "#db/services/photos.ts";
import type { Route } from "./+types/photos.ts";

const answer = (body: PhotoAnswer, status: number) => Response.json(body, { status });
const refuse = (error: string, status: number) => answer({ error }, status);

const orderSchema = z.union([z.object({ remove: idSchema }), z.object({ draft: idSchema })]);

/** There is nothing to see here. */
export function loader() {
  throw data(null, { status: 404 });
}

/**
 * One photo of a form, sent by the browser's scripts as it is picked, and answered with its id; or one that is not
 * wanted any more. Only a professional's own drafts can be touched here.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const user = signedIn(context);
  if (user.role !== "professional") return refuse("Only professionals can add photos.", 403);
  // The file comes last, but nothing can be stored before the whole form is known.
  const files: UploadedFile[] = [];
  const take = async (file: UploadedFile): Promise<StoredPhoto> => {
    files.push(file);
    return { ok: true, id: "", width: 0, height: 0 };
  };
  const form = await receivePhotoForm(request, take);
  if (!form.ok) return refuse(UNREADABLE_FORM, form.status);
  const order = orderSchema.safeParse(Object.fromEntries(form.fields));
  if (!order.success) return refuse("Invalid ID format", 400);
  if ("remove" in order.data) {
    const { remove } = order.data;
    await tryDatabase(removeDraftPhotos(context.get(databaseContext), user.id, [remove]));
    return answer({ id: remove }, 200);
  }
  const [file] = files;
  if (!file) return refuse(form.refusals[0]?.error ?? NO_PHOTO, form.refusals[0]?.status ?? 400);
  const draft = { ownerId: user.id, draftId: order.data.draft };
  const kept = await tryDraftPhoto(context, draft, file);
  return kept.ok ? answer({ id: kept.id }, 201) : refuse(kept.error, kept.status);
}
