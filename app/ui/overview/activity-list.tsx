import { Link } from "react-router";
import type { Activity } from "#app/domain/overview.ts";
import { Icon } from "../icon.tsx";
import { KIND_ICON } from "../notifications/kinds.ts";
import { Moment } from "../when.tsx";

/** What happened last, each leading to its place. */
export function ActivityList({ activities }: { activities: readonly Activity[] }) {
  if (activities.length === 0) return <p className="soft">Nothing has happened yet.</p>;
  return (
    <>
      <ul className="list">
        {activities.map(({ kind, title, body, link, at }) => (
          <li key={`${at}${link}${title}`} className="row">
            <Icon name={KIND_ICON[kind]} />
            <div className="grow">
              <Link to={link}>
                <b>{title}</b>
              </Link>
              <p className="by dotted">
                {body && <span>{body}</span>}{" "}
                <span>
                  <Moment at={at} />
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/dashboard/notifications">Older</Link>
      </p>
    </>
  );
}
