import { useContext } from "react";
import { findCategory, serviceIcon } from "#app/domain/services/catalogue.ts";
import { Icon, IconSheet } from "./icon.tsx";

type ClothProps = {
  categoryId: string;
  subcategoryId?: string | null;
  /** Picks one of four cuts of the cloth, so that neighbours do not look copied. */
  variant?: number;
  className?: string;
  icon?: string;
};

/** The drawn cloth of a trade, shown where there is no photo. Decorative: the name stands beside it. */
export function Cloth({
  categoryId,
  subcategoryId = null,
  variant = 0,
  className = "",
  icon,
}: ClothProps) {
  const sheet = useContext(IconSheet);
  const pattern = findCategory(categoryId)?.pattern ?? "weave";
  const cut = variant % 4 === 0 ? "" : ` v${variant % 4}`;
  return (
    <span className={`art ${categoryId}${cut}${className && ` ${className}`}`} aria-hidden="true">
      <svg viewBox="0 0 96 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href={`${sheet}#p-${pattern}`} />
      </svg>
      <Icon name={icon ?? serviceIcon(categoryId, subcategoryId)} />
    </span>
  );
}

/** The wide strip of a page without photos: the pattern twice, the second mirrored. */
export function WideCloth({ categoryId, subcategoryId = null, variant = 0 }: ClothProps) {
  const href = `${useContext(IconSheet)}#p-${findCategory(categoryId)?.pattern ?? "weave"}`;
  const cut = variant % 4 === 2 ? " v2" : "";
  return (
    <span className={`art big ${categoryId}${cut}`} aria-hidden="true">
      <svg viewBox="0 0 192 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href={href} width="96" height="60" />
        <use href={href} width="96" height="60" transform="matrix(-1 0 0 1 192 0)" />
      </svg>
      <Icon name={serviceIcon(categoryId, subcategoryId)} />
    </span>
  );
}
