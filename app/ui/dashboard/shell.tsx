import { type ReactNode, useEffect, useRef } from "react";
import { type Navigation, NavLink, useLocation, useNavigation } from "react-router";
import { Icon, IconSheet } from "#app/ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { MailFails } from "#app/ui/mail-fails.tsx";
import { BOTTOM, NAVIGATION, type Place } from "./navigation.ts";
import { PassingNotice } from "./passing-notice.tsx";
import { Unread } from "./unread.tsx";
import { ViewSwitch } from "./view-switch.tsx";

type ShellProps = {
  view: "customer" | "professional";
  unreadMessages: number;
  unreadNotifications: number;
  /** Whether letters to the person do not arrive. */
  mailFails: boolean;
  /** Said once, on top of the page. */
  notice: string | null;
  /** The address of the drawings. */
  iconSheet: string;
  children: ReactNode;
};

/** The frame of the dashboard: bar on top, navigation at the side or at the bottom, the page between. */
export function Shell(props: ShellProps) {
  const { view, unreadMessages, unreadNotifications, mailFails, notice, iconSheet, children } =
    props;
  const { pathname, search, key } = useLocation();
  const { state } = useNavigation();
  useFocusOnNewPage(pathname);
  useFocusOnRefusal(state);
  const placeLink = ({ name, to, icon, badge }: Place) => (
    <NavLink key={to} to={to} end={to === "/dashboard"}>
      <Icon name={icon} />
      {name}
      {badge === "messages" && <Unread count={unreadMessages} />}
    </NavLink>
  );
  return (
    <IconSheet value={iconSheet}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="bar app-bar">
        <div className="wrap">
          <a className="home" href="/">
            <Logo />
          </a>
          <ViewSwitch view={view} path={pathname + search} />
          <NavLink className="bell only-m" to="/dashboard/messages">
            <Icon name="message-circle" />
            <span className="vh">Messages</span>
            <Unread count={unreadMessages} />
          </NavLink>
          <NavLink className="bell" to="/dashboard/notifications">
            <Icon name="bell" />
            <span className="vh">Notifications</span>
            <Unread count={unreadNotifications} />
          </NavLink>
        </div>
        {state !== "idle" && <div className="waiting" role="progressbar" aria-label="Loading" />}
      </header>
      <div className="dash-grid">
        <nav className="side-nav" aria-label="Dashboard">
          {NAVIGATION[view].map(placeLink)}
          <Logout />
        </nav>
        <div className="dash">
          {notice && <PassingNotice key={key}>{notice}</PassingNotice>}
          {mailFails && <MailFails />}
          {children}
        </div>
      </div>
      <nav className="tabs-5" aria-label="Dashboard">
        {BOTTOM[view].map(placeLink)}
        <NavLink to="/dashboard/more">
          <Icon name="menu" />
          More
        </NavLink>
      </nav>
    </IconSheet>
  );
}

function Logout() {
  return (
    <form method="post" action="/logout">
      <button>
        <Icon name="log-out" />
        Logout
      </button>
    </form>
  );
}

/** A page that came without a document is announced by moving the focus to it, as a document would be. */
function useFocusOnNewPage(pathname: string) {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}

/** A form that came back begins with what is wrong: without a new document nobody else would lead there. */
function useFocusOnRefusal(state: Navigation["state"]) {
  const sent = useRef(false);
  useEffect(() => {
    if (state === "submitting") sent.current = true;
    if (state !== "idle" || !sent.current) return;
    sent.current = false;
    const alert = document.querySelector<HTMLElement>("main [role=alert], dialog [role=alert]");
    alert?.setAttribute("tabindex", "-1");
    alert?.focus();
  }, [state]);
}
