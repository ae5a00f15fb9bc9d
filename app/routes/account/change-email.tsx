import type { RouterContextProvider } from "react-router";
import { unsubscribeToken } from "#app/auth/keys.ts";
import { hashToken } from "#app/auth/one-time-token.ts";
import { clockContext, configContext, databaseContext, userContext } from "#app/context.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { redirect } from "#app/http/redirect.ts";
import { securityContext } from "#app/http/security-context.ts";
import { loadToken, spendToken } from "#app/http/token-link.ts";
import { emailChangedLetter } from "#app/mail/account-letters.ts";
import { pageHead } from "#app/ui/head.ts";
import { TokenPage } from "#app/ui/site/token-page.tsx";
import { confirmEmailChange, readEmailChange } from "#db/people/email-change.ts";
import type { Route } from "./+types/change-email.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  ...pageHead(root.loaderData.origin, { title: "Confirm Your New E-mail | Kayap", unlisted: true }),
  { name: "referrer", content: "strict-origin" },
];

export const loader = ({ url }: Route.LoaderArgs) => loadToken(url);

export async function action({ request, url, context }: Route.ActionArgs) {
  const changed = await spendToken(url, (tokenHash) => change(request, context, tokenHash));
  if (!changed.ok) return changed.page;
  const headers = { "Set-Cookie": noticeCookie(request, "email-changed") };
  const goal = context.get(userContext) ? "/dashboard/settings" : "/login";
  return redirect(goal, { status: 303, headers });
}

async function change(
  request: Request,
  context: Readonly<RouterContextProvider>,
  tokenHash: string,
): Promise<boolean> {
  const db = context.get(databaseContext);
  const { secret, supportEmail } = context.get(configContext);
  const wanted = await readEmailChange(db, tokenHash, context.get(clockContext)());
  if (!wanted) return false;
  return confirmEmailChange(db, {
    ...wanted,
    tokenHash,
    unsubscribeHash: hashToken(unsubscribeToken(secret, "newsletter", wanted.to)),
    letter: emailChangedLetter(supportEmail),
    context: securityContext(request, context),
  });
}

export default function ChangeEmail({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <TokenPage
      title="Confirm your new e-mail"
      text="One press, and this address takes the place of the old one."
      button="Confirm my e-mail"
      path="/change-email"
      token={actionData === "unknown" ? null : token}
      failed={actionData === "failed"}
    />
  );
}
