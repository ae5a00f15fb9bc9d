import { CategoryPattern, PhotoBox } from "./category-pattern.tsx";
import { classes } from "./classes.ts";
import { photoSources } from "./photo.tsx";

type PicturedService = {
  number: number;
  categoryId: string;
  subcategoryId: string | null;
  photoId: string | null;
};

/** The first photo of a service in a small square, else its category's pattern. Decorative: its title is beside it. */
export function Thumbnail({
  service,
  large = false,
}: {
  service: PicturedService;
  large?: boolean;
}) {
  const { number, categoryId, subcategoryId, photoId } = service;
  const box = classes("size-12 flex-none rounded-control", large && "sm:size-22");
  if (!photoId) {
    return (
      <CategoryPattern
        categoryId={categoryId}
        subcategoryId={subcategoryId}
        variant={number}
        size="mini"
        className={box}
      />
    );
  }
  return (
    <PhotoBox categoryId={categoryId} className={box}>
      <img
        className="absolute inset-0 size-full object-cover"
        src={photoSources(photoId).small}
        width={48}
        height={48}
        alt=""
        loading="lazy"
      />
    </PhotoBox>
  );
}
