import type { DataRouter } from "react-router";
import { paths } from "#app/links.ts";
import { noteConnectivity } from "./connectivity.ts";
import { noteNextPage } from "./last-press.ts";
import { pageRouter } from "./page-router.ts";
import { stay } from "./stay.ts";
import { tryAgain } from "./try-again.ts";

/**
 * A script of a route that is not there, since there is no connection or a deployment has replaced it: instead of loading
 * the open page again, as React Router does, opens the chosen page as a document once there is an answer. In browsers without
 * the Navigation API the open page is loaded again first. Returns a function that stops.
 */
export function watchMissingChunks(): () => void {
  const router = pageRouter();
  if (!router) return () => {};
  return "navigation" in window ? holdReload(router) : openAfterReload(router);
}

function holdReload(router: DataRouter): () => void {
  const hold = (event: NavigateEvent) => {
    if (event.navigationType !== "reload" || event.userInitiated) return;
    const { navigation, location, fetchers } = router.state;
    if (navigation.state === "idle" && fetchers.size === 0) return;
    event.preventDefault();
    const { pathname, search, hash } = navigation.location ?? location;
    noteNextPage(navigation, () => window.location.assign(`${pathname}${search}${hash}`));
    noteConnectivity({ isSilent: true });
    if (navigation.state !== "idle") stay(router);
    void tryAgain();
  };
  window.navigation.addEventListener("navigate", hold);
  return () => window.navigation.removeEventListener("navigate", hold);
}

/** Under which name the page of the dashboard that is being opened is remembered in this tab. */
const OPENING = "opening";

function openAfterReload(router: DataRouter): () => void {
  const [visit] = performance.getEntriesByType("navigation");
  const isReloaded = visit instanceof PerformanceNavigationTiming && visit.type === "reload";
  const opening = sessionStorage.getItem(OPENING);
  sessionStorage.removeItem(OPENING);
  if (isReloaded && opening !== null) window.location.assign(`${paths.dashboard}${opening}`);
  return router.subscribe(({ navigation: { state, location } }) => {
    if (state === "loading" && location.pathname.startsWith(paths.dashboard)) {
      const { pathname, search, hash } = location;
      const within = pathname.slice(paths.dashboard.length);
      sessionStorage.setItem(OPENING, `${within}${search}${hash}`);
    } else sessionStorage.removeItem(OPENING);
  });
}
