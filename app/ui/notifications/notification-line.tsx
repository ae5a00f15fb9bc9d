import { Link, useFetcher } from "react-router";
import type { Notification } from "#app/domain/notifications/notification.ts";
import { Icon } from "../icon.tsx";
import { Moment } from "../when.tsx";
import { KIND_ICON } from "./kinds.ts";

type NotificationLineProps = {
  notice: Notification;
  /** The address of the list. */
  here: string;
};

/** One notification. With JavaScript following it marks it as read; without, the button does. */
export function NotificationLine({ notice, here }: NotificationLineProps) {
  const fetcher = useFetcher();
  const { id, kind, title, body, link, readAt, createdAt } = notice;
  const unread = readAt === null && fetcher.state === "idle";
  const markRead = () => {
    if (unread) fetcher.submit({ id }, { method: "post", action: here });
  };
  return (
    <li className={unread ? "notice-line new" : "notice-line"}>
      <Icon name={KIND_ICON[kind]} />
      <div className="grow">
        <NoticeLink to={link} onClick={markRead}>
          {title}
          {unread && <span className="vh"> (unread)</span>}
        </NoticeLink>
        <p className="by dotted">
          {body && <span>{body}</span>}{" "}
          <span>
            <Moment at={createdAt} />
          </span>
        </p>
      </div>
      {unread && (
        <fetcher.Form method="post" action={here}>
          <input type="hidden" name="id" value={id} />
          <button className="btn alt s">
            <Icon name="check" />
            Mark as read<span className="vh">: {title}</span>
          </button>
        </fetcher.Form>
      )}
    </li>
  );
}

type NoticeLinkProps = { to: string; onClick: () => void; children: React.ReactNode };

/** Pages of the dashboard come without a new document, public ones are documents. */
function NoticeLink({ to, onClick, children }: NoticeLinkProps) {
  return to.startsWith("/dashboard") ? (
    <Link to={to} onClick={onClick}>
      {children}
    </Link>
  ) : (
    <a href={to} onClick={onClick}>
      {children}
    </a>
  );
}
