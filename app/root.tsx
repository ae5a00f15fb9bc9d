import type { ReactNode } from "react";
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
import { frameData } from "./http/frame-data.ts";
import { clearedNotice } from "./http/notice.ts";
import islands from "./islands/index.ts?worker&url";
import { guard } from "./middleware/guard.ts";
import { requireRecentReauthentication } from "./middleware/require-recent-reauthentication.ts";
import { session } from "./middleware/session.ts";
import { unsentForm } from "./middleware/unsent-form.ts";
import dashboard from "./styles/dashboard.css?url";
import publicArea from "./styles/public.css?url";
import { DisplayPreferencesContext } from "./ui/display-preferences.ts";
import { ErrorPage } from "./ui/error-page.tsx";
import { Frame } from "./ui/frame.tsx";
import { freshOnEveryPage } from "./ui/fresh-on-every-page.ts";
import { hydrates } from "./ui/hydrates.ts";
import { IconSheet } from "./ui/icon.tsx";

export const middleware: Route.MiddlewareFunction[] = [
  session,
  guard,
  requireRecentReauthentication,
  unsentForm,
];

export const shouldRevalidate = freshOnEveryPage;

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icon-180.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export function loader({ request, context, url }: Route.LoaderArgs) {
  return answerWith(frameData(request, url, context), { headers: clearedNotice(request) });
}

/** The account pages and the pages that need an account; they share the stylesheet of the dashboard. */
const SIGNED_IN = /^routes\/(account|dashboard)\/|^routes\/public\/(book|choose-service)$/;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const theme = root?.theme ?? "system";
  const matches = useMatches();
  const failed = Boolean(useRouteError());
  const stylesheet =
    !failed && matches.some(({ id }) => SIGNED_IN.test(id)) ? dashboard : publicArea;
  const hydrate = matches.some(({ handle }) => hydrates(handle));
  return (
    <html lang="en" data-theme={theme === "system" ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#ffc629" media="(prefers-color-scheme:light)" />
        <meta name="theme-color" content="#0f241a" media="(prefers-color-scheme:dark)" />
        <Meta />
        {root?.canonical && <link rel="canonical" href={root.origin + root.canonical} />}
        <link rel="stylesheet" href={stylesheet} />
        <Links />
        <script type="module" src={islands} />
      </head>
      <body>
        <IconSheet value={root?.iconSheet ?? ""}>
          <DisplayPreferencesContext value={root?.reader ?? null}>
            {children}
          </DisplayPreferencesContext>
        </IconSheet>
        {hydrate && <ScrollRestoration />}
        {hydrate && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { pathname, search } = useLocation();
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  return (
    <Frame
      path={pathname + search}
      theme={root?.theme ?? "system"}
      supportEmail={root?.supportEmail ?? ""}
      postalAddress={root?.postalAddress ?? ""}
      signedIn={root?.signedIn ?? false}
      emailFails={root?.emailFails ?? false}
      notice={root?.notice ?? null}
    >
      <ErrorPage status={status} back={root?.back} carried={data} />
    </Frame>
  );
}
