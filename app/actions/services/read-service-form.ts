import type { RouterContextProvider } from "react-router";
import { tryDraftPhoto } from "#app/actions/photos/drafts.ts";
import { receivePhotoForm } from "#app/actions/photos/receive.ts";
import { databaseContext } from "#app/context.ts";
import {
  arrange,
  type FormPhoto,
  listedPhotos,
  MOST_PHOTOS,
  type PhotoMove,
  TOO_MANY_PHOTOS,
} from "#app/domain/services/photo.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { removeDraftPhotos } from "#db/services/photos.ts";

export type ServicePost = {
  /** False when a button asked for another list of photos or other subcategories. */
  saves: boolean;
  /** The first field of each name, as typed. */
  values: Record<string, string>;
  photos: FormPhoto[];
  /** Why files sent with the form were not taken; beside the photos. */
  errors: Record<string, string>;
  status: number;
};

/**
 * What a service form sent: its fields, and its photos after the files that came with it were stored as drafts and
 * whichever button was pressed had its effect on the list. Only a body that is no form has no answer but a status.
 */
export async function readServicePost(
  request: Request,
  context: Readonly<RouterContextProvider>,
  draft: { ownerId: string; draftId: string },
): Promise<({ ok: true } & ServicePost) | { ok: false; status: 400 | 413 | 415 }> {
  const form = await receivePhotoForm(request, (file) => tryDraftPhoto(context, draft, file));
  if (!form.ok) return form;
  const values: Record<string, string> = {};
  for (const [name, value] of form.fields) {
    if (!Object.hasOwn(values, name)) values[name] = value;
  }
  const drop = (ids: string[]) =>
    tryDatabase(removeDraftPhotos(context.get(databaseContext), draft.ownerId, ids));
  const listed = listedPhotos(form.fields);
  const room = Math.max(0, MOST_PHOTOS - listed.length);
  const excess = form.stored.slice(room);
  if (excess.length > 0) await drop(excess);
  const photos = [...listed, ...form.stored.slice(0, room).map((id) => ({ id, alt: "" }))];
  const refusal =
    excess.length > 0 ? { status: 400, error: TOO_MANY_PHOTOS } : (form.refusals[0] ?? null);
  const { saves, move } = pressed(values.press);
  if (move?.kind === "remove") await drop([move.id]);
  return {
    ok: true,
    saves,
    values,
    photos: move ? arrange(photos, move.kind, move.id) : photos,
    errors: refusal ? { images: refusal.error } : {},
    status: refusal?.status ?? 400,
  };
}

/** What the value of a pressed button means: "earlier:{id}", "remove:{id}", "look", or to save. */
function pressed(press = "save"): { saves: boolean; move?: { kind: PhotoMove; id: string } } {
  const [kind = "", id = ""] = press.split(":");
  if (kind === "remove" || kind === "earlier" || kind === "later") {
    return { saves: false, move: { kind, id } };
  }
  return { saves: kind !== "look" };
}
