import { useContext } from "react";
import { Link } from "react-router";
import type { QueueEntry } from "#app/domain/queue/entry.ts";
import { failedText } from "#app/domain/queue/words.ts";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { QueuedWritesContext } from "#app/ui/queue/queued-writes.ts";

/** On top of every page: what waited on the device and was refused when it arrived. */
export function RefusedWrites() {
  const writes = useContext(QueuedWritesContext);
  const entries = writes?.entries.filter((entry) => entry.refused !== null) ?? [];
  if (!writes || entries.length === 0) return null;
  return (
    <div className="stack-2 mb-4 with-panes:m-4 fills-screen:max-h-1/3 fills-screen:flex-none fills-screen:overflow-y-auto">
      {entries.map((entry) => (
        <RefusedWrite key={entry.id} entry={entry} dismiss={() => writes.remove(entry.id)} />
      ))}
    </div>
  );
}

type RefusedWriteProps = { entry: QueueEntry; dismiss: () => void };

function RefusedWrite({ entry, dismiss }: RefusedWriteProps) {
  const { text, page, open } = seenOf(entry);
  return (
    <Notice tone="bad">
      <p>
        <b>{failedText(entry)}</b> {entry.refused}
      </p>
      {text !== "" && <p className="line-clamp-3 wrap-anywhere">“{text}”</p>}
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link className="inline-flex min-h-11 items-center" to={page}>
          {open}
        </Link>
        <Button type="button" variant="secondary" size="small" onClick={dismiss}>
          {entry.kind === "message" ? "Discard" : "OK"}
        </Button>
      </p>
    </Notice>
  );
}

/** A refused form, and the page that it belongs to. */
function seenOf(entry: QueueEntry) {
  switch (entry.kind) {
    case "message":
      return { text: entry.content, page: entry.page, open: "Open the conversation" };
    case "transition":
      return { text: entry.reason, page: paths.booking(entry.bookingId), open: "Open the booking" };
    case "offer": {
      const text = new URLSearchParams(entry.form).get("message") ?? "";
      return { text, page: paths.job(entry.jobId), open: "Open the job" };
    }
  }
}
