import type { UploadedFile } from "#app/actions/photos/drafts.ts";
import { requireOwnForm } from "#app/actions/photos/own-form.ts";
import { receivePhotoForm } from "#app/actions/photos/receive.ts";
import { tryAddLicence } from "#app/actions/profiles/add-licence.ts";
import { removeOwnLicence } from "#app/actions/profiles/remove-licence.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { UNREADABLE_FORM } from "#app/domain/failures/failure.ts";
import { fieldErrors } from "#app/domain/forms/field-errors.ts";
import { firstValues } from "#app/domain/forms/first-values.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { isId } from "#app/domain/id.ts";
import { licenceSchema } from "#app/domain/licences/licence-form.ts";
import { LICENCE_NOT_SAVED, LICENCES_NOT_LOADED, NO_PAPER } from "#app/domain/licences/licences.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { UNTOUCHED } from "#app/ui/forms/form-state.ts";
import { privateMeta } from "#app/ui/pages/head.ts";
import { BecomeProfessional } from "#app/ui/services/become-professional.tsx";
import { readOwnLicences } from "#db/profiles/licences.ts";
import type { Route } from "./+types/licences.ts";
import { LicencesPage } from "./licences-page.tsx";
import { RemoveLicence } from "./remove-licence.tsx";

export const meta: Route.MetaFunction = () => privateMeta("Licences");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id: userId, role } = signedIn(context);
  const today = dayOf(context.get(clockContext)());
  const page = {
    today,
    newId: crypto.randomUUID(),
    licences: null,
    isProfessional: true,
    asked: null,
  };
  if (role !== "professional") return refuse(403, { ...page, isProfessional: false });
  const read = await tryDatabase(readOwnLicences(context.get(databaseContext), userId));
  if (!read.ok) return refuse(503, page);
  const licences = read.value;
  const asked = licences.find(({ id }) => id === url.searchParams.get("remove")) ?? null;
  return { ...page, licences, asked };
}

export async function action({ request, context }: Route.ActionArgs) {
  if (signedIn(context).role !== "professional") return refuse<FormState>(403, UNTOUCHED);
  let file: UploadedFile | null = null;
  // Nothing is stored before every field is right, so that a refused form leaves no photo behind.
  const form = await receivePhotoForm(request, async (received) => {
    file = received;
    return { ok: true, id: "", width: 0, height: 0 };
  });
  if (!form.ok) return refuse(form.status, { ...UNTOUCHED, problem: UNREADABLE_FORM });
  await requireOwnForm(request, context, { fields: form.fields, stored: [] });
  const values = firstValues(form.fields);
  const { remove, id = "" } = values;
  if (remove !== undefined) return removeOwn(request, context, remove);
  const parsed = licenceSchema(dayOf(context.get(clockContext)())).safeParse(values);
  const errors = fieldErrors(parsed.error);
  if (!file) errors.paper = form.refusals[0]?.error ?? NO_PAPER;
  if (!parsed.success || !file) return refuse(400, { values, errors, problem: null });
  const licence = { id: isId(id) ? id : crypto.randomUUID(), fields: parsed.data, file };
  const outcome = await tryAddLicence(context, licence);
  if (!outcome.ok) {
    const { status, ...refusal } = outcome;
    const shown = status === 409 ? { ...values, id: crypto.randomUUID() } : values;
    return refuse(status, { values: shown, ...refusal });
  }
  return seeOther(paths.licences, { request, notice: "licence-added" });
}

async function removeOwn(request: Request, context: Route.ActionArgs["context"], id: string) {
  const outcome = await tryDatabase(removeOwnLicence(context, id));
  if (!outcome.ok) return refuse(503, { values: {}, errors: {}, problem: LICENCE_NOT_SAVED });
  return seeOther(paths.licences, { request, notice: "licence-removed" });
}

export default function Licences({ loaderData, actionData }: Route.ComponentProps) {
  const { today, newId, licences, isProfessional, asked } = loaderData;
  if (!isProfessional) return <BecomeProfessional />;
  if (!licences) {
    return (
      <DashboardPage title="Licences">
        <Failure title={LICENCES_NOT_LOADED} again={paths.licences} />
      </DashboardPage>
    );
  }
  const form = actionData ?? UNTOUCHED;
  if (asked) return <RemoveLicence licence={asked} today={today} problem={form.problem} />;
  return <LicencesPage licences={licences} today={today} newId={newId} {...form} />;
}
