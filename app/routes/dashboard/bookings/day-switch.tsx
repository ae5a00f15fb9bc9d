import { useFetcher } from "react-router";
import { momentOn } from "#app/domain/time/guyana-day.ts";
import { paths } from "#app/links.ts";
import { TextButton } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { FieldError } from "#app/ui/forms/field.tsx";
import { ShortDay } from "#app/ui/values/date-time.tsx";

type DaySwitchProps = {
  day: string;
  isOff: boolean;
  /** The page to come back to. */
  next: string;
};

/** Closes a day for new bookings, or opens it again, in place. */
export function DaySwitch({ day, isOff, next }: DaySwitchProps) {
  const fetcher = useFetcher<{ problem: string | null; errors: Record<string, string> }>();
  const problem = fetcher.data?.problem ?? fetcher.data?.errors.from;
  return (
    <fetcher.Form
      method="post"
      action={paths.daysOff}
      aria-busy={fetcher.state !== "idle"}
      className="print:hidden"
      preventScrollReset
    >
      <AccountField />
      <input type="hidden" name="next" value={next} />
      <TextButton className="text-sm text-link" name={isOff ? "workOn" : "from"} value={day}>
        {isOff ? "Open this day" : "Close this day"}
        <span className="sr-only">
          , <ShortDay at={momentOn(day)} />
        </span>
      </TextButton>
      {problem && <FieldError role="alert">{problem}</FieldError>}
    </fetcher.Form>
  );
}
