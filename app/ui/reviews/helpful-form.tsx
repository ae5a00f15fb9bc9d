import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { Num } from "../number.tsx";
import { reviewHref } from "./review-href.ts";

type HelpfulFormProps = {
  review: { id: string; helpfulCount: number; voted: boolean };
  /** Where to come back to. */
  here: string;
};

/** Helpful, with how many found it so; another press takes one's own vote back. */
export function HelpfulForm({ review, here }: HelpfulFormProps) {
  const { id, voted } = review;
  const action = `${reviewHref(id, "helpful")}?${new URLSearchParams({ next: here })}`;
  return (
    <form method="post" action={action}>
      <HelpfulButton helpfulCount={review.helpfulCount} voted={voted} />
      <input type="hidden" name="helpful" value={voted ? "off" : "on"} />
    </form>
  );
}

type HelpfulButtonProps = { helpfulCount: number; voted: boolean; size?: "small" | "compact" };

/** The button alone, for a form around it. */
export function HelpfulButton({ helpfulCount, voted, size = "small" }: HelpfulButtonProps) {
  return (
    <Button
      variant="secondary"
      size={size}
      className="fills-when-pressed stays-pressed"
      aria-pressed={voted}
    >
      <Icon name="thumbs-up" />
      Helpful (<Num of={helpfulCount} />)
    </Button>
  );
}
