import type { ReactNode } from "react";
import { isRouteErrorResponse, Outlet, useRouteLoaderData } from "react-router";
import { InboxProvider } from "#app/client/inbox.tsx";
import { useUnread } from "#app/client/use-unread.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { readView } from "#app/http/view.ts";
import { paths } from "#app/links.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { Shell } from "#app/ui/dashboard/shell.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { freshOnEveryPage } from "#app/ui/fresh-on-every-page.ts";
import type { Route } from "./+types/layout.ts";
import type { loader as messagesLoader } from "./messages/inbox.tsx";

export const handle = { hydrate: true };

export const shouldRevalidate = freshOnEveryPage;

/** The shell's own data; who is signed in was read with the session. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { unreadMessages, unreadNotifications, ...person } = signedIn(context);
  return {
    person,
    unread: { messages: unreadMessages, notifications: unreadNotifications },
    view: readView(request, person),
  };
}

export default function DashboardLayout() {
  return (
    <InboxProvider>
      <ShellHere>
        <Outlet />
      </ShellHere>
    </InboxProvider>
  );
}

/** A page that fails leaves the navigation standing. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  return (
    <ShellHere>
      <ErrorPage status={status} back={paths.dashboard} carried={data} />
    </ShellHere>
  );
}

const NONE = { messages: 0, notifications: 0 };

function ShellHere({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const here = useRouteLoaderData<typeof loader>("routes/dashboard/layout");
  // Opening a conversation marks it while the session is already read.
  const messages = useRouteLoaderData<typeof messagesLoader>("routes/dashboard/messages/inbox");
  const unread = useUnread(messages?.page?.unread ?? here?.unread ?? NONE);
  return (
    <Shell
      view={here?.view ?? "customer"}
      unreadMessages={unread.messages}
      unreadNotifications={unread.notifications}
      emailFails={root?.emailFails ?? false}
      notice={root?.notice ?? null}
    >
      {children}
    </Shell>
  );
}
