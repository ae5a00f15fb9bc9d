import { Link } from "react-router";
import type { Role } from "#app/domain/accounts/account.ts";
import { paths } from "#app/links.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ThemeChoice } from "#app/ui/theme-choice.tsx";
import { BOTTOM, NAVIGATION } from "./navigation.ts";
import { DashboardPage } from "./page.tsx";

const ENTRY =
  "flex min-h-14 w-full items-center gap-3 px-1 font-semibold text-ink no-underline hover:underline";

type MorePageProps = { view: Role; theme: string };

/** What the bottom navigation of a phone leaves out: the other places, the theme and the sign-out. */
export function MorePage({ view, theme }: MorePageProps) {
  const atBottom = new Set(BOTTOM[view].map(({ to }) => to));
  const others = NAVIGATION[view].filter(({ to }) => !atBottom.has(to));
  return (
    <DashboardPage title="More">
      <ul className="*:border-b *:border-line">
        {others.map(({ to, name, icon }) => (
          <li key={to}>
            <Link className={ENTRY} to={to}>
              <Icon name={icon} />
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link className={ENTRY} to={paths.notifications}>
            <Icon name="bell" />
            Notifications
          </Link>
        </li>
        <li>
          <a className={ENTRY} href="/">
            <Icon name="house" />
            Kayap's front page
          </a>
        </li>
        <li>
          <form method="post" action={paths.logout}>
            <button className={ENTRY}>
              <Icon name="log-out" />
              Logout
            </button>
          </form>
        </li>
      </ul>
      <ThemeChoice theme={theme} path={paths.more} />
    </DashboardPage>
  );
}
