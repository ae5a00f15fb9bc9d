import { data, Form } from "react-router";
import { z } from "zod";
import { markNotificationsRead } from "#app/actions/notifications/mark-read.ts";
import { databaseContext } from "#app/context.ts";
import { pageNumber } from "#app/domain/forms/query-fields.ts";
import { idSchema } from "#app/domain/id.ts";
import {
  NOTHING_NEW,
  NOTIFICATION_KINDS,
  NOTIFICATIONS_PER_PAGE,
} from "#app/domain/notifications/notification.ts";
import { isOfScript } from "#app/http/data-path.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { readForPage, readForResource } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { Chip } from "#app/ui/navigation/chip.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { KIND_NAME } from "#app/ui/notifications/kinds.ts";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { readNotifications } from "#db/notifications/notifications.ts";
import type { Route } from "./+types/notifications.ts";
import { NotificationLine } from "./notification-line.tsx";

const LAST_PAGE = 10_000;

export const meta: Route.MetaFunction = () => privateMeta("Notifications");

const querySchema = z.object({
  kind: z.enum(NOTIFICATION_KINDS).nullable().catch(null),
  page: pageNumber(LAST_PAGE),
});
const parseQuery = (search: URLSearchParams) =>
  querySchema.parse({ kind: search.get("kind"), page: search.get("page") ?? 1 });

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = parseQuery(url.searchParams);
  const { id: userId } = signedIn(context);
  const notifications = await readForPage(
    readNotifications(context.get(databaseContext), { userId, ...query }),
  );
  return { ...query, notifications };
}

/** Marks one notification as read by its id, or without an id all of the filtered kind. */
const formSchema = z.object({ id: idSchema.optional() });

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request, formSchema);
  if (!form.ok) throw data(null, { status: form.status });
  const query = parseQuery(url.searchParams);
  const { id } = form.data;
  await readForResource(markNotificationsRead(context, id ? { id } : { kind: query.kind }));
  const address = paths.notificationsOf(query);
  if (!id) return seeOther(address, { request, notice: "notifications-read" });
  // The fetcher runs while the router goes to the page that the notification links to: a redirect would cancel that.
  return isOfScript(request) ? data(null) : seeOther(address, { request });
}

/** A person's notifications of the last 90 days, unread first. */
export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { kind, page, notifications } = loaderData;
  const address = paths.notificationsOf({ kind, page });
  return (
    <DashboardPage
      title="Notifications"
      action={notifications.unread > 0 && <MarkAllRead here={address} />}
    >
      <nav className="flex flex-wrap items-center gap-2" aria-label="Kinds">
        {[null, ...NOTIFICATION_KINDS].map((listedKind) => (
          <Chip
            key={listedKind}
            to={paths.notificationsOf({ kind: listedKind, page: 1 })}
            aria-current={listedKind === kind ? "page" : undefined}
          >
            {listedKind ? KIND_NAME[listedKind] : "All"}
          </Chip>
        ))}
      </nav>
      {notifications.total === 0 ? (
        <Empty title={NOTHING_NEW} icon="bell" />
      ) : (
        <>
          <ul className="ruled">
            {notifications.list.map((notification) => (
              <NotificationLine key={notification.id} notification={notification} here={address} />
            ))}
          </ul>
          <Pager
            page={notifications.page}
            pages={Math.ceil(notifications.total / NOTIFICATIONS_PER_PAGE)}
            hrefOf={(to) => paths.notificationsOf({ kind, page: to })}
          />
        </>
      )}
    </DashboardPage>
  );
}

function MarkAllRead({ here: address }: { here: string }) {
  return (
    <Form method="post" action={address}>
      <AccountField />
      <Button variant="secondary" size="small">
        <Icon name="check-check" />
        Mark all as read
      </Button>
    </Form>
  );
}
