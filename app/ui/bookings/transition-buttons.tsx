import { useFetcher } from "react-router";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { VersionField } from "#app/ui/version-field.tsx";

type TransitionButtonProps = {
  id: string;
  steps: readonly Step[];
  next: string;
  /** Of the booking, where the buttons answer to a proposal. */
  version?: number;
};
type Step = {
  step: "accept" | "decline" | "complete" | "no-show" | "accept-proposal" | "decline-proposal";
  name: string;
  icon?: string;
  alt?: boolean;
};

/** Buttons that take a step with a booking in place. What could not be done is said beside them. */
export function TransitionButtons({ id, steps, next, version }: TransitionButtonProps) {
  const fetcher = useFetcher<{ problem: string | null }>();
  const waiting = fetcher.state !== "idle";
  const problem = fetcher.data?.problem ?? null;
  return (
    <fetcher.Form method="post" action={paths.booking(id)} aria-busy={waiting}>
      <input type="hidden" name="next" value={next} />
      {version !== undefined && <VersionField version={version} />}
      <div className="flex flex-wrap items-center gap-2">
        {steps.map(({ step, name, icon, alt }) => (
          <Button
            key={step}
            variant={alt ? "secondary" : "primary"}
            size="small"
            name="step"
            value={step}
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

export const ANSWER: readonly Step[] = [
  { step: "accept", name: "Accept", icon: "check" },
  { step: "decline", name: "Decline", alt: true },
];
export const COMPLETE: readonly Step[] = [
  { step: "complete", name: "Mark as Completed", icon: "check-check", alt: true },
];
