import type { RouterContextProvider } from "react-router";
import { unsubscribeToken } from "#app/auth/keys.ts";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { HOUR_MS } from "#app/domain/durations.ts";
import { newsletterSchema } from "#app/domain/email/newsletter.ts";
import { newsletterConfirmEmail, newsletterLinks } from "#app/email/newsletter-email.ts";
import { clientAddress } from "#app/http/client-address.ts";
import { secondsToWaitForAll } from "#app/http/limit.ts";
import { readForm } from "#app/http/read-form.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { returnTo } from "#app/http/return-to.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { privateMeta } from "#app/ui/head.ts";
import {
  NewsletterConfirmed,
  NewsletterPage,
  NewsletterSent,
} from "#app/ui/site/newsletter-page.tsx";
import { requestConfirmation } from "#db/email/newsletter.ts";
import type { Route } from "./+types/newsletter.ts";

const EMAILS = { action: "newsletter", most: 3, windowMs: HOUR_MS };
// Mobile carriers put many people behind one address, so this one is wide.
const CONNECTION = { action: "newsletter-from", name: "newsletter", most: 30, windowMs: HOUR_MS };

const NOT_STORED = "We could not store your address right now. Please try again in a moment.";

export const meta = () => privateMeta("Newsletter");

export function loader({ url }: Route.LoaderArgs) {
  const step = url.searchParams.get("step");
  const next = returnTo(url.searchParams.get("next"), "/");
  return { step: step === "sent" || step === "confirmed" ? step : null, next };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, newsletterSchema);
  if (!form.ok) {
    const { values, errors } = form;
    return refuse(form.status, { values, errors, problem: null });
  }
  const { email } = form.data;
  const next = returnTo(form.data.next, null);
  const result = await tryDatabase(subscribe(request, context, email));
  if (!result.ok) {
    const page = { values: { email, ...(next && { next }) }, errors: {}, problem: NOT_STORED };
    return refuse(503, page);
  }
  const query = new URLSearchParams({ step: "sent", ...(next && { next }) });
  return seeOther(`${paths.newsletter}?${query}`, { request });
}

/** Queues the confirmation e-mail, unless this address or connection is at its limit; the answer does not say which. */
async function subscribe(
  request: Request,
  context: Readonly<RouterContextProvider>,
  email: string,
) {
  const limits = [
    { ...CONNECTION, subject: clientAddress(request) },
    { ...EMAILS, subject: email },
  ];
  if (await secondsToWaitForAll(context, limits)) return;
  const { appOrigin, secret } = context.get(configContext);
  const unsubscribe = unsubscribeToken(secret, "newsletter", email);
  const tokens = { confirm: newToken(), unsubscribe };
  const links = newsletterLinks(appOrigin, tokens);
  await requestConfirmation(context.get(databaseContext), {
    email,
    confirmHash: hashToken(tokens.confirm),
    unsubscribeHash: hashToken(tokens.unsubscribe),
    emailContent: newsletterConfirmEmail(links),
    at: context.get(clockContext)(),
  });
}

export default function Newsletter({
  loaderData: { step, next },
  actionData,
}: Route.ComponentProps) {
  if (!actionData && step === "sent") return <NewsletterSent next={next} />;
  if (!actionData && step === "confirmed") return <NewsletterConfirmed />;
  return (
    <NewsletterPage
      values={{ next, ...actionData?.values }}
      errors={actionData?.errors ?? {}}
      problem={actionData?.problem ?? null}
    />
  );
}
