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
      <HelpfulButton {...review} />
      <input type="hidden" name="helpful" value={voted ? "off" : "on"} />
    </form>
  );
}

/** The button alone, for a form around it. */
export function HelpfulButton({ helpfulCount, voted }: { helpfulCount: number; voted: boolean }) {
  return (
    <button className="btn alt s" aria-pressed={voted}>
      <Icon name="thumbs-up" />
      Helpful (<Num of={helpfulCount} />)
    </button>
  );
}
