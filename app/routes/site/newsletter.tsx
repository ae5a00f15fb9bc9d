import { data, type RouterContextProvider } from "react-router";
import { unsubscribeToken } from "#app/auth/keys.ts";
import { hashToken, newToken } from "#app/auth/one-time-token.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { HOUR_MS } from "#app/domain/durations.ts";
import { newsletterSchema } from "#app/domain/email/newsletter.ts";
import { newsletterConfirmEmail, newsletterLinks } from "#app/email/newsletter-email.ts";
import { clientAddress } from "#app/http/client-address.ts";
import { secondsToWait } from "#app/http/limit.ts";
import { readForm } from "#app/http/read-form.ts";
import { redirect } from "#app/http/redirect.ts";
import { returnTo } from "#app/http/return-to.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { privateMeta } from "#app/ui/head.ts";
import {
  NewsletterConfirmed,
  NewsletterPage,
  NewsletterSent,
} from "#app/ui/site/newsletter-page.tsx";
import { askToConfirm } from "#db/email/newsletter.ts";
import type { Route } from "./+types/newsletter.ts";

const EMAILS = { action: "newsletter", most: 3, windowMs: HOUR_MS };
// Mobile carriers put many people behind one address, so this one is wide.
const CONNECTION = { action: "newsletter-from", name: "newsletter", most: 30, windowMs: HOUR_MS };

const NOT_NOTED = "We could not note your address right now. Please try again in a moment.";

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
    return data({ values, errors, problem: null }, { status: form.status });
  }
  const { email } = form.data;
  const next = returnTo(form.data.next, null);
  const asked = await tryDatabase(ask(request, context, email));
  if (!asked.ok) {
    const page = { values: { email, ...(next && { next }) }, errors: {}, problem: NOT_NOTED };
    return data(page, { status: 503, headers: { "Retry-After": "5" } });
  }
  const query = new URLSearchParams({ step: "sent", ...(next && { next }) });
  return redirect(`${paths.newsletter}?${query}`, 303);
}

/** Queues the letter, unless this address or connection had enough of them; nobody is told which. */
async function ask(request: Request, context: Readonly<RouterContextProvider>, email: string) {
  if (await secondsToWait(context, CONNECTION, clientAddress(request))) return;
  if (await secondsToWait(context, EMAILS, email)) return;
  const { appOrigin, secret } = context.get(configContext);
  const unsubscribe = unsubscribeToken(secret, "newsletter", email);
  const tokens = { confirm: newToken(), unsubscribe };
  const links = newsletterLinks(appOrigin, tokens);
  await askToConfirm(context.get(databaseContext), {
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
