import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { ThemeChoice } from "#app/ui/theme-choice.tsx";
import { BOTTOM, NAVIGATION } from "./navigation.ts";
import { DashboardPage } from "./page.tsx";

type MorePageProps = { view: "customer" | "professional"; theme: string };

/** What does not stand at the bottom of a phone: the other places, the theme and the way out. */
export function MorePage({ view, theme }: MorePageProps) {
  const atBottom = new Set(BOTTOM[view].map(({ to }) => to));
  const others = NAVIGATION[view].filter(({ to }) => !atBottom.has(to));
  return (
    <DashboardPage title="More">
      <ul className="more-list">
        {others.map(({ to, name, icon }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} />
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/dashboard/notifications">
            <Icon name="bell" />
            Notifications
          </Link>
        </li>
        <li>
          <a href="/">
            <Icon name="house" />
            Kayap's front page
          </a>
        </li>
        <li>
          <form method="post" action="/logout">
            <button>
              <Icon name="log-out" />
              Logout
            </button>
          </form>
        </li>
      </ul>
      <ThemeChoice theme={theme} path="/dashboard/more" />
    </DashboardPage>
  );
}
