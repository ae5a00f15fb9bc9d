import { data } from "react-router";
import { z } from "zod";
import { clockContext, databaseContext, roomsContext } from "#app/context.ts";
import { idSchema } from "#app/domain/id.ts";
import { NOTIFICATION_KINDS } from "#app/domain/notifications/notification.ts";
import { pageNumber } from "#app/domain/query-fields.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { readForResource, tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { pageHead } from "#app/ui/head.ts";
import { NotificationsPage } from "#app/ui/notifications/notifications-page.tsx";
import { markAllRead, markRead, readNotifications } from "#db/notifications/notifications.ts";
import type { Route } from "./+types/notifications.ts";

const LAST_PAGE = 10_000;

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Notifications | Kayap", unlisted: true });

const askedSchema = z.object({
  kind: z.enum(NOTIFICATION_KINDS).nullable().catch(null),
  page: pageNumber(LAST_PAGE),
});
const askedIn = (search: URLSearchParams) =>
  askedSchema.parse({ kind: search.get("kind"), page: search.get("page") ?? 1 });

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = askedIn(url.searchParams);
  const { id: userId } = signedIn(context);
  const read = await tryDatabase(
    readNotifications(context.get(databaseContext), { userId, ...asked }),
  );
  return read.ok ? { ...asked, notices: read.value } : refuse(503, { ...asked, notices: null });
}

/** One notification by its id, or all of the kind that is shown. */
const formSchema = z.object({ id: idSchema.optional() });

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request, formSchema);
  if (!form.ok) throw data(null, { status: form.status });
  const { id: userId } = signedIn(context);
  const db = context.get(databaseContext);
  const now = context.get(clockContext)();
  const asked = askedIn(url.searchParams);
  const here = paths.notificationsOf(asked);
  if (form.data.id) {
    await readForResource(markRead(db, userId, form.data.id, now));
    context.get(roomsContext).refreshInbox(userId);
    // A script marks it while somebody is on the way to what it is about: a redirect would call them back.
    if (new URL(request.url).pathname.endsWith(".data")) return data(null);
    return redirect(here, 303);
  }
  await readForResource(markAllRead(db, userId, asked.kind, now));
  context.get(roomsContext).refreshInbox(userId);
  const headers = { "Set-Cookie": noticeCookie(request, "notifications-read") };
  return redirect(here, { status: 303, headers });
}

export default function Notifications({ loaderData }: Route.ComponentProps) {
  return <NotificationsPage {...loaderData} />;
}
