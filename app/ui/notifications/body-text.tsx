import { Fragment } from "react";
import type { NotificationBody } from "#app/domain/notifications/body.ts";
import { ShortWhen } from "#app/ui/values/date-time.tsx";

/** What a notification says, with its moments in the format of whoever reads it; nothing when it says no more than its title. */
export function NotificationBodyText({ body }: { body: NotificationBody }) {
  if (body.join("") === "") return null;
  return (
    <span>
      {body.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a body never change
        <Fragment key={i}>{typeof part === "number" ? <ShortWhen at={part} /> : part}</Fragment>
      ))}
    </span>
  );
}
