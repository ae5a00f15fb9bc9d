import { createContext, data, type RouterContextProvider } from "react-router";
import { archiveOf } from "#app/actions/accounts/data-export.ts";
import { hashToken, isToken } from "#app/auth/one-time-token.ts";
import { clockContext, databaseContext, photosContext } from "#app/context.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import { isOfScript } from "#app/http/data-path.ts";
import { redirectDocument } from "#app/http/responses/redirect.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { findDataLink } from "#db/accounts/data-links.ts";
import { readOwnData } from "#db/data-export/data-export.ts";
import type { Route } from "./+types/data-archive.ts";

type Link = Awaited<ReturnType<typeof readLink>>;
const linkContext = createContext<Link>();

export const meta = () => privateMeta("Download my data");

/** Answers with the archive itself: a middleware may return a response of its own, the loader of a page may not. */
const sendArchive: Route.MiddlewareFunction = async ({ request, params, context }, next) => {
  const link = await readLink(context, params.key);
  context.set(linkContext, link);
  if (isOfScript(request) || request.method === "POST" || !link.ok || link.value !== "valid")
    return next();
  const { id } = signedIn(context);
  const ownData = await tryDatabase(readOwnData(context.get(databaseContext), id));
  if (!ownData.ok) {
    context.set(linkContext, ownData);
    return next();
  }
  const now = context.get(clockContext)();
  return new Response(archiveOf(context.get(photosContext).bucket, ownData.value, now), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="kayap-${dayOf(now)}.zip"`,
      "Cache-Control": "private, no-store",
    },
  });
};

export const middleware: Route.MiddlewareFunction[] = [sendArchive];

/** Whether a link of this person is valid now; somebody else's is unknown. */
async function readLink(context: Readonly<RouterContextProvider>, key: string) {
  if (!isToken(key)) return { ok: true as const, value: null };
  const { id: userId } = signedIn(context);
  const now = context.get(clockContext)();
  const link = { userId, hash: hashToken(key), now };
  return tryDatabase(findDataLink(context.get(databaseContext), link));
}

/** Runs only where the archive is not the answer. */
export function loader({ params, context }: Route.LoaderArgs) {
  const link = context.get(linkContext);
  if (!link.ok) throw refuse(503, null);
  if (link.value === "expired") return data(null, { status: 410 });
  if (link.value === null) throw data(null, { status: 404 });
  throw redirectDocument(paths.dataArchive(params.key));
}

/** In place of an archive whose link has expired. */
export default function DataArchive() {
  return (
    <DashboardPage title="Download my data">
      <Panel className="stack-4 max-w-text">
        <p>
          <b>This link has expired.</b> A link to your data works for 24 hours. You can ask for a
          new one now.
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <ButtonLink to={paths.dataSettings}>Ask for a new link</ButtonLink>
        </div>
      </Panel>
    </DashboardPage>
  );
}
