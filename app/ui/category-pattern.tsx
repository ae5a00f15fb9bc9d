import { type ReactNode, useContext } from "react";
import { findCategory, serviceIcon } from "#app/domain/services/catalogue.ts";
import { classes } from "./classes.ts";
import { Icon, IconSheet } from "./icon.tsx";

const STAMP = "absolute z-1 bg-stamp text-on-stamp";
const WIDE_STAMP = "bottom-3 left-3 size-13 p-2.75 lg:bottom-5 lg:left-5 lg:size-16 lg:p-3.5";

/** The icon on each size of pattern. */
const STAMPS = {
  card: "rounded-control bottom-2 left-2 size-9 p-1.75 stamp-rim sm:bottom-3 sm:left-3 sm:size-11 sm:p-2.25",
  plain: "rounded-control bottom-3 left-3 size-11 p-2.25 stamp-rim",
  tile: "rounded-control bottom-2.5 left-2.5 size-9.5 p-2 stamp-rim",
  wide: `rounded-control ${WIDE_STAMP} stamp-rim`,
  /** The pattern alone. */
  bare: "hidden",
  mini: "inset-0 m-auto size-7 rounded-badge p-1.25 mini-stamp-rim",
};

/** Variants of a pattern, so that neighbours look different: as drawn, mirrored, in swapped tones, enlarged. */
const VARIANTS = [
  "",
  "[transform:scaleX(-1)]",
  "[transform:scaleY(-1)] [--tone:var(--ground)]",
  "[transform:scale(-1.7)]",
];
const SWAPPED = 2;

const BOX = "relative block overflow-hidden";

type CategoryPatternProps = {
  categoryId: string;
  subcategoryId?: string | null;
  /** Picks one of four variants of the pattern. */
  variant?: number;
  size?: keyof typeof STAMPS;
  /** The width and aspect ratio of its box. */
  className?: string;
  icon?: string;
};

/** The pattern of a category, shown where there is no photo. Decorative: the name is beside it. */
export function CategoryPattern(props: CategoryPatternProps) {
  const { categoryId, subcategoryId = null, variant = 0, size = "plain", className, icon } = props;
  const sheet = useContext(IconSheet);
  const pattern = findCategory(categoryId)?.pattern ?? "weave";
  const drawn = variant % VARIANTS.length;
  return (
    <span className={patternBox(categoryId, drawn, className)} aria-hidden="true">
      <svg
        className={classes("absolute inset-0 size-full", VARIANTS[drawn])}
        viewBox="0 0 96 60"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <use href={`${sheet}#p-${pattern}`} />
      </svg>
      <Icon
        name={icon ?? serviceIcon(categoryId, subcategoryId)}
        className={classes(STAMP, STAMPS[size])}
      />
    </span>
  );
}

/** The wide header of a page without photos: the pattern twice, the second mirrored. */
export function WideCategoryPattern({
  categoryId,
  subcategoryId = null,
  variant = 0,
}: CategoryPatternProps) {
  const href = `${useContext(IconSheet)}#p-${findCategory(categoryId)?.pattern ?? "weave"}`;
  const drawn = variant % VARIANTS.length === SWAPPED ? SWAPPED : 0;
  return (
    <span
      className={patternBox(categoryId, drawn, "aspect-16/5 rounded-control")}
      aria-hidden="true"
    >
      <svg
        className={classes("absolute inset-0 size-full", VARIANTS[drawn])}
        viewBox="0 0 192 60"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <use href={href} width="96" height="60" />
        <use className="[transform:scaleX(-1)]" href={href} x="-192" width="96" height="60" />
      </svg>
      <Icon name={serviceIcon(categoryId, subcategoryId)} className={classes(STAMP, STAMPS.wide)} />
    </span>
  );
}

/** The classes of a pattern's box; `lamplit` dims it in the dark theme, unlike a photo. */
function patternBox(categoryId: string, drawn: number, className: string | undefined): string {
  return classes(
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
  return <span className={classes(categoryId, BOX, "bg-(--ground)", className)}>{children}</span>;
}
