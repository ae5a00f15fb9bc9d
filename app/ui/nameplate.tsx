import { initials } from "#app/domain/services/professional.ts";

/** A person's picture, or their initials on one of five hues that stays theirs. */
export function Nameplate({
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
  if (picture) {
    const side = large ? 96 : 44;
    return (
      <img
        className={large ? "plate xl" : "plate"}
        src={`/photos/${picture}/${large ? 256 : 64}.webp`}
        srcSet={large ? undefined : `/photos/${picture}/64.webp 1x, /photos/${picture}/256.webp 2x`}
        width={side}
        height={side}
        alt=""
      />
    );
  }
  const hue = (Number.parseInt(id.slice(0, 6), 16) || 0) % 5;
  return (
    <span className={`plate h${hue + 1}${large ? " xl" : ""}`} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
