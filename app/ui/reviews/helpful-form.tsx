import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Num } from "#app/ui/values/number.tsx";

type HelpfulFormProps = {
  review: { id: string; helpfulCount: number; voted: boolean; mayVote: boolean };
  /** The page to return to. */
  here: string;
};

/** The Helpful button with its count; a second press removes the vote. People who may not vote see the count. */
export function HelpfulForm({ review, here }: HelpfulFormProps) {
  const { id, voted, helpfulCount, mayVote } = review;
  if (!mayVote) return <HelpfulCount helpfulCount={helpfulCount} />;
  return (
    <form method="post" action={paths.review(id, "helpful", here)}>
      <AccountField />
      <Button
        variant="secondary"
        size="small"
        className="fills-when-pressed stays-pressed"
        aria-pressed={voted}
      >
        <Icon name="thumbs-up" />
        Helpful (<Num of={helpfulCount} />)
      </Button>
      <input type="hidden" name="helpful" value={voted ? "off" : "on"} />
    </form>
  );
}

/** The number of helpful votes of a review. */
export function HelpfulCount({ helpfulCount }: { helpfulCount: number }) {
  return (
    <span className="text-sm text-soft">
      Helpful (<Num of={helpfulCount} />)
    </span>
  );
}
