import { cx } from "class-variance-authority";

/** Over a corner of their icon, which grows with the text as the count does. */
const PLACES = {
  bar: "absolute top-0.5 right-0.5 cut-out-bar",
  tab: "absolute top-0.75 left-[calc(50%+0.125rem)] cut-out-card",
  side: "top-0.5 left-[calc(50%+0.125rem)] ml-auto with-panes:absolute with-panes:m-0",
  list: "flex-none",
};

type UnreadProps = { count: number; at: keyof typeof PLACES };

/** A red count, with words for screen readers; nothing for 0. */
export function Unread({ count, at }: UnreadProps) {
  if (count === 0) return null;
  return (
    <span
      data-count
      className={cx(
        "min-w-5 rounded-card bg-unread px-1.25 py-0.5 text-center text-xs font-bold text-on-unread",
        PLACES[at],
      )}
    >
      <span className="sr-only">, </span>
      {count > 99 ? "99+" : count}
      <span className="sr-only"> new</span>
    </span>
  );
}
