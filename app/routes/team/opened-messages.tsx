import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { GuyanaWhen } from "#app/ui/values/date-time.tsx";
import type { OpenedMessage } from "#db/team/report-decisions.ts";

/** The button that shows the messages. Without a tap nobody reads them, and the log stores who tapped. */
export function OpenMessages() {
  return (
    <Panel as="form" method="post" className="stack-2">
      <AccountField />
      <h2>Messages</h2>
      <p>Open them only if you need them to decide. The log keeps that you did.</p>
      <Button variant="secondary" name="intent" value="open">
        Open the messages
      </Button>
    </Panel>
  );
}

type OpenedMessagesProps = { messages: readonly OpenedMessage[]; reportedAt: number };

/** The messages around a report. */
export function OpenedMessages({ messages, reportedAt }: OpenedMessagesProps) {
  if (messages.length === 0) return <p className="text-soft">There are no messages any more.</p>;
  return (
    <Panel className="stack-2">
      <h2>Messages around the report</h2>
      <ol>
        {messages.map(({ id, sender, content, createdAt }) => (
          <li key={id} className="border-t border-line py-2 first:border-t-0">
            <p className="text-sm text-soft">
              <b>{sender ?? "Somebody who has left"}</b>, <GuyanaWhen at={createdAt} />
              {createdAt > reportedAt && ", after the report"}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{content}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
