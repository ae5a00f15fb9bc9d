import { cx } from "class-variance-authority";
import { useContext } from "react";
import { artOf } from "./category-patterns.ts";
import { Icon, IconSheet } from "./icon.tsx";
import {
  Pattern,
  type PatternProps,
  patternBox,
  STAMP,
  STAMPS,
  SWAPPED,
  VARIANTS,
} from "./pattern.tsx";
import { useLessData } from "./photo-loading.ts";

type CategoryPatternProps = Omit<PatternProps, "drawing" | "icon"> & {
  subcategoryId?: string | null;
  icon?: string;
};

/**
 * A pattern of a category, a service's by its subcategory, shown where there is no photo; with less data its ground
 * colour and, except on cards, its icon. Decorative: the name is beside it.
 */
export function CategoryPattern({ subcategoryId = null, icon, ...props }: CategoryPatternProps) {
  const { categoryId } = props;
  const art = artOf(categoryId, subcategoryId);
  return <Pattern {...props} {...art} icon={icon ?? art.icon} />;
}

/** The wide header of a page without photos: the pattern twice, the second mirrored. */
export function WideCategoryPattern({
  categoryId,
  subcategoryId = null,
  variant = 0,
  strip = false,
}: CategoryPatternProps & { strip?: boolean }) {
  const { icon, drawing } = artOf(categoryId, subcategoryId);
  const href = `${useContext(IconSheet)}#${drawing}`;
  const lessData = useLessData();
  const drawn = variant % VARIANTS.length === SWAPPED ? SWAPPED : 0;
  return (
    <span
      className={patternBox(
        categoryId,
        drawn,
        cx("rounded-control", strip ? "h-16" : "aspect-16/5"),
      )}
      aria-hidden="true"
    >
      {!lessData && (
        <svg
          className={cx("absolute inset-0 size-full", VARIANTS[drawn])}
          viewBox="0 0 192 60"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <use href={href} width="96" height="60" />
          <use className="[transform:scaleX(-1)]" href={href} x="-192" width="96" height="60" />
        </svg>
      )}
      <Icon name={icon} className={cx(STAMP, strip ? STAMPS.tile : STAMPS.wide)} />
    </span>
  );
}
