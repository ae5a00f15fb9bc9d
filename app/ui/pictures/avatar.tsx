import { cx } from "class-variance-authority";
import { initials } from "#app/domain/profiles/public-profile.ts";
import { photoPath } from "#app/links.ts";
import { useLessData } from "./photo-loading.ts";

const PICTURE = "flex-none rounded-control object-cover";
/** The classes of a large picture. */
export const LARGE_PICTURE = `size-24 ${PICTURE}`;
const HUES = ["bg-avatar-1", "bg-avatar-2", "bg-avatar-3", "bg-avatar-4", "bg-avatar-5"];

type AvatarProps = {
  id: string;
  name: string;
  /** The id of the person's picture. */
  picture?: string | null;
  /** The address of a picture that is only chosen so far. */
  preview?: string | null;
  large?: boolean;
};

/**
 * A person's picture, or their initials on one of five hues, always the same for a person. With
 * less data a small picture gives way to them.
 */
export function Avatar({ id, name, picture = null, preview, large = false }: AvatarProps) {
  const size = large ? "size-24" : "size-11";
  const lessData = useLessData();
  const pictureId = lessData && !large ? null : picture;
  const sources = preview ? { src: preview } : pictureId && sourcesOf(pictureId, large);
  if (sources) {
    const side = large ? 96 : 44;
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

/** The addresses of a picture; a small one is sharp on a screen with twice the pixels too. */
function sourcesOf(pictureId: string, large: boolean) {
  const src = photoPath(pictureId, "256.webp");
  if (large) return { src };
  const small = photoPath(pictureId, "64.webp");
  return { src: small, srcSet: `${small} 1x, ${src} 2x` };
}
