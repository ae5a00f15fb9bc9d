import { useFetcher } from "react-router";
import type { TransitionInPlace } from "#app/domain/bookings/transitions.ts";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { VersionField } from "#app/ui/version-field.tsx";

type TransitionButtonProps = {
  id: string;
  buttons: readonly TransitionButton[];
  /** The page to come back to. */
  next: string;
  /** Of the booking, where the buttons answer to a proposal. */
  version?: number;
};
type TransitionButton = {
  transition: TransitionInPlace;
  name: string;
  icon?: string;
  secondary?: boolean;
};

/** Buttons that apply a transition to a booking in place. Why one was refused is shown below them. */
export function TransitionButtons({ id, buttons, next, version }: TransitionButtonProps) {
  const fetcher = useFetcher<{ problem: string | null }>();
  const waiting = fetcher.state !== "idle";
  const problem = fetcher.data?.problem ?? null;
  return (
    <fetcher.Form method="post" action={paths.booking(id)} aria-busy={waiting}>
      <input type="hidden" name="next" value={next} />
      {version !== undefined && <VersionField version={version} />}
      <div className="flex flex-wrap items-center gap-2">
        {buttons.map(({ transition, name, icon, secondary }) => (
          <Button
            key={transition}
            variant={secondary ? "secondary" : "primary"}
            size="small"
            name="step"
            value={transition}
          >
            {icon && <Icon name={icon} />}
            {name}
          </Button>
        ))}
      </div>
      {problem && <FieldError role="alert">{problem}</FieldError>}
    </fetcher.Form>
  );
}

export const ANSWER: readonly TransitionButton[] = [
  { transition: "accept", name: "Accept", icon: "check" },
  { transition: "decline", name: "Decline", secondary: true },
];
export const COMPLETE: readonly TransitionButton[] = [
  { transition: "complete", name: "Mark as Completed", icon: "check-check", secondary: true },
];
