import { Link } from "react-router";
import { Icon } from "../icon.tsx";

type QuickAction = { name: string; icon: string; to: string };

/** What one most likely came to do. */
export function QuickActions({ actions }: { actions: readonly QuickAction[] }) {
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions">Quick actions</h2>
      <ul className="line mt-3">
        {actions.map(({ name, icon, to }) => (
          <li key={to}>
            <Link className="btn alt s" to={to}>
              <Icon name={icon} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
