import { cx } from "class-variance-authority";
import { initials } from "#app/domain/profiles/public-profile.ts";
import { useLessData } from "./photo-loading.ts";

const PICTURE = "flex-none rounded-control object-cover";
/** The classes of a large picture. */
export const LARGE_PICTURE = `size-24 ${PICTURE}`;
const HUES = ["bg-avatar-1", "bg-avatar-2", "bg-avatar-3", "bg-avatar-4", "bg-avatar-5"];

/** A person's picture, or their initials on one of five hues, always the same for a person. With less data a small picture gives way to them. */
export function Avatar({
  id,
  name,
  picture = null,
  preview,
  large = false,
}: {
  id: string;
  name: string;
  /** The id of the person's picture. */
  picture?: string | null;
  /** The address of a picture that is only chosen so far. */
  preview?: string | null;
  large?: boolean;
}) {
  const size = large ? "size-24" : "size-11";
  const lessData = useLessData();
  if (preview || (picture && (large || !lessData))) {
    const side = large ? 96 : 44;
    const sources = preview
      ? { src: preview }
      : large
        ? { src: `/photos/${picture}/256.webp` }
        : {
            src: `/photos/${picture}/64.webp`,
            srcSet: `/photos/${picture}/64.webp 1x, /photos/${picture}/256.webp 2x`,
          };
    return <img className={cx(size, PICTURE)} {...sources} width={side} height={side} alt="" />;
  }
  return (
    <span
      className={cx(
        size,
        large ? "text-3xl" : "text-md",
        "grid flex-none place-items-center rounded-control font-extrabold text-on-deep",
        HUES[(Number.parseInt(id.slice(0, 6), 16) || 0) % HUES.length],
      )}
      aria-hidden="true"
    >
      {initials(name) || "?"}
    </span>
  );
}
