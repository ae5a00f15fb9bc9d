import { Form } from "react-router";
import {
  NOTHING_NEW,
  NOTIFICATION_KINDS,
  NOTIFICATIONS_PER_PAGE,
  type NotificationKind,
  type NotificationPage,
} from "#app/domain/notifications/notification.ts";
import { paths } from "#app/links.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { Button } from "../button.tsx";
import { Chip } from "../chip.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { Empty } from "../empty.tsx";
import { Icon } from "../icon.tsx";
import { Pager } from "../pager.tsx";
import { KIND_NAME } from "./kinds.ts";
import { NotificationLine } from "./notification-line.tsx";

type NotificationsPageProps = {
  kind: NotificationKind | null;
  page: number;
  notifications: NotificationPage;
};

/** A person's notifications of the last 90 days, unread first. */
export function NotificationsPage({ kind, page, notifications }: NotificationsPageProps) {
  const here = paths.notificationsOf({ kind, page });
  return (
    <DashboardPage
      title="Notifications"
      action={notifications.unread > 0 && <MarkAllRead here={here} />}
    >
      <nav className="flex flex-wrap items-center gap-2" aria-label="Kinds">
        {[null, ...NOTIFICATION_KINDS].map((other) => (
          <Chip
            key={other}
            to={paths.notificationsOf({ kind: other, page: 1 })}
            aria-current={other === kind ? "page" : undefined}
          >
            {other ? KIND_NAME[other] : "All"}
          </Chip>
        ))}
      </nav>
      {notifications.total === 0 ? (
        <Empty title={NOTHING_NEW} icon="bell" />
      ) : (
        <>
          <ul className="ruled">
            {notifications.list.map((notification) => (
              <NotificationLine key={notification.id} notification={notification} here={here} />
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

function MarkAllRead({ here }: { here: string }) {
  return (
    <Form method="post" action={here}>
      <AccountField />
      <Button variant="secondary" size="small">
        <Icon name="check-check" />
        Mark all as read
      </Button>
    </Form>
  );
}
