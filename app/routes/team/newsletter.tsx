import { data } from "react-router";
import { actOnNewsletter, newsletterPreview } from "#app/actions/team/send-newsletter.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import { isId } from "#app/domain/id.ts";
import { NEWSLETTER_STATE_NAMES, newsletterFormSchema } from "#app/domain/team/newsletters.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { type Newsletter, readNewsletter } from "#db/team/newsletters.ts";
import type { Route } from "./+types/newsletter.ts";
import { NewsletterCounts } from "./newsletter-counts.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";
import { NewsletterPreview } from "./newsletter-preview.tsx";
import { SendNewsletter } from "./send-newsletter.tsx";

const NEW = "new";

export const meta = () => privateMeta("Newsletter");

export async function loader({ context, params: { newsletterId }, url }: Route.LoaderArgs) {
  if (newsletterId === NEW) {
    return { newsletter: null, id: crypto.randomUUID(), text: "", asks: false };
  }
  const now = context.get(clockContext)();
  const newsletter = isId(newsletterId)
    ? await readForPage(readNewsletter(context.get(databaseContext), newsletterId, now))
    : null;
  if (!newsletter) throw data(null, { status: 404 });
  const { text } = newsletterPreview(context, newsletter);
  return { newsletter, id: newsletter.id, text, asks: url.searchParams.has("send") };
}

const NOT_DONE_NOW =
  "Nothing was done: the newsletter was changed, sent or stopped meanwhile, or another one was sent to these subscribers in the last 28 days.";

const NOTICES = {
  save: "newsletter-saved",
  test: "newsletter-tested",
  send: "newsletter-started",
  stop: "newsletter-stopped",
} as const;

export async function action({ request, context, params: { newsletterId } }: Route.ActionArgs) {
  const form = await readForm(request, newsletterFormSchema);
  if (!form.ok) {
    const { status, values, errors } = form;
    return refuse(status, { values, errors, problem: null });
  }
  const fields = form.data.intent === "save" ? form.data : null;
  const { subject = "", content = "", region = "", draft = "" } = fields ?? {};
  const refusePage = (status: number, problem: string) => {
    const values = fields ? { subject, content, region, draft } : {};
    return refuse(status, { values, errors: {}, problem });
  };
  const id = newsletterId === NEW ? draft : newsletterId;
  if (!isId(id)) throw data(null, { status: 404 });
  const db = context.get(databaseContext);
  const now = context.get(clockContext)();
  const reading = await tryDatabase(
    newsletterId === NEW ? Promise.resolve(null) : readNewsletter(db, id, now),
  );
  if (!reading.ok) return refusePage(503, NOT_DONE);
  const stored = reading.value;
  if (!stored && newsletterId !== NEW) throw data(null, { status: 404 });
  const outcome = await tryDatabase(actOnNewsletter(context, { id, stored, form: form.data }));
  if (!outcome.ok) return refusePage(503, NOT_DONE);
  if (!outcome.value) {
    const again = await tryDatabase(fields ? readNewsletter(db, id, now) : Promise.resolve(null));
    if (!(again.ok && again.value && fields && isSame(again.value, fields))) {
      return refusePage(409, NOT_DONE_NOW);
    }
  }
  const notice = NOTICES[form.data.intent];
  return seeOther(paths.teamNewsletter(id), { request, notice });
}

/** Whether a draft is stored as its form has it, as when only the answer to it was lost. */
const isSame = (stored: Newsletter, fields: Pick<Newsletter, "subject" | "content" | "region">) =>
  stored.subject === fields.subject &&
  stored.content === fields.content &&
  stored.region === fields.region;

/** A newsletter: written, tried, sent and stopped here. */
export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { newsletter, id, text, asks } = loaderData;
  const { values = {}, errors = {}, problem = null } = actionData ?? {};
  const isDraft = newsletter === null || newsletter.state === "draft";
  const isSaved = newsletter !== null && Object.keys(values).length === 0;
  return (
    <DashboardPage title={newsletter ? newsletter.subject : "Write a newsletter"}>
      <p className="max-w-text text-soft">
        {isDraft
          ? "Write and save it, look at it, send yourself a test, and then send it to the subscribers."
          : `${NEWSLETTER_STATE_NAMES[newsletter.state]}, to ${newsletter.region || "everybody"}. The text cannot be changed any more.`}
      </p>
      <Problem>{problem}</Problem>
      {newsletter && !isDraft && <NewsletterCounts newsletter={newsletter} />}
      {isDraft && (
        <NewsletterForm
          draft={id}
          version={newsletter?.version ?? 0}
          values={{ ...newsletter, ...values }}
          errors={errors}
        />
      )}
      {newsletter && <NewsletterPreview newsletter={newsletter} text={text} />}
      {newsletter && isDraft && isSaved && <SendNewsletter newsletter={newsletter} asks={asks} />}
    </DashboardPage>
  );
}
