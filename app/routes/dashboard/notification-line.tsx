import { cx } from "class-variance-authority";
import { useFetcher } from "react-router";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import type { Notification } from "#app/domain/notifications/notification.ts";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { NotificationBodyText } from "#app/ui/notifications/body-text.tsx";
import { KIND_ICON } from "#app/ui/notifications/kinds.ts";
import { NotificationLink } from "#app/ui/notifications/link.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { GuyanaWhen } from "#app/ui/values/date-time.tsx";

type NotificationLineProps = {
  notification: Notification;
  /** The path of the list. */
  here: string;
};

/** One notification. With JavaScript, following its link marks it as read; without, the button does. */
export function NotificationLine({ notification, here }: NotificationLineProps) {
  const fetcher = useFetcher();
  const { id, kind, title, body, link, readAt, createdAt } = notification;
  const unread = readAt === null && fetcher.state === "idle";
  const markRead = () => {
    if (unread) fetcher.submit({ id }, { method: "post", action: here });
  };
  return (
    <li
      data-notification
      data-unread={unread || undefined}
      className={cx(
        "grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 py-3 pr-2 pl-4 sm:grid-cols-[auto_1fr_auto]",
        unread && "bg-sunken chosen-left-5",
      )}
    >
      <Icon name={KIND_ICON[kind]} />
      <div className="min-w-0 flex-1">
        <NotificationLink
          className={unread ? "font-extrabold" : "font-semibold"}
          to={link}
          onClick={markRead}
        >
          {title}
          {unread && <span className="sr-only"> (unread)</span>}
        </NotificationLink>
        <p className="text-sm text-soft wrap-anywhere dotted">
          <NotificationBodyText body={body} />{" "}
          <span>
            <GuyanaWhen at={createdAt} />
          </span>
        </p>
      </div>
      {readAt === null && (
        <fetcher.Form
          className="col-start-2 sm:col-start-3"
          method="post"
          action={here}
          hidden={!unread}
        >
          <AccountField />
          <input type="hidden" name="id" value={id} />
          <Button variant="secondary" size="compact">
            <Icon name="check" />
            Mark as read<span className="sr-only">: {title}</span>
          </Button>
          <FormFailure>{NOT_DONE}</FormFailure>
        </fetcher.Form>
      )}
    </li>
  );
}
