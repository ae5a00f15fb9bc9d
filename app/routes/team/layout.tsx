import { Outlet, useRouteLoaderData } from "react-router";
import { staffContext } from "#app/context.ts";
import { includesRole, type StaffRole } from "#app/domain/team/roles.ts";
import { paths } from "#app/links.ts";
import { staffOnly } from "#app/middleware/staff.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { SkipLink } from "#app/ui/frame/skip-link.tsx";
import { StickyHeader } from "#app/ui/frame/sticky-header.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ErrorPage } from "#app/ui/pages/error-page.tsx";
import type { PageHandle } from "#app/ui/pages/page-handle.ts";
import { errorMeta, readError } from "#app/ui/pages/read-error.ts";
import { Logo } from "#app/ui/pictures/logo.tsx";
import type { Route } from "./+types/layout.ts";

export const handle: PageHandle = { dashboardStyles: true };

export const middleware: Route.MiddlewareFunction[] = [staffOnly];

export const meta: Route.MetaFunction = errorMeta;

export function loader({ context, url }: Route.LoaderArgs) {
  const isEntering = url.pathname === paths.teamEnter;
  return { role: isEntering ? null : context.get(staffContext).role, path: url.pathname };
}

type Place = { name: string; to: string; role: StaffRole };

const PLACES: readonly Place[] = [
  { name: "Today", to: paths.team, role: "support" },
  { name: "Reports", to: paths.teamReports, role: "moderator" },
  { name: "Appeals", to: paths.teamAppeals, role: "moderator" },
  { name: "Tickets", to: paths.teamTickets, role: "support" },
  { name: "New services", to: paths.teamApprovals, role: "moderator" },
  { name: "Licences", to: paths.teamLicences, role: "moderator" },
  { name: "Find", to: paths.teamFind(), role: "support" },
  { name: "Words", to: paths.teamWords, role: "support" },
  { name: "Newsletter", to: paths.teamNewsletters, role: "admin" },
  { name: "Settings", to: paths.teamSettings, role: "admin" },
  { name: "Log", to: paths.teamLog(), role: "admin" },
];

const PLACE = "inline-flex min-h-11 items-center rounded-t-control px-3 font-semibold text-ink";

/** The frame of the team's pages, which work without scripts. */
export default function TeamLayout({ loaderData: { role, path } }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const notice = root?.notice;
  return (
    <>
      <SkipLink />
      <StickyHeader>
        <div className="mx-auto flex min-h-14 max-w-dashboard flex-wrap items-center gap-3 px-4">
          <a className="inline-flex min-h-11 items-center text-inherit" href="/">
            <Logo />
          </a>
          <b className="mr-auto">Team</b>
          {role && (
            <form method="post" action={paths.teamLeave}>
              <AccountField />
              <Button variant="secondary" size="small">
                Leave
              </Button>
            </form>
          )}
        </div>
      </StickyHeader>
      <div className="mx-auto max-w-dashboard px-4 pt-4 pb-10 stack-4">
        {role && <TeamNavigation role={role} path={path} />}
        {notice && <Notice tone={notice.failed ? "bad" : "ok"}>{notice.text}</Notice>}
        <Outlet />
      </div>
    </>
  );
}

function TeamNavigation({ role, path }: { role: StaffRole; path: string }) {
  return (
    <nav className="flex flex-wrap gap-1 border-b border-line pb-2" aria-label="Team">
      {PLACES.filter((place) => includesRole(role, place.role)).map(({ name, to }) => (
        <a
          key={to}
          className={`${PLACE} current:chosen-below`}
          href={to}
          aria-current={isAt(path, to) ? "page" : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

/** Whether a page is a place, or one below it; all of them are below Today. */
const isAt = (path: string, to: string) =>
  path === to || (to !== paths.team && path.startsWith(`${to}/`));

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, data } = readError(error);
  return <ErrorPage status={status} back={paths.dashboard} carried={data} />;
}
