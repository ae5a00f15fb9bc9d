const WIDTHS = [160, 400, 800] as const;

/** The URLs of a stored photo. */
export function photoSources(id: string) {
  const urlOf = (width: (typeof WIDTHS)[number]) => `/photos/${id}/${width}.webp`;
  return {
    small: urlOf(160),
    medium: urlOf(400),
    srcSet: WIDTHS.map((width) => `${urlOf(width)} ${width}w`).join(", "),
  };
}

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
      className="absolute inset-0 size-full object-cover"
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
