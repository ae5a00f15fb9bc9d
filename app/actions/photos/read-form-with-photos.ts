import type { RouterContextProvider } from "react-router";
import { firstValues } from "#app/domain/forms/first-values.ts";
import { pressedProposal } from "#app/domain/services/category-proposal.ts";
import {
  arrange,
  type FormPhoto,
  listedPhotos,
  MOST_PHOTOS,
  type PhotoMove,
  TOO_MANY_PHOTOS,
} from "#app/domain/services/photo.ts";
import { tryDraftPhoto, tryRemoveDrafts } from "./drafts.ts";
import { requireOwnForm } from "./own-form.ts";
import { receivePhotoForm } from "./receive.ts";

export type SubmittedForm = {
  /** False when the pressed button only changes the list of photos, shows subcategories or takes a proposal. */
  saves: boolean;
  /** The first field of each name, unparsed. */
  values: Record<string, string>;
  photos: FormPhoto[];
  /** Why files of the form were refused, shown with the photos. */
  errors: Record<string, string>;
  /** The status of the response that shows the form again. */
  status: number;
};

/**
 * The fields of a form with photos, after its files are stored as drafts and the pressed button has changed
 * the list. Only a body that is not a form is refused as a whole.
 */
export async function readFormWithPhotos(
  request: Request,
  context: Readonly<RouterContextProvider>,
  draft: { ownerId: string; draftId: string },
): Promise<({ ok: true } & SubmittedForm) | { ok: false; status: 400 | 413 | 415 }> {
  const form = await receivePhotoForm(request, (file) => tryDraftPhoto(context, draft, file));
  if (!form.ok) return form;
  await requireOwnForm(request, context, form);
  const sent = firstValues(form.fields);
  const values: Record<string, string> = { ...sent, ...pressedProposal(sent.press ?? "") };
  const removeDrafts = (ids: string[]) => tryRemoveDrafts(context, draft.ownerId, ids);
  const formPhotos = listedPhotos(form.fields);
  const room = Math.max(0, MOST_PHOTOS - formPhotos.length);
  const newIds = form.stored.filter((id) => !formPhotos.some((photo) => photo.id === id));
  const excess = newIds.slice(room);
  if (excess.length > 0) await removeDrafts(excess);
  const photos = [...formPhotos, ...newIds.slice(0, room).map((id) => ({ id, alt: "" }))];
  const refusal =
    excess.length > 0 ? { status: 400, error: TOO_MANY_PHOTOS } : (form.refusals[0] ?? null);
  const { saves, move } = buttonOf(values.press);
  if (move?.kind === "remove") await removeDrafts([move.id]);
  return {
    ok: true,
    saves,
    values,
    photos: move ? arrange(photos, move.kind, move.id) : photos,
    errors: refusal ? { images: refusal.error } : {},
    status: refusal?.status ?? (saves ? 400 : 200),
  };
}

/** The meaning of the pressed button's value: "earlier:{id}", "later:{id}", "remove:{id}", "use:{proposal}", "look", or to save. */
function buttonOf(press = "save"): { saves: boolean; move?: { kind: PhotoMove; id: string } } {
  const [kind = "", id = ""] = press.split(":");
  if (kind === "remove" || kind === "earlier" || kind === "later") {
    return { saves: false, move: { kind, id } };
  }
  return { saves: kind !== "look" && kind !== "use" };
}
