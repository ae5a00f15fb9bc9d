import { createContext, data, type RouterContextProvider } from "react-router";
import { archiveOf } from "#app/actions/accounts/data-export.ts";
import { hashToken, isToken } from "#app/auth/one-time-token.ts";
import { clockContext, databaseContext, photosContext } from "#app/context.ts";
import { dayOf } from "#app/domain/guyana-day.ts";
import { redirectDocument } from "#app/http/redirect.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { pageHead } from "#app/ui/head.ts";
import { DataLinkOver } from "#app/ui/settings/data-link-over.tsx";
import { findDataLink } from "#db/accounts/data-links.ts";
import { readOwnData } from "#db/data-export.ts";
import type { Route } from "./+types/data-archive.ts";

type Link = Awaited<ReturnType<typeof linkHere>>;
const linkContext = createContext<Link>();

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Download My Data | Kayap", unlisted: true });

/** Answers with the archive itself, which the loader of a page cannot. */
const sendArchive: Route.MiddlewareFunction = async ({ request, params, context }, next) => {
  const link = await linkHere(context, params.key);
  context.set(linkContext, link);
  const isData = new URL(request.url).pathname.endsWith(".data");
  if (isData || request.method === "POST" || !link.ok || link.value !== "works") return next();
  const { id } = signedIn(context);
  const own = await tryDatabase(readOwnData(context.get(databaseContext), id));
  if (!own.ok) {
    context.set(linkContext, own);
    return next();
  }
  const now = context.get(clockContext)();
  return new Response(archiveOf(context.get(photosContext).bucket, own.value, now), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="kayap-${dayOf(now)}.zip"`,
      "Cache-Control": "private, no-store",
    },
  });
};

export const middleware: Route.MiddlewareFunction[] = [sendArchive];

/** What a link of this person is worth now; one of somebody else is unknown. */
async function linkHere(context: Readonly<RouterContextProvider>, key: string) {
  if (!isToken(key)) return { ok: true as const, value: null };
  const { id: userId } = signedIn(context);
  const now = context.get(clockContext)();
  const link = { userId, hash: hashToken(key), now };
  return tryDatabase(findDataLink(context.get(databaseContext), link));
}

/** Only for what is not the archive. */
export function loader({ params, context }: Route.LoaderArgs) {
  const link = context.get(linkContext);
  if (!link.ok) throw data(null, { status: 503, headers: { "Retry-After": "5" } });
  if (link.value === "over") return data(null, { status: 410 });
  if (link.value === null) throw data(null, { status: 404 });
  throw redirectDocument(`/dashboard/settings/data/${params.key}`);
}

export default function DataArchive() {
  return <DataLinkOver />;
}
