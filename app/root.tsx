import { type ReactNode, useEffect } from "react";
import {
  data as answerWith,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { keepPage } from "./client/connection/keep-page.ts";
import { unreadContext } from "./context.ts";
import { type CarriedFrame, carriedFrameOf } from "./domain/failures/carried-frame.ts";
import { clearedNotice } from "./http/cookies/notice.ts";
import { frameData } from "./http/frame/frame-data.ts";
import { PAGE_TRANSITION } from "./http/frame/page-transition.ts";
import islands from "./islands/index.ts?worker&url";
import { paths } from "./links.ts";
import { ownAccount } from "./middleware/own-account.ts";
import { requireRecentReauthentication } from "./middleware/require-recent-reauthentication.ts";
import { guard } from "./middleware/route-guard.ts";
import { session } from "./middleware/session.ts";
import { settleUnsentForm } from "./middleware/settle-unsent-form.ts";
import dashboard from "./styles/dashboard.css?url";
import publicArea from "./styles/public.css?url";
import { Shell } from "./ui/dashboard/shell.tsx";
import { BannerContext } from "./ui/frame/banner.tsx";
import { Frame } from "./ui/frame/frame.tsx";
import { ErrorPage } from "./ui/pages/error-page.tsx";
import { handleSays } from "./ui/pages/page-handle.ts";
import { errorMeta, readError } from "./ui/pages/read-error.ts";
import { freshOnEveryPage } from "./ui/pages/revalidation.ts";
import { IconSheet } from "./ui/pictures/icon.tsx";
import { type PhotoLoading, PhotoLoadingContext } from "./ui/pictures/photo-loading.ts";
import { DisplayPreferencesContext } from "./ui/values/display-preferences.ts";
import { PageTimeContext } from "./ui/values/page-time.ts";
import { type Viewer, ViewerContext } from "./ui/viewer.ts";

export const middleware: Route.MiddlewareFunction[] = [
  session,
  ownAccount,
  guard,
  requireRecentReauthentication,
  settleUnsentForm,
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage];

export const shouldRevalidate = freshOnEveryPage;

// Phones find /apple-touch-icon.png by its name.
export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export const meta: Route.MetaFunction = errorMeta;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { messages } = await context.get(unreadContext)();
  const frame = frameData(request, url, context, messages);
  return answerWith(frame, { headers: clearedNotice(request) });
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const error = useRouteError();
  const carried = isRouteErrorResponse(error) ? carriedFrameOf(error.data) : null;
  const theme = root?.theme ?? carried?.theme ?? "system";
  const matches = useMatches();
  const { pathname } = useLocation();
  const isDashboard = error
    ? dashboardFrame(carried, pathname) !== null
    : matches.some(({ handle }) => handleSays(handle, "dashboardStyles"));
  const stylesheet = isDashboard ? dashboard : publicArea;
  const hydrate = matches.some(({ handle }) => handleSays(handle, "hydrate"));
  const hasIslands = !matches.some(({ handle }) => handleSays(handle, "ownScripts"));
  const photoLoading = photoLoadingOf(root?.lessData ?? false, hydrate);
  // With less data a plain document carries the few icons it shows (app/entry.server.tsx).
  const iconSheet = photoLoading === "when tapped" ? "" : (root?.iconSheet ?? carried?.iconSheet);
  useEffect(whenHydrated, []);
  return (
    <html lang="en" data-theme={theme === "system" ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        {!root?.lessData && (
          <>
            <meta name="theme-color" content="#ffc629" media="(prefers-color-scheme:light)" />
            <meta name="theme-color" content="#0f241a" media="(prefers-color-scheme:dark)" />
          </>
        )}
        <Meta />
        {root?.canonical && !root.lessData && <Canonical url={root.origin + root.canonical} />}
        <style>{PAGE_TRANSITION}</style>
        <link rel="stylesheet" href={stylesheet} />
        <Links />
        {hasIslands && <script type="module" src={islands} />}
      </head>
      <body>
        <IconSheet value={iconSheet ?? ""}>
          <DisplayPreferencesContext value={root?.reader ?? null}>
            <PageTimeContext value={root?.now ?? null}>
              <PhotoLoadingContext value={photoLoading}>
                <ViewerContext value={root?.viewer ?? carriedViewer(carried)}>
                  <BannerContext value={root?.banner ?? ""}>{children}</BannerContext>
                </ViewerContext>
              </PhotoLoadingContext>
            </PageTimeContext>
          </DisplayPreferencesContext>
        </IconSheet>
        {hydrate && <ScrollRestoration />}
        {hydrate && <Scripts />}
      </body>
    </html>
  );
}

/** The effects of a page run after those of everything on it. */
function whenHydrated() {
  // Tests wait for this: the page answers what is pressed.
  document.documentElement.dataset.hydrated = "";
  // Where a newer request aborts an answer half-way, two promises of React Router reject that nobody handles.
  window.addEventListener("unhandledrejection", (event) => {
    if (event.reason?.name === "AbortError") event.preventDefault();
  });
}

/** The frame of a page of the dashboard that failed, where the browser knows whose it is. */
function dashboardFrame(carried: CarriedFrame | null, pathname: string): CarriedFrame | null {
  return carried?.viewer && pathname.startsWith(paths.dashboard) ? carried : null;
}

function carriedViewer(carried: CarriedFrame | null): Viewer | null {
  return carried?.viewer ? { ...carried.viewer, pictureId: null, unreadMessages: 0 } : null;
}

/** The one address of a page, for search engines and for what other sites show of it. */
function Canonical({ url }: { url: string }) {
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content="website" />
    </>
  );
}

function photoLoadingOf(lessData: boolean, hydrate: boolean): PhotoLoading {
  if (!lessData) return "at once";
  return hydrate ? "never" : "when tapped";
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { pathname, search } = useLocation();
  const { status, data } = readError(error);
  const carried = carriedFrameOf(data);
  const own = dashboardFrame(carried, pathname);
  if (own) {
    return (
      <Shell
        view={own.view}
        unreadMessages={0}
        unreadNotifications={0}
        emailFails={false}
        notice={null}
        connectivity={null}
      >
        <ErrorPage status={status} back={paths.dashboard} carried={data} />
      </Shell>
    );
  }
  return (
    <Frame
      path={pathname + search}
      theme={root?.theme ?? carried?.theme ?? "system"}
      supportEmail={root?.supportEmail ?? carried?.supportEmail ?? ""}
      postalAddress={root?.postalAddress ?? carried?.postalAddress ?? ""}
      signInNext={root?.signInNext ?? null}
      emailFails={root?.emailFails ?? false}
      notice={root?.notice ?? null}
    >
      <ErrorPage status={status} back={root?.back} carried={data} />
    </Frame>
  );
}
