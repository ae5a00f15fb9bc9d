import { type ReactNode, useContext, useEffect, useRef } from "react";
import { type Navigation, NavLink, useLocation, useNavigation } from "react-router";
import type { Role } from "#app/domain/accounts/role.ts";
import { paths } from "#app/links.ts";
import { SendAgain } from "#app/ui/forms/form-failure.tsx";
import { EmailFailing } from "#app/ui/frame/email-failing.tsx";
import { SkipLink } from "#app/ui/frame/skip-link.tsx";
import { StickyHeader } from "#app/ui/frame/sticky-header.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Logo } from "#app/ui/pictures/logo.tsx";
import { useFocusOnNewPage } from "./focus-on-new-page.ts";
import { DashboardFooter } from "./footer.tsx";
import { BOTTOM, NAVIGATION } from "./navigation.ts";
import { BottomNavigation, SideNavigation } from "./navigation-bars.tsx";
import { TemporaryNotice } from "./temporary-notice.tsx";
import { Unread } from "./unread.tsx";
import { ViewSwitch } from "./view-switch.tsx";

const BELL =
  "relative inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-3 text-inherit hover:underline";

type ShellProps = {
  view: Role;
  unreadMessages: number;
  unreadNotifications: number;
  /** Whether e-mails to the person fail. */
  emailFails: boolean;
  /** A notice that is shown once, on top of the page. */
  notice: { text: string; failed: boolean } | null;
  /** What the header says about the connection. */
  connectivity: ReactNode;
  children: ReactNode;
};

/** The frame of the dashboard: bar on top, navigation at the side or at the bottom, the page between. */
export function Shell(props: ShellProps) {
  const { view, unreadMessages, unreadNotifications, emailFails, notice, children } = props;
  const { pathname, search, key } = useLocation();
  const { state } = useNavigation();
  useFocusOnNewPage();
  useFocusOnRefusal(state);
  return (
    <>
      <SkipLink />
      <div className="fills-screen:flex fills-screen:h-dvh fills-screen:flex-col">
        <StickyHeader>
          <div className="mx-auto flex min-h-14 max-w-dashboard items-center gap-0.5 px-4 flex-wrap justify-end lg:min-h-16">
            <a
              className="mr-auto -ml-1 inline-flex min-h-11 items-center rounded-control pl-1 text-inherit max-tiny:w-8 max-tiny:overflow-hidden max-tiny:px-0.5"
              href="/"
            >
              <Logo className="h-6.75 w-[109px] max-[25rem]:w-[97px] max-tiny:h-7.5 max-tiny:w-[121px] max-tiny:flex-none sm:h-7.5 sm:w-[121px]" />
            </a>
            <ViewSwitch view={view} path={pathname + search} />
            <NavLink className={`${BELL} lg:hidden`} to={paths.messages}>
              <Icon name="message-circle" className="size-[1.5rem]" />
              <span className="sr-only">Messages</span>
              <Unread count={unreadMessages} at="bar" />
            </NavLink>
            <NavLink className={BELL} to={paths.notifications}>
              <Icon name="bell" className="size-[1.5rem]" />
              <span className="sr-only">Notifications</span>
              <Unread count={unreadNotifications} at="bar" />
            </NavLink>
          </div>
          {props.connectivity}
          {state !== "idle" && (
            <div
              className="running-stitches absolute inset-x-0 -bottom-1.25 h-1.25"
              role="progressbar"
              aria-label="Loading"
            />
          )}
        </StickyHeader>
        <div className="lg:mx-auto lg:grid lg:max-w-dashboard lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:with-panes:grid-cols-[5.25rem_minmax(0,1fr)] fills-screen:grid fills-screen:min-h-0 fills-screen:w-full fills-screen:flex-1 fills-screen:grid-rows-[minmax(0,1fr)] print:block">
          <SideNavigation places={NAVIGATION[view]} unread={unreadMessages} />
          <div
            className="@container min-w-0 px-4 pt-4 pb-25 lg:px-8 lg:pt-5 lg:pb-10 with-panes:p-0 with-panes:[container-type:normal] fills-screen:flex fills-screen:flex-col has-[[data-sheet][open]]:[container-type:normal]"
            data-dashboard
          >
            {notice && <TemporaryNotice key={key} {...notice} />}
            {emailFails && <EmailFailing />}
            {children}
            <DashboardFooter />
          </div>
        </div>
      </div>
      <BottomNavigation places={BOTTOM[view]} unread={unreadMessages} />
    </>
  );
}

/**
 * After a refused form the focus moves to its errors: without a new document nothing else leads there. A form without an
 * answer says so beside its button, where the focus is.
 */
function useFocusOnRefusal(state: Navigation["state"]) {
  const hasSent = useRef(false);
  const isUnanswered = useContext(SendAgain) !== null;
  useEffect(() => {
    if (state === "submitting") hasSent.current = true;
    if (state !== "idle" || !hasSent.current) return;
    hasSent.current = false;
    if (isUnanswered) return;
    const alert = document.querySelector<HTMLElement>("main [role=alert], dialog [role=alert]");
    alert?.setAttribute("tabindex", "-1");
    alert?.focus();
  }, [state, isUnanswered]);
}
