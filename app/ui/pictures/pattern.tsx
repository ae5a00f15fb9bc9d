import { cx } from "class-variance-authority";
import { type ReactNode, useContext } from "react";
import { Icon, IconSheet } from "./icon.tsx";
import { useLessData } from "./photo-loading.ts";

export const STAMP = "absolute z-1 bg-stamp text-on-stamp";
const WIDE_STAMP = "bottom-3 left-3 size-13 p-2.75 lg:bottom-5 lg:left-5 lg:size-16 lg:p-3.5";

/** The icon on each size of pattern. */
export const STAMPS = {
  card: "rounded-control bottom-2 left-2 size-9 p-1.75 stamp-rim sm:bottom-3 sm:left-3 sm:size-11 sm:p-2.25",
  plain: "rounded-control bottom-3 left-3 size-11 p-2.25 stamp-rim",
  tile: "rounded-control bottom-2.5 left-2.5 size-9.5 p-2 stamp-rim",
  wide: `rounded-control ${WIDE_STAMP} stamp-rim`,
  /** The pattern alone. */
  bare: "hidden",
  mini: "inset-0 m-auto size-7 rounded-badge p-1.25 cut-out-on-stamp",
};

/** Variants of a pattern: as drawn, in swapped tones, mirrored, enlarged. An even one never looks like an odd one. */
export const VARIANTS = [
  "",
  "[transform:scaleY(-1)] [--tone:var(--ground)]",
  "[transform:scaleX(-1)]",
  "[transform:scale(-1.7)]",
];
export const SWAPPED = 1;

const BOX = "relative block overflow-hidden";

export type PatternProps = {
  categoryId: string;
  /** Picks one of four variants of the pattern. */
  variant?: number;
  size?: keyof typeof STAMPS;
  /** The width and aspect ratio of its box. */
  className?: string;
  icon: string;
  /** The id of its drawing; by itself the category's own. */
  drawing?: string;
};

/** A pattern with its icon, for parts that know both: looking them up takes the whole catalogue. Decorative. */
export function Pattern(props: PatternProps) {
  const { categoryId, variant = 0, size = "plain", className, icon } = props;
  const { drawing = `p-${categoryId}` } = props;
  const sheet = useContext(IconSheet);
  const lessData = useLessData();
  const drawn = variant % VARIANTS.length;
  return (
    <span className={patternBox(categoryId, drawn, className)} aria-hidden="true">
      {!lessData && (
        <svg
          className={cx("absolute inset-0 size-full", VARIANTS[drawn])}
          viewBox="0 0 96 60"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <use href={`${sheet}#${drawing}`} />
        </svg>
      )}
      {!(lessData && size === "card") && <Icon name={icon} className={cx(STAMP, STAMPS[size])} />}
    </span>
  );
}

/** The classes of a pattern's box; `lamplit` dims it in the dark theme, unlike a photo. */
export function patternBox(
  categoryId: string,
  drawn: number,
  className: string | undefined,
): string {
  return cx(
    categoryId,
    BOX,
    drawn === SWAPPED ? "bg-(--tone)" : "bg-(--ground)",
    "lamplit",
    className,
  );
}

type PhotoBoxProps = { categoryId: string; className?: string; children: ReactNode };

/** The box of a photo, in the ground colour of the category until it has loaded. */
export function PhotoBox({ categoryId, className, children }: PhotoBoxProps) {
  return <span className={cx(categoryId, BOX, "bg-(--ground)", className)}>{children}</span>;
}
