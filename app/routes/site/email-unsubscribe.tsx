import { data } from "react-router";
import { endEmailsByLink } from "#app/actions/email/end-emails.ts";
import { configContext } from "#app/context.ts";
import { EMAIL_KIND_TEXTS, type EmailKind } from "#app/domain/email/kinds.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import { readUnsubscribeLink, unsubscribePath } from "#app/email/links/unsubscribe-link.ts";
import { redirect } from "#app/http/responses/redirect.ts";
import { refuse } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { NarrowMain } from "#app/ui/pages/page.tsx";
import type { Route } from "./+types/email-unsubscribe.ts";

export const meta = () => privateMeta("E-mail from Kayap", { secretAddress: true });

/**
 * Leads from the address in older e-mails to today's. A POST is answered where it arrives: the e-mail program that
 * unsubscribes with one click follows no redirect (RFC 8058).
 */
const redirectOldAddress: Route.MiddlewareFunction = ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  if (request.method === "POST" || pathname === paths.emailUnsubscribe) return next();
  throw redirect(`${paths.emailUnsubscribe}${search}`, 301);
};

export const middleware: Route.MiddlewareFunction[] = [redirectOldAddress];

export function loader({ url, context }: Route.LoaderArgs) {
  const { secret } = context.get(configContext);
  const link = readUnsubscribeLink(secret, url.searchParams);
  if (!link) return refuse(404, { kind: null, path: null });
  return data({ kind: link.kind, path: unsubscribePath(secret, link.kind, link.userId) });
}

/** Answers with 200 itself and not with a redirect (RFC 8058). */
export async function action({ url, context }: Route.ActionArgs) {
  const link = readUnsubscribeLink(context.get(configContext).secret, url.searchParams);
  if (!link) return refuse(404, "unknown" as const);
  const result = await tryDatabase(endEmailsByLink(context, link));
  return result.ok ? data("done" as const) : refuse(503, "failed" as const);
}

export default function EmailUnsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return <EmailUnsubscribePage {...loaderData} outcome={actionData} />;
}

type EmailUnsubscribeProps = {
  /** Null when the link was not made by us. */
  kind: EmailKind | null;
  /** Where the button leads. */
  path: string | null;
  outcome: "done" | "failed" | "unknown" | undefined;
};

/** The page of the unsubscribe link in an e-mail: opening it changes nothing, its button unsubscribes. */
function EmailUnsubscribePage({ kind, path, outcome }: EmailUnsubscribeProps) {
  return (
    <NarrowMain>
      <h1>E-mail from Kayap</h1>
      {outcome === "failed" && <Notice tone="bad">{NOT_DONE}</Notice>}
      {kind && path && outcome !== "done" && (
        <form className="stack-4" method="post" action={path}>
          <AccountField />
          <p>Tap the button and we send you no more {EMAIL_KIND_TEXTS[kind]}.</p>
          <Button>Stop these e-mails</Button>
        </form>
      )}
      {kind && outcome === "done" && (
        <Notice tone="ok">We send you no more {EMAIL_KIND_TEXTS[kind]}.</Notice>
      )}
      {!kind && (
        <Notice tone="bad">This link is not complete. Open it from the e-mail again.</Notice>
      )}
      <ButtonLink variant="secondary" href={paths.settings}>
        Choose in your settings
      </ButtonLink>
    </NarrowMain>
  );
}
