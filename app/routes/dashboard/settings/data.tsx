import { data } from "react-router";
import { dataLinkToken } from "#app/auth/keys.ts";
import { hashToken } from "#app/auth/one-time-token.ts";
import { sessionHashOf } from "#app/auth/sessions.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { dataRequestedEmail } from "#app/email/account-emails.ts";
import { secondsUntil } from "#app/http/limit.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse } from "#app/http/respond.ts";
import { securityContext } from "#app/http/security-context.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { pageHead } from "#app/ui/head.ts";
import { DataPage } from "#app/ui/settings/data-page.tsx";
import { askForData, readDataLink } from "#db/accounts/data-links.ts";
import type { Route } from "./+types/data.ts";

const PAGE = paths.dataSettings;

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Download My Data | Kayap", unlisted: true });

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = signedIn(context);
  const now = context.get(clockContext)();
  const read = await tryDatabase(readDataLink(context.get(databaseContext), id, now));
  if (!read.ok) return refuse(503, { away: true, link: null });
  if (!read.value) return { away: false, link: null };
  const { askedAt, expiresAt } = read.value;
  const token = dataLinkToken(context.get(configContext).secret, id, askedAt);
  return { away: false, link: { href: `${PAGE}/${token}`, until: expiresAt } };
}

/** Makes the link, once a day (decision 63). */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId, email } = signedIn(context);
  const { appOrigin, secret } = context.get(configContext);
  const db = context.get(databaseContext);
  const seen = securityContext(request, context);
  const sessionHash = sessionHashOf(request) ?? "";
  const hash = hashToken(dataLinkToken(secret, userId, seen.now));
  const emailContent = dataRequestedEmail(appOrigin);
  const asked = await tryDatabase(
    askForData(db, { userId, sessionHash, email, hash, emailContent }, seen),
  );
  if (!asked.ok) {
    return data({ problem: "away" as const }, { status: 503, headers: { "Retry-After": "5" } });
  }
  if (asked.value) {
    const headers = { "Set-Cookie": noticeCookie(request, "data-ready") };
    return redirect(PAGE, { status: 303, headers });
  }
  const link = await tryDatabase(readDataLink(db, userId, seen.now));
  if (link.ok && !link.value) return redirect(PAGE, 303);
  const wait = link.ok && link.value ? secondsUntil(link.value.expiresAt, seen.now) : 5;
  const headers = { "Retry-After": String(wait) };
  return data({ problem: "today" as const }, { status: 429, headers });
}

export default function Data({ loaderData, actionData }: Route.ComponentProps) {
  return <DataPage {...loaderData} problem={actionData?.problem ?? null} />;
}
