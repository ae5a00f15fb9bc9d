import { photoPath } from "#app/links.ts";

const WIDTHS = [160, 400, 800] as const;

/** The URLs of a stored photo, by its id or by its name for its owner. */
export function photoSources(name: string) {
  const urlOf = (width: (typeof WIDTHS)[number]) => photoPath(name, `${width}.webp`);
  return {
    small: urlOf(160),
    medium: urlOf(400),
    srcSet: WIDTHS.map((width) => `${urlOf(width)} ${width}w`).join(", "),
  };
}

/** The classes of a photo that fills its box. */
export const FILLS_BOX = "absolute inset-0 size-full object-cover";

type PhotoProps = {
  id: string;
  alt: string;
  width: number;
  height: number;
  sizes: string;
  eager?: boolean;
};

/** A stored photo, with its size, so that the layout does not shift when it loads. */
export function Photo({ id, alt, width, height, sizes, eager = false }: PhotoProps) {
  const { medium, srcSet } = photoSources(id);
  return (
    <img
      className={FILLS_BOX}
      src={medium}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
    />
  );
}

/** The smallest size of a stored photo, which fills its box. */
export function SmallPhoto({ id, alt }: Pick<PhotoProps, "id" | "alt">) {
  return <img className={FILLS_BOX} src={photoSources(id).small} alt={alt} loading="lazy" />;
}
