import type { ReactNode } from "react";
import { Outlet, useLocation, useRouteLoaderData } from "react-router";
import { markOpened } from "#app/actions/notifications/mark-opened.ts";
import { ConnectivityBar } from "#app/client/connection/connectivity-bar.tsx";
import { ConnectivityProvider } from "#app/client/connection/connectivity-provider.tsx";
import { OfflineQuestion } from "#app/client/device/offline-question.tsx";
import { QueuedWritesProvider } from "#app/client/queue/queued-writes-provider.tsx";
import { InboxProvider } from "#app/client/updates/inbox.tsx";
import { useUnread } from "#app/client/updates/use-unread.ts";
import { useUnreadInTitle } from "#app/client/updates/use-unread-in-title.ts";
import { unreadContext } from "#app/context.ts";
import { readView } from "#app/http/cookies/view.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import type { loader as messagesLoader } from "#app/routes/dashboard/messages/inbox.tsx";
import { RefusedWrites } from "#app/routes/dashboard/refused-writes.tsx";
import { Shell } from "#app/ui/dashboard/shell.tsx";
import { ErrorPage } from "#app/ui/pages/error-page.tsx";
import type { PageHandle } from "#app/ui/pages/page-handle.ts";
import { errorMeta, readError } from "#app/ui/pages/read-error.ts";
import { freshOnEveryPage } from "#app/ui/pages/revalidation.ts";
import type { Route } from "./+types/layout.ts";

export const handle: PageHandle = { hydrate: true, dashboardStyles: true };

export const shouldRevalidate = freshOnEveryPage;

export const meta: Route.MetaFunction = errorMeta;

/** The shell's own data; who is signed in was read with the session. What the page itself tells is no news any more. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const person = signedIn(context);
  const view = readView(request, person);
  const [opened, unread] = await Promise.all([
    markOpened(context, { request, url, view }),
    context.get(unreadContext)(),
  ]);
  const notifications = Math.max(0, unread.notifications - opened);
  return { person, unread: { ...unread, notifications }, view };
}

export default function DashboardLayout({ loaderData }: Route.ComponentProps) {
  return (
    <InboxProvider>
      <QueuedWritesProvider me={loaderData.person.id}>
        <ShellHere>
          <RefusedWrites />
          <Outlet />
        </ShellHere>
      </QueuedWritesProvider>
    </InboxProvider>
  );
}

/** A page that fails leaves the navigation standing. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, data } = readError(error);
  return (
    <ShellHere>
      <ErrorPage status={status} back={paths.dashboard} carried={data} />
    </ShellHere>
  );
}

const NONE = { messages: 0, notifications: 0 };

function ShellHere({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const layout = useRouteLoaderData<typeof loader>("routes/dashboard/layout");
  // Opening a conversation marks it while the session is already read.
  const messages = useRouteLoaderData<typeof messagesLoader>("routes/dashboard/messages/inbox");
  const { pathname } = useLocation();
  const unread = useUnread(messages?.page?.unread ?? layout?.unread ?? NONE);
  useUnreadInTitle(unread.messages);
  return (
    <ConnectivityProvider person={layout?.person.id}>
      <Shell
        view={layout?.view ?? "customer"}
        unreadMessages={unread.messages}
        unreadNotifications={unread.notifications}
        emailFails={root?.emailFails ?? false}
        notice={root?.notice ?? null}
        connectivity={<ConnectivityBar />}
      >
        <OfflineQuestion person={layout?.person} asks={pathname === paths.dashboard} />
        {children}
      </Shell>
    </ConnectivityProvider>
  );
}
