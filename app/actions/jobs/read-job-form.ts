import type { RouterContextProvider } from "react-router";
import {
  readFormWithPhotos,
  type SubmittedForm,
} from "#app/actions/photos/read-form-with-photos.ts";
import { receivePhotoForm } from "#app/actions/photos/receive.ts";
import { userContext } from "#app/context.ts";
import { firstValues } from "#app/domain/forms/first-values.ts";
import { idOf } from "#app/domain/id.ts";
import { PHOTOS_AGAIN } from "#app/domain/jobs/form.ts";
import { pressedProposal } from "#app/domain/services/category-proposal.ts";

type Submitted = Awaited<ReturnType<typeof readFormWithPhotos>>;

/** The posted form of a job. Only somebody who is signed in can send photos with it. */
export async function readJobForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Submitted> {
  const ownerId = context.get(userContext)?.id;
  if (!ownerId) return readWithoutPhotos(request);
  const draftId = idOf(new URL(request.url).searchParams.get("draft")) ?? crypto.randomUUID();
  return readFormWithPhotos(request, context, { ownerId, draftId });
}

/** The form of a visitor. Somebody whose session ended meanwhile may still send photos, which are refused. */
async function readWithoutPhotos(request: Request): Promise<Submitted> {
  const form = await receivePhotoForm(request, notStored);
  if (!form.ok) return form;
  const values = firstValues(form.fields);
  if (form.refusals.length > 0) values.unsentPhotos = "on";
  const proposal = pressedProposal(values.press ?? "");
  const submitted: SubmittedForm = {
    saves: !proposal,
    values: { ...values, ...proposal },
    photos: [],
    errors: {},
    status: proposal ? 200 : 400,
  };
  return { ok: true, ...submitted };
}

const notStored = async () => ({ ok: false, status: 400, error: PHOTOS_AGAIN }) as const;
