import { data } from "react-router";
import { z } from "zod";
import { isToken } from "#app/auth/one-time-token.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { emailKindSchema } from "#app/domain/email/kinds.ts";
import { idSchema } from "#app/domain/id.ts";
import { stopPath, stops } from "#app/email/unsubscribe-link.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { privateMeta } from "#app/ui/head.ts";
import { EmailUnsubscribePage } from "#app/ui/site/email-unsubscribe-page.tsx";
import { unsubscribeFrom } from "#db/settings/settings.ts";
import type { Route } from "./+types/email-unsubscribe.ts";

export const meta = () => privateMeta("E-mail from Kayap", { secretAddress: true });

const linkSchema = z.object({
  sort: emailKindSchema,
  of: idSchema,
  token: z.string().refine(isToken),
});

/** What a link ends and for whom; null unless we made it. */
function linkIn(search: URLSearchParams, secret: string) {
  const { success, data: link } = linkSchema.safeParse(Object.fromEntries(search));
  return success && stops(secret, link.sort, link.of, link.token) ? link : null;
}

export function loader({ url, context }: Route.LoaderArgs) {
  const { secret } = context.get(configContext);
  const link = linkIn(url.searchParams, secret);
  if (!link) return data({ sort: null, path: null }, { status: 404 });
  return data({ sort: link.sort, path: stopPath(secret, link.sort, link.of) });
}

/** Answers 200 itself: a mail program that unsubscribes with one click follows no redirect (RFC 8058). */
export async function action({ url, context }: Route.ActionArgs) {
  const link = linkIn(url.searchParams, context.get(configContext).secret);
  if (!link) return data("unknown" as const, { status: 404 });
  const now = context.get(clockContext)();
  const done = await tryDatabase(
    unsubscribeFrom(context.get(databaseContext), link.of, link.sort, now),
  );
  if (!done.ok) return data("failed" as const, { status: 503, headers: { "Retry-After": "5" } });
  return data("done" as const);
}

export default function EmailUnsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return <EmailUnsubscribePage {...loaderData} outcome={actionData} />;
}
