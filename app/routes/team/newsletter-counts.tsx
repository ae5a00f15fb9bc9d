import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { GuyanaWhen } from "#app/ui/values/date-time.tsx";
import { Stat, StatGrid } from "#app/ui/values/stat.tsx";
import type { Newsletter } from "#db/team/newsletters.ts";

/** How far the sending is, and the button that stops it. */
export function NewsletterCounts({ newsletter }: { newsletter: Newsletter }) {
  const { id, state, subscribers, queued, sent, failed, unsubscribed } = newsletter;
  const { sendingSince, endedAt } = newsletter;
  return (
    <>
      <StatGrid columns={4}>
        <Stat name="queued" icon="clock" value={queued} />
        <Stat name="sent" icon="circle-check" value={sent} />
        <Stat name="failed" icon="circle-alert" value={failed} />
        <Stat name="unsubscribed" icon="x" value={unsubscribed} />
      </StatGrid>
      <p className="text-soft">
        {sendingSince !== null && (
          <>
            Sending began <GuyanaWhen at={sendingSince} />
          </>
        )}
        {endedAt !== null && (
          <>
            {" "}
            and ended <GuyanaWhen at={endedAt} />
          </>
        )}
        .{state === "sending" && ` ${subscribers} subscribers get it.`}
      </p>
      {state === "sending" && (
        <form method="post" action={paths.teamNewsletter(id)}>
          <AccountField />
          <Button variant="danger" name="intent" value="stop">
            Stop sending
          </Button>
        </form>
      )}
    </>
  );
}
