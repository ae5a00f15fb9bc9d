import { requestNewsletter } from "#app/actions/email/request-newsletter.ts";
import { newsletterSchema } from "#app/domain/notifications/newsletter.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { returnTo } from "#app/http/return-to.ts";
import { paths } from "#app/links.ts";
import { privateMeta } from "#app/ui/pages/head.ts";
import {
  NewsletterConfirmed,
  NewsletterPage,
  NewsletterSent,
} from "#app/ui/site/newsletter-page.tsx";
import type { Route } from "./+types/newsletter.ts";

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
  const result = await tryDatabase(requestNewsletter(request, context, email));
  if (!result.ok) {
    const page = { values: { email, ...(next && { next }) }, errors: {}, problem: NOT_STORED };
    return refuse(503, page);
  }
  const query = new URLSearchParams({ step: "sent", ...(next && { next }) });
  return seeOther(`${paths.newsletter}?${query}`, { request });
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
