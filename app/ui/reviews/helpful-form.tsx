import { Icon } from "../icon.tsx";
import { Num } from "../number.tsx";
import { reviewHref } from "./review-href.ts";

type HelpfulFormProps = {
  review: { id: string; helpfulCount: number; voted: boolean; mayVote: boolean };
  /** Where to come back to. */
  here: string;
};

/** Helpful, with how many found it so; another press takes one's own vote back. Who has no vote reads the count. */
export function HelpfulForm({ review, here }: HelpfulFormProps) {
  const { id, voted, helpfulCount, mayVote } = review;
  if (!mayVote) return <HelpfulCount helpfulCount={helpfulCount} />;
  const action = `${reviewHref(id, "helpful")}?${new URLSearchParams({ next: here })}`;
  return (
    <form method="post" action={action}>
      <button className="btn alt s" aria-pressed={voted}>
        <Icon name="thumbs-up" />
        Helpful (<Num of={helpfulCount} />)
      </button>
      <input type="hidden" name="helpful" value={voted ? "off" : "on"} />
    </form>
  );
}

/** How many found a review helpful. */
export function HelpfulCount({ helpfulCount }: { helpfulCount: number }) {
  return (
    <span className="soft sm">
      Helpful (<Num of={helpfulCount} />)
    </span>
  );
}
