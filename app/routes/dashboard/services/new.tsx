import { data } from "react-router";
import { readServicePost } from "#app/actions/services/read-service-form.ts";
import {
  checkedPost,
  formAnswer,
  sentState,
  unreadableForm,
} from "#app/actions/services/service-form-response.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { regionCode } from "#app/domain/postal-code.ts";
import {
  availabilityValues,
  SERVICE_NOT_CREATED,
  serviceFormSchema,
} from "#app/domain/services/form.ts";
import { NO_PHOTO } from "#app/domain/services/photo.ts";
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
import { ServiceUnavailable } from "#app/ui/services/service-unavailable.tsx";
import { createService, readServiceStart } from "#db/services/own-services.ts";
import type { Route } from "./+types/new.ts";

const PUBLISHED = "This service is published already. Open it under My Services to change it.";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Add Service | Kayap", unlisted: true });

/** The id the new service will have, while there is none: of the address, so that a reload keeps its photos. */
function draftOf(url: URL): string {
  const draft = url.searchParams.get("draft");
  return draft && isId(draft) ? draft : crypto.randomUUID();
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { id: userId, role } = signedIn(context);
  if (role !== "professional") return data({ state: null, failed: false }, { status: 403 });
  const asked = draftOf(url);
  const read = await tryDatabase(readServiceStart(context.get(databaseContext), userId, asked));
  if (!read.ok) return refuse(503, { state: null, failed: true });
  const { owner, drafts, published } = read.value;
  const state: ServiceFormState = {
    ...sentState(published ? crypto.randomUUID() : asked, {
      photos: drafts,
      values: {
        city: owner.city ?? "",
        region: owner.region,
        zipCode: owner.postalCode ?? regionCode(owner.region),
        ...availabilityValues(owner.availability),
      },
    }),
  };
  return { state, failed: false };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { id: userId, role } = signedIn(context);
  if (role !== "professional") return data({ state: null }, { status: 403 });
  const draftId = draftOf(url);
  const post = await readServicePost(request, context, { ownerId: userId, draftId });
  if (!post.ok) return unreadableForm(draftId, post.status);
  const { draft = "" } = post.values;
  const id = isId(draft) ? draft : draftId;
  const state = sentState(id, post);
  if (!post.saves) {
    const refused = Object.keys(post.errors).length > 0;
    return formAnswer({ ...state, errors: post.errors }, refused ? post.status : 200);
  }
  const checked = checkedPost(post, serviceFormSchema);
  if (!checked.ok) return formAnswer({ ...state, errors: checked.errors }, post.status);
  const db = context.get(databaseContext);
  const publish = async () => {
    const { owner } = await readServiceStart(db, userId, id);
    const now = context.get(clockContext)();
    return createService(db, { ...post, id, userId, fields: checked.fields, owner, now });
  };
  const published = await tryDatabase(publish());
  if (!published.ok) return formAnswer({ ...state, problem: SERVICE_NOT_CREATED }, 503);
  if (published.value === "no-photo") {
    return formAnswer({ ...state, photos: [], errors: { images: NO_PHOTO } }, 400);
  }
  if (published.value === "taken") return formAnswer({ ...state, problem: PUBLISHED }, 409);
  return redirect(paths.services, {
    status: 303,
    headers: { "Set-Cookie": noticeCookie(request, "service-created") },
  });
}

export default function NewService({ loaderData, actionData }: Route.ComponentProps) {
  const state = actionData?.state ?? loaderData.state;
  if (loaderData.failed && !state) {
    return <ServiceUnavailable title="Add Service" reason="failed" again={paths.newService} />;
  }
  if (!state) return <BecomeProfessional />;
  return (
    <DashboardPage title="Add Service">
      <ServiceForm
        state={state}
        to={`${paths.newService}?draft=${state.id}`}
        save="Create Service"
      />
    </DashboardPage>
  );
}
