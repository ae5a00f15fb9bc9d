import { initials } from "#app/domain/professional.ts";

/** A person's picture, or their initials on one of five hues that stays theirs. */
export function Nameplate({
  id,
  name,
  large = false,
}: {
  id: string;
  name: string;
  large?: boolean;
}) {
  const hue = (Number.parseInt(id.slice(0, 6), 16) || 0) % 5;
  return (
    <span className={`plate h${hue + 1}${large ? " xl" : ""}`} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
