import { cx } from "class-variance-authority";

const STITCHES = "absolute top-11 bottom-1 left-4.5 w-1 stitches-down";
const STITCHES_IN_ROW =
  "sm:top-4.5 sm:-right-4 sm:bottom-auto sm:left-12 sm:h-1 sm:w-auto sm:stitches-across";

type NumberedListProps = {
  steps: readonly { title: string; text: string }[];
  /** Beside each other from 640 px. */
  inRow?: boolean;
  className?: string;
};

/** Numbered steps joined by a stitched line. */
export function NumberedList({ steps, inRow = false, className }: NumberedListProps) {
  return (
    <ol className={cx("grid", inRow && "sm:grid-cols-4 sm:gap-6", className)}>
      {steps.map(({ title, text }, i) => (
        <li key={title} className={cx("relative pb-5 pl-14", inRow && "sm:pt-14 sm:pb-0 sm:pl-0")}>
          <span
            className="absolute top-0 left-0 grid size-10 place-items-center content-center rounded-control bg-gold text-xl font-extrabold text-on-gold"
            aria-hidden="true"
          >
            {i + 1}
          </span>
          {i < steps.length - 1 && <span className={cx(STITCHES, inRow && STITCHES_IN_ROW)} />}
          <h3>{title}</h3>
          <p className="text-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
