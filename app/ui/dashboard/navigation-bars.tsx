import { NavLink } from "react-router";
import { LOGOUT_FAILED } from "#app/domain/failures/failure.ts";
import { paths } from "#app/links.ts";
import { EntryButton } from "#app/ui/button.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type { Place } from "./navigation.ts";
import { Unread } from "./unread.tsx";

// Beside a list and a thread the navigation is a narrow rail: the icon over its label.
const SIDE_PLACE =
  "mb-0.5 flex min-h-11 w-full items-center gap-3 rounded-control px-3 font-semibold text-ink no-underline hover:bg-sunken current:bg-sunken current:font-extrabold current:chosen-left-5 with-panes:relative with-panes:min-h-15 with-panes:flex-col with-panes:justify-center with-panes:gap-0.5 with-panes:px-1 with-panes:text-center with-panes:text-xs with-panes:leading-tight";
const BOTTOM_PLACE =
  "relative flex min-h-14.5 shrink-0 grow basis-1/5 flex-col items-center justify-center gap-0.5 text-xs font-semibold text-soft no-underline current:font-extrabold current:text-ink current:before:absolute current:before:inset-x-3.5 current:before:-top-0.5 current:before:h-1.25 current:before:border-b current:before:border-ink current:before:bg-gold";

type NavigationProps = {
  places: readonly Place[];
  /** How many messages are unread. */
  unread: number;
};

/** All places of the dashboard, beside the page on wide screens. */
export function SideNavigation({ places, unread }: NavigationProps) {
  return (
    <nav
      data-navigation="side"
      className="hidden lg:block lg:min-h-[calc(100vh-66px)] lg:border-r lg:border-line lg:px-3 lg:py-5 lg:with-panes:px-1 lg:with-panes:py-3 fills-screen:min-h-0! fills-screen:overflow-y-auto print:hidden"
      aria-label="Dashboard"
    >
      {places.map(({ name, to, icon, badge }) => (
        <NavLink key={to} className={SIDE_PLACE} to={to} end={to === paths.dashboard}>
          <Icon name={icon} />
          {name}
          {badge === "messages" && <Unread count={unread} at="side" />}
        </NavLink>
      ))}
      <form method="post" action={paths.logout}>
        <EntryButton className={SIDE_PLACE}>
          <Icon name="log-out" />
          Logout
        </EntryButton>
        <FormFailure>{LOGOUT_FAILED}</FormFailure>
      </form>
    </nav>
  );
}

/** The most used places, at the bottom of small screens; an open thread hides them. */
export function BottomNavigation({ places, unread }: NavigationProps) {
  return (
    <nav
      data-navigation="bottom"
      className="fixed inset-x-0 bottom-0 z-6 flex flex-wrap border-t-2 border-control bg-card pb-[env(safe-area-inset-bottom)] lg:hidden with-open-thread:hidden print:hidden"
      aria-label="Dashboard"
    >
      {places.map(({ name, to, icon, badge }) => (
        <NavLink key={to} className={BOTTOM_PLACE} to={to} end={to === paths.dashboard}>
          <Icon name={icon} className="size-[1.375rem]" />
          {name}
          {badge === "messages" && <Unread count={unread} at="tab" />}
        </NavLink>
      ))}
      <NavLink className={BOTTOM_PLACE} to={paths.more}>
        <Icon name="menu" className="size-[1.375rem]" />
        More
      </NavLink>
    </nav>
  );
}
