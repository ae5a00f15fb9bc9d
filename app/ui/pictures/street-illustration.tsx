import { cx } from "class-variance-authority";
import { useContext } from "react";
import { IconSheet } from "./icon.tsx";
import { useLessData } from "./photo-loading.ts";

type StreetIllustrationProps = {
  /** With a kite on wide screens, where there is room above the houses. */
  kite?: boolean;
  className?: string;
};

/** A street of Georgetown, in the colours of the theme. Decorative: left out with less data. */
export function StreetIllustration({ kite = false, className }: StreetIllustrationProps) {
  const sheet = useContext(IconSheet);
  if (useLessData()) return null;
  return (
    <svg
      className={cx("block", className)}
      viewBox="0 -70 480 276"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <use href={`${sheet}#street-sun`} y="-70" width="480" height="276" />
      {kite && (
        <use
          className="max-lg:hidden"
          href={`${sheet}#street-kite`}
          y="-70"
          width="480"
          height="276"
        />
      )}
      <use href={`${sheet}#street-houses`} y="-70" width="480" height="276" />
    </svg>
  );
}
