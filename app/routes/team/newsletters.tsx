import { databaseContext } from "#app/context.ts";
import { NEWSLETTER_STATE_NAMES } from "#app/domain/team/newsletters.ts";
import { readForPage } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { GuyanaWhen } from "#app/ui/values/date-time.tsx";
import { type NewsletterFacts, readNewsletters } from "#db/team/newsletters.ts";
import type { Route } from "./+types/newsletters.ts";

export const meta = () => privateMeta("Newsletter");

export async function loader({ context }: Route.LoaderArgs) {
  return { newsletters: await readForPage(readNewsletters(context.get(databaseContext))) };
}

/** The newsletters, newest first. */
export default function Newsletters({ loaderData: { newsletters } }: Route.ComponentProps) {
  return (
    <DashboardPage
      title="Newsletter"
      action={<ButtonLink href={paths.teamNewsletter("new")}>Write a newsletter</ButtonLink>}
    >
      <p className="max-w-text text-soft">
        Kayap news for those who asked for it. We promise it once a month.
      </p>
      {newsletters.length === 0 ? (
        <Empty title="No newsletter yet" icon="mail">
          <p className="text-soft">What you write is kept here as a draft until you send it.</p>
        </Empty>
      ) : (
        <Panel as="ul" variant="slim">
          {newsletters.map((newsletter) => (
            <NewsletterLine key={newsletter.id} {...newsletter} />
          ))}
        </Panel>
      )}
    </DashboardPage>
  );
}

function NewsletterLine({ id, subject, region, state, createdAt, ...counts }: NewsletterFacts) {
  const { queued, sent, failed, unsubscribed, sendingSince } = counts;
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <a
        className="inline-flex min-h-11 items-center font-bold wrap-anywhere"
        href={paths.teamNewsletter(id)}
      >
        {subject}
      </a>
      <p>
        <b>{NEWSLETTER_STATE_NAMES[state]}</b>, to {region || "everybody"}
        {sendingSince !== null && (
          <>
            : {queued} queued, {sent} sent, {failed} failed, {unsubscribed} unsubscribed
          </>
        )}
      </p>
      <p className="text-sm text-soft">
        <GuyanaWhen at={sendingSince ?? createdAt} />
      </p>
    </li>
  );
}
