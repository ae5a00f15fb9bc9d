import { initials } from "#app/domain/profiles/public-profile.ts";
import { classes } from "./classes.ts";

const HUES = ["bg-avatar-1", "bg-avatar-2", "bg-avatar-3", "bg-avatar-4", "bg-avatar-5"];

/** A person's picture, or their initials on one of five hues that stays theirs. */
export function Avatar({
  id,
  name,
  picture = null,
  large = false,
}: {
  id: string;
  name: string;
  /** The id of the person's picture. */
  picture?: string | null;
  large?: boolean;
}) {
  const size = large ? "size-24" : "size-11";
  if (picture) {
    const side = large ? 96 : 44;
    return (
      <img
        className={classes(size, "flex-none rounded-control object-cover")}
        src={`/photos/${picture}/${large ? 256 : 64}.webp`}
        srcSet={large ? undefined : `/photos/${picture}/64.webp 1x, /photos/${picture}/256.webp 2x`}
        width={side}
        height={side}
        alt=""
      />
    );
  }
  return (
    <span
      className={classes(
        size,
        large ? "text-3xl" : "text-md",
        "grid flex-none place-items-center rounded-control font-extrabold text-white",
        HUES[(Number.parseInt(id.slice(0, 6), 16) || 0) % HUES.length],
      )}
      aria-hidden="true"
    >
      {initials(name)}
    </span>
  );
}
