import { data, type RouterContextProvider } from "react-router";
import { withdrawRequests } from "#app/actions/bookings/end-requests.ts";
import { clockContext, configContext, databaseContext, roomsContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { SERVICE_NOT_DELETED } from "#app/domain/services/form.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { pageHead } from "#app/ui/head.ts";
import { DeletePage } from "#app/ui/services/delete-page.tsx";
import { ServiceUnavailable } from "#app/ui/services/service-unavailable.tsx";
import { deleteService, readDeletion } from "#db/services/own-services.ts";
import type { Route } from "./+types/delete.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Delete Service | Kayap", unlisted: true });

/** What deleting would touch; null when there is no such service of theirs. */
async function readOwn(context: Readonly<RouterContextProvider>, id: string) {
  if (!isId(id)) return null;
  const now = context.get(clockContext)();
  return readDeletion(context.get(databaseContext), signedIn(context).id, id, now);
}

export async function loader({ params: { serviceId }, context }: Route.LoaderArgs) {
  const read = await tryDatabase(readOwn(context, serviceId));
  if (!read.ok) return refuse(503, { found: null, failed: true });
  const { value } = read;
  if (!value || value.service.deleted) return data({ found: null, failed: false }, { status: 404 });
  const { service, upcoming, waiting } = value;
  return { found: { title: service.title, upcoming, waiting }, failed: false };
}

export async function action({ request, params: { serviceId }, context }: Route.ActionArgs) {
  const read = await tryDatabase(remove(context, serviceId));
  if (!read.ok) {
    const headers = { "Retry-After": "5" };
    return data({ problem: SERVICE_NOT_DELETED }, { status: 503, headers });
  }
  if (read.value === "missing") return data({ problem: null }, { status: 404 });
  if (read.value === "booked") return data({ problem: null }, { status: 409 });
  return redirect(paths.services, {
    status: 303,
    headers: { "Set-Cookie": noticeCookie(request, "service-deleted") },
  });
}

/** Deletes, and says why not. Pressed twice, it is deleted once and both presses worked. */
async function remove(
  context: Readonly<RouterContextProvider>,
  id: string,
): Promise<"deleted" | "missing" | "booked"> {
  if (!isId(id)) return "missing";
  const now = context.get(clockContext)();
  const { id: userId } = signedIn(context);
  const db = context.get(databaseContext);
  if (await deleteService(db, userId, id, now)) {
    const { appOrigin } = context.get(configContext);
    // It is deleted, come what may: the clock ends the requests this does not reach.
    await tryDatabase(withdrawRequests({ db, rooms: context.get(roomsContext), appOrigin, now }));
    return "deleted";
  }
  const found = await readOwn(context, id);
  if (!found) return "missing";
  return found.service.deleted ? "deleted" : "booked";
}

export default function DeleteService({ params, loaderData, actionData }: Route.ComponentProps) {
  const { found, failed } = loaderData;
  const { serviceId: id } = params;
  if (found) return <DeletePage id={id} {...found} problem={actionData?.problem ?? null} />;
  return (
    <ServiceUnavailable
      title="Delete service"
      reason={failed ? "failed" : "missing"}
      again={paths.deleteService(id)}
    />
  );
}
