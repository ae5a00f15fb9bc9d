import { Link } from "react-router";
import { LOGOUT_FAILED } from "#app/domain/failures/failure.ts";
import { paths } from "#app/links.ts";
import { EntryButton } from "#app/ui/button.tsx";
import { BOTTOM, NAVIGATION } from "#app/ui/dashboard/navigation.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { DisplayChoice } from "#app/ui/frame/display-choice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type { Route } from "./+types/more.ts";

export const meta = () => privateMeta("More");

const ENTRY =
  "flex min-h-14 w-full items-center gap-3 px-1 font-semibold text-ink no-underline hover:underline";

/** What the bottom navigation of a phone leaves out: the other places, the theme, the amount of data and the sign-out. */
export default function More({ matches: [root, layout] }: Route.ComponentProps) {
  const { view } = layout.loaderData;
  const atBottom = new Set(BOTTOM[view].map(({ to }) => to));
  const entries = NAVIGATION[view].filter(({ to }) => !atBottom.has(to));
  return (
    <DashboardPage title="More">
      <ul className="*:border-b *:border-line">
        {entries.map(({ to, name, icon }) => (
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
            Kayap’s home page
          </a>
        </li>
        <li>
          <form method="post" action={paths.logout}>
            <EntryButton className={ENTRY}>
              <Icon name="log-out" />
              Logout
            </EntryButton>
            <FormFailure>{LOGOUT_FAILED}</FormFailure>
          </form>
        </li>
      </ul>
      <DisplayChoice theme={root.loaderData.theme} path={paths.more} />
    </DashboardPage>
  );
}
