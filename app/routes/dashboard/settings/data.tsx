import { dataLinkToken } from "#app/auth/keys.ts";
import { hashToken } from "#app/auth/one-time-token.ts";
import { sessionHashOf } from "#app/auth/sessions.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { dataRequestedEmail } from "#app/email/account-emails.ts";
import { secondsUntil } from "#app/http/limit.ts";
import { redirect } from "#app/http/redirect.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { securityContext } from "#app/http/security-context.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { readForPage, tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { privateMeta } from "#app/ui/head.ts";
import { DataPage } from "#app/ui/settings/data-page.tsx";
import { readDataLink, requestDataLink } from "#db/accounts/data-links.ts";
import type { Route } from "./+types/data.ts";

const PAGE = paths.dataSettings;

export const meta = () => privateMeta("Download my data");

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = signedIn(context);
  const now = context.get(clockContext)();
  const link = await readForPage(readDataLink(context.get(databaseContext), id, now));
  if (!link) return { link: null };
  const token = dataLinkToken(context.get(configContext).secret, id, link.requestedAt);
  return { link: { href: `${PAGE}/${token}`, until: link.expiresAt } };
}

/** Makes the link, once a day (decision 63). */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId, email } = signedIn(context);
  const { appOrigin, secret } = context.get(configContext);
  const db = context.get(databaseContext);
  const origin = securityContext(request, context);
  const sessionHash = sessionHashOf(request) ?? "";
  const hash = hashToken(dataLinkToken(secret, userId, origin.now));
  const emailContent = dataRequestedEmail(appOrigin);
  const made = await tryDatabase(
    requestDataLink(db, { userId, sessionHash, email, hash, emailContent }, origin),
  );
  if (!made.ok) return refuse(503, { problem: "unavailable" as const });
  if (made.value) return seeOther(PAGE, { request, notice: "data-ready" });
  const link = await tryDatabase(readDataLink(db, userId, origin.now));
  if (link.ok && !link.value) return redirect(PAGE, 303);
  const retryAfter = link.ok && link.value ? secondsUntil(link.value.expiresAt, origin.now) : 5;
  return refuse(429, { problem: "today" as const }, { retryAfter });
}

export default function Data({ loaderData, actionData }: Route.ComponentProps) {
  return <DataPage {...loaderData} problem={actionData?.problem ?? null} />;
}
