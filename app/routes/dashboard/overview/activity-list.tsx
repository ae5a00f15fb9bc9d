import type { Activity } from "#app/domain/overview.ts";
import { EmptyLine } from "#app/ui/empty.tsx";
import { NotificationBodyText } from "#app/ui/notifications/body-text.tsx";
import { KIND_ICON } from "#app/ui/notifications/kinds.ts";
import { NotificationLink } from "#app/ui/notifications/link.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { GuyanaWhen } from "#app/ui/values/date-time.tsx";

/** The latest activities, each with a link. */
export function ActivityList({ activities }: { activities: readonly Activity[] }) {
  if (activities.length === 0) return <EmptyLine>Nothing has happened yet.</EmptyLine>;
  return (
    <ul className="ruled">
      {activities.map(({ kind, title, body, link, at }) => (
        <li key={`${at}${link}${title}`} className="flex items-center gap-3 py-2.5">
          <Icon name={KIND_ICON[kind]} />
          <div className="min-w-0 flex-1">
            <NotificationLink to={link}>
              <b>{title}</b>
            </NotificationLink>
            <p className="text-sm text-soft wrap-anywhere dotted">
              <NotificationBodyText body={body} />{" "}
              <span>
                <GuyanaWhen at={at} />
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
