import { NOT_DONE } from "#app/domain/failure.ts";
import { paths } from "#app/links.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { ShortWhen } from "#app/ui/date-time.tsx";
import { Button, ButtonLink } from "../button.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { Notice } from "../notice.tsx";
import { Panel } from "../panel.tsx";

type DataLink = {
  href: string;
  /** UTC milliseconds. */
  until: number;
};

type DataPageProps = {
  link: DataLink | null;
  /** Why a link could not be made. */
  problem: "today" | "unavailable" | null;
};

/** Where a person gets everything we store about them: a link once a day that works for 24 hours (decision 63). */
export function DataPage({ link, problem }: DataPageProps) {
  return (
    <DashboardPage title="Download my data">
      <Panel className="stack-4 max-w-text">
        {problem === "unavailable" && <Notice tone="bad">{NOT_DONE}</Notice>}
        {problem === "today" && (
          <Notice tone="bad">
            You have asked for your data today.
            {link && (
              <>
                {" "}
                You can ask again from <ShortWhen at={link.until} />.
              </>
            )}
          </Notice>
        )}
        <p>
          One archive (.zip): your photos, and a file (kayap.json) with your profile, settings,
          services, bookings, messages, reviews, saved services and everything else that is yours.
        </p>
        {link ? <DataLinkReady {...link} /> : <DataLinkForm />}
      </Panel>
    </DashboardPage>
  );
}

function DataLinkForm() {
  return (
    <form method="post" className="stack-4">
      <AccountField />
      <p>
        We make a link that works for 24 hours, only for you and only while you are signed in. You
        can ask for one once a day.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button>Ask for my data</Button>
        <ButtonLink variant="secondary" to={paths.settings}>
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}

function DataLinkReady({ href, until }: DataLink) {
  return (
    <>
      <p>
        Your link is ready. It works until <ShortWhen at={until} />, only for you and only while you
        are signed in. After that you can ask for a new one.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink href={href}>Download the archive</ButtonLink>
        <ButtonLink variant="secondary" to={paths.settings}>
          Back to Settings
        </ButtonLink>
      </div>
    </>
  );
}
