import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { readServicePost, type ServicePost } from "#app/actions/services/read-service-form.ts";
import {
  checkedPost,
  formAnswer,
  sentState,
  unreadableForm,
} from "#app/actions/services/service-form-response.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { serviceDifferences } from "#app/domain/services/differences.ts";
import {
  SERVICE_NOT_UPDATED,
  serviceFormSchema,
  serviceFormValues,
  statusField,
} from "#app/domain/services/form.ts";
import { NO_PHOTO } from "#app/domain/services/photo.ts";
import { versionOf } from "#app/domain/version.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { pageHead } from "#app/ui/head.ts";
import { BecomeProfessional } from "#app/ui/services/become-professional.tsx";
import type { ServiceFormState } from "#app/ui/services/form-state.ts";
import { ServiceForm } from "#app/ui/services/service-form.tsx";
import {
  ServiceUnavailable,
  type UnavailableReason,
} from "#app/ui/services/service-unavailable.tsx";
import { readOwnService, updateService } from "#db/services/own-services.ts";
import type { Route } from "./+types/edit.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Edit Service | Kayap", unlisted: true });

const editSchema = serviceFormSchema.and(z.object({ status: statusField }));

/** The page in place of the form. */
const without = (reason: UnavailableReason | "customer", status: number) =>
  data({ state: null, reason }, { status });

/** Why this person has no such form, before anything is read: null when they may have one. */
function refusal(context: Readonly<RouterContextProvider>, id: string | undefined) {
  if (id === undefined) return without("unnamed", 400);
  if (signedIn(context).role !== "professional") return without("customer", 403);
  return isId(id) ? null : without("missing", 404);
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { serviceId: id = "" } = params;
  const refused = refusal(context, params.serviceId);
  if (refused) return refused;
  const { id: userId } = signedIn(context);
  const read = await tryDatabase(readOwnService(context.get(databaseContext), userId, id));
  if (!read.ok) return refuse(503, { state: null, reason: "failed" as const });
  if (!read.value) return without("missing", 404);
  const { service, photos, drafts } = read.value;
  const state: ServiceFormState = {
    ...sentState(id, { values: serviceFormValues(service), photos: [...photos, ...drafts] }),
    version: service.version,
  };
  return { state, reason: null };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { serviceId: id = "" } = params;
  const refused = refusal(context, params.serviceId);
  if (refused) return refused;
  const { id: userId } = signedIn(context);
  const db = context.get(databaseContext);
  const read = await tryDatabase(readOwnService(db, userId, id));
  if (read.ok && !read.value) return without("missing", 404);
  const post = await readServicePost(request, context, { ownerId: userId, draftId: id });
  if (!post.ok) return unreadableForm(id, post.status);
  const version = versionOf(post.values);
  const state: ServiceFormState = { ...sentState(id, post), version };
  if (!post.saves) {
    const failed = Object.keys(post.errors).length > 0;
    return formAnswer({ ...state, errors: post.errors }, failed ? post.status : 200);
  }
  const checked = checkedPost(post, editSchema);
  if (!checked.ok) return formAnswer({ ...state, errors: checked.errors }, post.status);
  if (!read.ok || !read.value) return formAnswer({ ...state, problem: SERVICE_NOT_UPDATED }, 503);
  const { status, ...fields } = checked.fields;
  const now = context.get(clockContext)();
  const { owner } = read.value;
  const write = { id, userId, fields, photos: post.photos, owner, status, version, now };
  const saved = await tryDatabase(updateService(db, write));
  if (!saved.ok) return formAnswer({ ...state, problem: SERVICE_NOT_UPDATED }, 503);
  return saved.value ? updated(request) : refusedUpdate(request, context, state, post);
}

function updated(request: Request) {
  const headers = { "Set-Cookie": noticeCookie(request, "service-updated") };
  return redirect(paths.services, { status: 303, headers });
}

/**
 * Why a correct form changed nothing: the service is gone, was changed elsewhere, or none of the photos is there. Where
 * everything stands as it was sent it was saved after all, and only the answer was lost.
 */
async function refusedUpdate(
  request: Request,
  context: Readonly<RouterContextProvider>,
  state: ServiceFormState,
  post: ServicePost,
) {
  const { id: userId } = signedIn(context);
  const read = await tryDatabase(readOwnService(context.get(databaseContext), userId, state.id));
  if (!read.ok) return formAnswer({ ...state, problem: SERVICE_NOT_UPDATED }, 503);
  if (!read.value) return without("missing", 404);
  const { service, photos, drafts } = read.value;
  if (service.version === state.version) {
    return formAnswer({ ...state, photos: [], errors: { images: NO_PHOTO } }, 400);
  }
  const differences = serviceDifferences(serviceFormValues(service), post.values);
  const kinds = [photos, post.photos].map((list) =>
    list.map(({ id, alt }) => `${id} ${alt}`).join(),
  );
  if (differences.length === 0 && kinds[0] === kinds[1]) return updated(request);
  const there = new Set([...photos, ...drafts].map(({ id }) => id));
  const kept = post.photos.filter(({ id }) => there.has(id));
  const added = photos.filter((photo) => kept.every(({ id }) => id !== photo.id));
  return formAnswer(
    {
      ...state,
      photos: [...kept, ...added],
      version: service.version,
      differences,
    },
    409,
  );
}

export default function EditService({ params, loaderData, actionData }: Route.ComponentProps) {
  const { state, reason = null } = { reason: null, ...(actionData ?? loaderData) };
  const again = paths.editService(params.serviceId ?? "");
  if (state) {
    return (
      <DashboardPage title="Edit Service" action={<PublicPage id={state.id} />}>
        <ServiceForm state={state} to={again} save="Save Changes" />
      </DashboardPage>
    );
  }
  if (reason === "customer") return <BecomeProfessional />;
  return <ServiceUnavailable title="Edit Service" reason={reason ?? "failed"} again={again} />;
}

function PublicPage({ id }: { id: string }) {
  return <a href={paths.service(id)}>See the public page</a>;
}
