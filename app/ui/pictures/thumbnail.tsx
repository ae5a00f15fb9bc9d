import { cx } from "class-variance-authority";
import type { ServiceArt } from "./category-patterns.ts";
import { Pattern, PhotoBox } from "./pattern.tsx";
import { FILLS_BOX, photoSources } from "./photo.tsx";
import { useLessData } from "./photo-loading.ts";

type PicturedService = { number: number; categoryId: string; photoId: string | null };

type ThumbnailProps = { service: PicturedService; art: ServiceArt; large?: boolean };

/**
 * The first photo of a service in a small square, else, and with less data, its category's pattern. Decorative: its title is
 * beside it.
 */
export function Thumbnail({ service, art, large = false }: ThumbnailProps) {
  const { number, categoryId, photoId } = service;
  const lessData = useLessData();
  const box = cx("size-12 flex-none rounded-control", large && "sm:size-22");
  if (!photoId || lessData) {
    return (
      <Pattern {...art} categoryId={categoryId} variant={number} size="mini" className={box} />
    );
  }
  return (
    <PhotoBox categoryId={categoryId} className={box}>
      <img
        className={FILLS_BOX}
        src={photoSources(photoId).small}
        width={48}
        height={48}
        alt=""
        loading="lazy"
      />
    </PhotoBox>
  );
}
